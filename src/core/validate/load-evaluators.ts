import { type Evaluators, inlineEvaluators } from './evaluators.ts';

/** Adds what is loaded on demand: expressions, time zones, and ajv where code may be generated. */
export async function loadEvaluators(evaluators: Evaluators = inlineEvaluators): Promise<Evaluators> {
  const [{ createExpressionEngine }, { temporalZones }, { AjvEngine, canGenerateCode }] = await Promise.all([
    import('./expressions.ts'),
    import('./time-zones.ts'),
    import('./ajv-engine.ts'),
  ]);
  const zones = evaluators.zones ?? temporalZones;
  return {
    ...evaluators,
    zones,
    expressions: evaluators.expressions ?? createExpressionEngine(zones),
    ...(canGenerateCode() && { createCompiler: (running: Evaluators) => new AjvEngine(running) }),
  };
}
