import { get, has, isObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import { valueAt } from '../../model/pointer.ts';
import { parseTargetId, type TargetId } from '../../model/target-id.ts';
import type { Target } from '../define-target.ts';
import { TARGETS } from '../index.ts';
import { allowedCharacters } from './allowed-characters.ts';
import { type AsIsProblem, doubtful, idle, refused } from './as-is-problem.ts';
import { judgeMcp } from './judge-mcp.ts';
import { judgeOptions } from './judge-options.ts';
import { judgeSchema } from './judge-schema.ts';
import { wireFields } from './wire-fields.ts';

/**
 * What `target` would say to one element of its `tools` exactly as written. An element that says `strict: true` is held
 * to the strict rules whatever the target's mode.
 */
export function judgeAsIs(element: JsonValue, targetId: TargetId): AsIsProblem[] {
  const plain = variantFor(TARGETS[targetId], element);
  if (!isObject(element)) return [refused('envelope', [], 'as-is-not-object', { provider: plain.label })];
  const misplaced = envelopeProblem(element, plain);
  if (misplaced !== undefined) return [misplaced];
  const at = plain.envelope.body;
  const body = valueAt(element, at) as JsonObject;
  const target = body.strict === true ? strictOf(plain) : plain;
  return [
    ...typeProblems(element, target),
    ...fieldProblems(element, body, at, target),
    ...nameProblems(body, at, target),
    ...descriptionProblems(body, at, target),
    ...judgeOptions(body, at, target),
    ...parameterProblems(body, at, target),
    ...(target.family === 'mcp' ? judgeMcp(body, target) : []),
  ];
}

/** Gemini takes a schema in either of two fields; a declaration is judged by the one it has. */
function variantFor(target: Target, element: JsonValue): Target {
  if (target.family !== 'gemini' || !isObject(element) || has(element, target.envelope.parametersField)) return target;
  const other = TARGETS[target.id === 'gemini' ? 'gemini:json' : 'gemini'];
  return has(element, other.envelope.parametersField) ? other : target;
}

function strictOf(target: Target): Target {
  const id = parseTargetId(`${target.family}:strict`);
  return id === undefined ? target : TARGETS[id];
}

function envelopeProblem(element: JsonObject, target: Target): AsIsProblem | undefined {
  const body = valueAt(element, target.envelope.body);
  if (!isObject(body)) return refused('envelope', [], 'as-is-nested', { provider: target.label });
  const isFlat = target.envelope.body.length === 0;
  if (isFlat && target.family === 'openai-responses' && isObject(get(element, 'function'))) {
    return refused('envelope', ['function'], 'as-is-flat', { provider: target.label });
  }
  return undefined;
}

function typeProblems(element: JsonObject, target: Target): AsIsProblem[] {
  if (!target.family.startsWith('openai') || element.type === 'function') return [];
  return [refused('envelope', has(element, 'type') ? ['type'] : [], 'as-is-type', { provider: target.label })];
}

function fieldProblems(element: JsonObject, body: JsonObject, at: Pointer, target: Target): AsIsProblem[] {
  const known = wireFields(target);
  const isOtherVariant = (key: string) => target.family === 'gemini' && GEMINI_SCHEMAS.has(key);
  const unknown = (pointer: Pointer) => {
    const data = { field: pointer.at(-1) ?? '', provider: target.label };
    return target.family === 'mcp'
      ? idle('field', pointer, 'as-is-field-stripped', data)
      : refused('field', pointer, 'as-is-field-unknown', data);
  };
  const outer = at.length === 0 ? [] : Object.keys(element).filter((key) => key !== 'type' && key !== at[0]);
  const problems = outer.map((key) => unknown([key]));
  for (const [key, value] of Object.entries(body)) {
    if (!Object.hasOwn(known, key)) {
      if (!isOtherVariant(key)) problems.push(unknown([...at, key]));
    } else if (known[key]?.(value) === false) {
      problems.push(refused('field', [...at, key], 'as-is-field-value', { field: key, provider: target.label }));
    }
  }
  return problems;
}

/** Both together are said by a problem of their own. */
const GEMINI_SCHEMAS = new Set(['parameters', 'parametersJsonSchema']);

function nameProblems(body: JsonObject, at: Pointer, target: Target): AsIsProblem[] {
  const { name } = body;
  const pointer = has(body, 'name') ? [...at, 'name'] : at;
  if (typeof name !== 'string') return [refused('name', pointer, 'as-is-name-missing', { provider: target.label })];
  const rule = target.name;
  const limit = target.limits.nameLength;
  const data = { name, provider: target.label, characters: allowedCharacters(rule.widest ?? rule.pattern) };
  if (limit !== undefined && name.length > limit.value) {
    const length = { ...data, length: name.length, limit: limit.value };
    const say = limit.firm ? refused : doubtful;
    return [say('name', pointer, 'as-is-name-long', length)];
  }
  if (!(rule.widest ?? rule.pattern).test(name)) {
    const isStart = rule.first?.test(name.charAt(0)) === false;
    return [refused('name', pointer, isStart ? 'as-is-name-start' : 'as-is-name', data)];
  }
  if (rule.pattern.test(name)) return [];
  return [doubtful('name', pointer, 'as-is-name-risky', { ...data, characters: allowedCharacters(rule.pattern) })];
}

function descriptionProblems(body: JsonObject, at: Pointer, target: Target): AsIsProblem[] {
  const { description } = body;
  const limit = target.limits.descriptionLength;
  if (typeof description === 'string' && limit !== undefined && description.length > limit.value) {
    const data = { length: description.length, limit: limit.value, provider: target.label };
    const say = limit.firm ? refused : doubtful;
    return [say('description', [...at, 'description'], 'as-is-description-long', data)];
  }
  if (target.family !== 'gemini' || (typeof description === 'string' && description !== '')) return [];
  const pointer = has(body, 'description') ? [...at, 'description'] : at;
  return [doubtful('description', pointer, 'as-is-description-missing', { provider: target.label })];
}

function parameterProblems(body: JsonObject, at: Pointer, target: Target): AsIsProblem[] {
  const field = target.envelope.parametersField;
  const schema = get(body, field);
  const problems: AsIsProblem[] = [];
  const other = field === 'parameters' ? 'parametersJsonSchema' : 'parameters';
  if (target.family === 'gemini' && has(body, other) && has(body, field)) {
    problems.push(refused('field', [...at, other], 'as-is-both-variants', { provider: target.label }));
  }
  if (schema === undefined) {
    const isNeeded = target.family === 'anthropic' || target.family === 'mcp';
    return isNeeded
      ? [...problems, refused('root', at, 'as-is-schema-missing', { field, provider: target.label })]
      : problems;
  }
  if (schema === null && target.family === 'openai-responses') return problems;
  return [...problems, ...judgeSchema(schema, [...at, field], target)];
}
