import { get, isArray, isObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import { createRefResolver } from '../../schema/resolve-ref.ts';
import { walkSchema } from '../../schema/walk.ts';
import { compileSchema } from '../../validate/compile-schema.ts';
import { safeEvaluators } from '../../validate/safe-evaluators.ts';
import type { Target } from '../define-target.ts';
import { TARGETS } from '../index.ts';
import { type AsIsProblem, refused } from './as-is-problem.ts';
import { recursiveNodes } from './judge-references.ts';
import { judgeNodes } from './judge-schema.ts';

/** Options of one tool that contradict each other, or the schema. Anthropic's tool pages, 2026-09. */
export function judgeOptions(body: JsonObject, at: Pointer, target: Target): AsIsProblem[] {
  if (target.family === 'gemini') return responseProblems(body, at, target);
  if (target.family !== 'anthropic') return [];
  const problems: AsIsProblem[] = [];
  const provider = target.label;
  if (get(body, 'defer_loading') === true && isObject(get(body, 'cache_control'))) {
    problems.push(refused('option', [...at, 'cache_control'], 'as-is-defer-cache', { provider }));
  }
  if (isProgrammatic(body)) {
    const place = [...at, 'allowed_callers'];
    if (get(body, 'strict') === true) problems.push(refused('option', place, 'as-is-strict-callers', { provider }));
    if (isRecursive(get(body, 'input_schema'))) {
      problems.push(refused('option', place, 'as-is-recursive-callers', { provider }));
    }
  }
  return [...problems, ...exampleProblems(body, at, target)];
}

/** Gemini: what the function returns stands in one of two fields; `response` is of the same subset as `parameters`. */
function responseProblems(body: JsonObject, at: Pointer, target: Target): AsIsProblem[] {
  const response = get(body, 'response');
  if (response === undefined) return [];
  const place = [...at, 'response'];
  const provider = target.label;
  if (!isObject(response)) return [refused('field', place, 'as-is-field-value', { field: 'response', provider })];
  const isBoth = get(body, 'responseJsonSchema') !== undefined;
  const both = isBoth ? [refused('option', place, 'as-is-both-responses', { provider })] : [];
  return [...both, ...judgeNodes(response, place, TARGETS.gemini)];
}

function isProgrammatic(body: JsonObject): boolean {
  const callers = get(body, 'allowed_callers');
  return isArray(callers) && callers.some((caller) => caller !== 'direct');
}

function isRecursive(schema: JsonValue | undefined): boolean {
  if (!isObject(schema)) return false;
  return recursiveNodes([...walkSchema(schema)], createRefResolver(schema)).length > 0;
}

/** An example input that the schema refuses is answered by a 400. */
function exampleProblems(body: JsonObject, at: Pointer, target: Target): AsIsProblem[] {
  const examples = get(body, 'input_examples');
  const schema = get(body, 'input_schema');
  if (!isArray(examples) || !isObject(schema)) return [];
  const validator = compileSchema(schema, safeEvaluators);
  if (!validator.ok) return [];
  return examples.flatMap((example, index) => {
    if (validator.value.validate(example).status !== 'invalid') return [];
    return [refused('option', [...at, 'input_examples', String(index)], 'as-is-example', { provider: target.label })];
  });
}
