import { get, has, isArray, isObject, type JsonObject } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { Target } from '../define-target.ts';
import { type AsIsProblem, refused } from './as-is-problem.ts';

/** Options of one tool that contradict each other. Anthropic: tool-search and programmatic-calling pages, 2026-09. */
export function judgeOptions(body: JsonObject, at: Pointer, target: Target): AsIsProblem[] {
  if (target.family !== 'anthropic') return [];
  const problems: AsIsProblem[] = [];
  const provider = target.label;
  if (get(body, 'defer_loading') === true && isObject(get(body, 'cache_control'))) {
    problems.push(refused('option', [...at, 'cache_control'], 'as-is-defer-cache', { provider }));
  }
  if (get(body, 'strict') === true && isProgrammatic(body)) {
    problems.push(refused('option', [...at, 'allowed_callers'], 'as-is-strict-callers', { provider }));
  }
  return problems;
}

function isProgrammatic(body: JsonObject): boolean {
  const callers = get(body, 'allowed_callers');
  return has(body, 'allowed_callers') && isArray(callers) && callers.some((caller) => caller !== 'direct');
}
