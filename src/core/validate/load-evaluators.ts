import { type Evaluators, inlineEvaluators } from './evaluators.ts';

/** Adds the expression and time zone libraries, which are loaded on demand. */
export async function loadEvaluators(evaluators: Evaluators = inlineEvaluators): Promise<Evaluators> {
  if (evaluators.expressions !== undefined && evaluators.zones !== undefined) return evaluators;
  const [{ createExpressionEngine }, { temporalZones }] = await Promise.all([
    import('./expressions.ts'),
    import('./time-zones.ts'),
  ]);
  const zones = evaluators.zones ?? temporalZones;
  return { ...evaluators, zones, expressions: evaluators.expressions ?? createExpressionEngine(zones) };
}
