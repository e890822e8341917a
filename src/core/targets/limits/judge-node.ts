import { get, has, isArray, isObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { SchemaNode } from '../../schema/walk.ts';
import { typesOf } from '../calls/schema-view.ts';
import type { Target } from '../define-target.ts';
import { type AsIsProblem, doubtful, refused } from './as-is-problem.ts';
import { rawVerdict } from './raw-verdict.ts';
import { isObjectSchema } from './totals.ts';

/** One schema node by the keyword table and the rules for every node. */
export function judgeNode(node: SchemaNode, base: Pointer, target: Target): AsIsProblem[] {
  const at = [...base, ...node.pointer];
  if (!isObject(node.schema)) return booleanProblems(node, at, target);
  const { schema } = node;
  return [
    ...keywordProblems(schema, at, target),
    ...refProblems(schema, at, target),
    ...(has(schema, '$ref') ? [] : [...typeProblems(schema, at, target), ...objectProblems(schema, at, target)]),
  ];
}

/** A flag under `additionalProperties` and its kind is a matter of that keyword, not a schema of its own. */
const FLAG_KEYWORDS = new Set(['additionalProperties', 'additionalItems', 'unevaluatedProperties', 'unevaluatedItems']);

function booleanProblems(node: SchemaNode, at: Pointer, target: Target): AsIsProblem[] {
  const { booleanSchemas } = target.node;
  if (booleanSchemas === 'keep' || FLAG_KEYWORDS.has(node.keyword ?? '')) return [];
  // MCP's own schema says of the root's properties only that they are objects.
  const isRootProperty = node.keyword === 'properties' && node.parent?.parent === undefined;
  if (booleanSchemas === 'objects-in-properties' && !isRootProperty) return [];
  return [refused('node', at, 'as-is-boolean', { provider: target.label })];
}

function keywordProblems(schema: JsonObject, at: Pointer, target: Target): AsIsProblem[] {
  const problems: AsIsProblem[] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    const verdict = rawVerdict(target, keyword, value, schema);
    if (verdict !== 'refuses' && verdict !== 'unsure') continue;
    if (verdict === 'unsure' && isHarmless(target, keyword)) continue;
    const data = { keyword, value: shown(value), provider: target.label };
    const pointer = [...at, keyword];
    problems.push(
      verdict === 'refuses'
        ? refused('keyword', pointer, 'as-is-keyword', data)
        : doubtful('keyword', pointer, 'as-is-keyword-unsure', data),
    );
  }
  return problems;
}

/** Annotations that every report says are tolerated; only sent or not is open. */
function isHarmless(target: Target, keyword: string): boolean {
  const policy = get(target.keywords as unknown as JsonObject, keyword);
  return !isObject(policy) || (policy.action === 'drop' && policy.harmless === true);
}

function refProblems(schema: JsonObject, at: Pointer, target: Target): AsIsProblem[] {
  const { besideRef } = target.node;
  if (!has(schema, '$ref') || besideRef === undefined) return [];
  const allowed = new Set(['$ref', '$defs', 'definitions', ...besideRef]);
  const isExtra = (key: string) => !allowed.has(key) && !(target.family === 'gemini' && key.startsWith('$'));
  const extra = Object.keys(schema).filter(isExtra);
  if (extra.length === 0) return [];
  // Anthropic's own converter drops them in silence; whether the API refuses them is not written anywhere.
  const report = target.family === 'anthropic' ? doubtful : refused;
  return [report('node', at, 'as-is-ref-siblings', { keywords: extra.join(', '), provider: target.label })];
}

function typeProblems(schema: JsonObject, at: Pointer, target: Target): AsIsProblem[] {
  const { node, label } = target;
  const problems: AsIsProblem[] = [];
  if (node.needsType && !TYPE_WORDS[target.family].some((word) => has(schema, word))) {
    problems.push(refused('node', at, 'as-is-untyped', { provider: label }));
  }
  const isArraySchema = typesOf(schema).includes('array');
  // OpenAI says so of tuples too, which have `prefixItems`: https://github.com/PrefectHQ/fastmcp/issues/2464, 2025-11-21.
  if (node.arraysNeedItems && isArraySchema && !has(schema, 'items')) {
    problems.push(refused('node', at, 'as-is-items', { provider: label }));
  }
  return problems;
}

/** What makes a node a typed one: the keywords that each provider's own converters ask for. */
const TYPE_WORDS: Readonly<Record<Target['family'], readonly string[]>> = {
  'openai-responses': ['type', 'anyOf'],
  'openai-chat': ['type', 'anyOf'],
  anthropic: ['type', 'enum', 'const', 'anyOf', 'allOf', 'oneOf'],
  gemini: ['type', 'anyOf'],
  mcp: [],
};

function objectProblems(schema: JsonObject, at: Pointer, target: Target): AsIsProblem[] {
  if (!isObjectSchema(schema)) return [];
  const { node, label } = target;
  const problems: AsIsProblem[] = [];
  const names = isObject(schema.properties) ? Object.keys(schema.properties) : [];
  const required = isArray(schema.required) ? schema.required.filter((name) => typeof name === 'string') : [];
  if (node.closedObjects && schema.additionalProperties !== false) {
    const place = has(schema, 'additionalProperties') ? [...at, 'additionalProperties'] : at;
    problems.push(refused('node', place, 'as-is-open', { provider: label }));
  }
  if (node.allRequired) {
    const known = new Set(required);
    const missing = names.filter((name) => !known.has(name));
    if (missing.length > 0) problems.push(refused('node', at, 'as-is-optional', listed(missing, label)));
    if (!has(schema, 'properties')) problems.push(refused('node', at, 'as-is-no-properties', { provider: label }));
  }
  const declared = new Set(names);
  const undeclared = required.filter((name) => !declared.has(name));
  const isChecked = node.allRequired || target.id === 'gemini';
  if (isChecked && undeclared.length > 0) {
    problems.push(refused('node', [...at, 'required'], 'as-is-undeclared', listed(undeclared, label)));
  }
  return problems;
}

function listed(names: readonly string[], provider: string) {
  const more = names.length > 5 ? ', ...' : '';
  return { count: names.length, names: names.slice(0, 5).join(', ') + more, provider };
}

function shown(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}
