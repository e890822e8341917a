import { type Evaluators, inlineEvaluators } from './evaluators.ts';

let loaded: Promise<Evaluators> | undefined;

/** The inline evaluators with what is loaded on demand: expressions, time zones, and ajv where code may be generated. */
export function loadEvaluators(): Promise<Evaluators> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Evaluators> {
  const [{ createExpressionEngine }, { temporalZones }, { AjvEngine, canGenerateCode }] = await Promise.all([
    import('./expressions.ts'),
    import('./time-zones.ts'),
    import('./ajv-engine.ts'),
  ]);
  return {
    ...inlineEvaluators,
    zones: temporalZones,
    expressions: createExpressionEngine(temporalZones),
    ...(canGenerateCode() && { createCompiler: (running: Evaluators) => new AjvEngine(running) }),
  };
}
