import { get, has, isObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { formatPointer, type Pointer, valueAt } from '../../model/pointer.ts';
import type { JsonSchema } from '../../model/tool.ts';
import type { Keyword } from '../../schema/keywords.ts';
import { createRefResolver } from '../../schema/resolve-ref.ts';
import { type Draft, draftOf, shapeProblems } from '../../schema/shape-problems.ts';
import { type SchemaNode, subschemas } from '../../schema/walk.ts';
import { typesOf } from '../calls/schema-view.ts';
import type { Target } from '../define-target.ts';
import { allowedCharacters } from './allowed-characters.ts';
import { type AsIsProblem, doubtful, refused } from './as-is-problem.ts';
import { judgeNode } from './judge-node.ts';
import { judgeReferences } from './judge-references.ts';
import { judgeSize } from './judge-size.ts';
import { rawVerdict } from './raw-verdict.ts';

/** What the provider would say to the parameters' schema at `at` of an element, the root's own rules included. */
export function judgeSchema(schema: JsonValue, at: Pointer, target: Target): AsIsProblem[] {
  if (!isObject(schema)) return [refused('root', at, 'as-is-root-object', { provider: target.label })];
  return [...rootProblems(schema, at, target), ...judgeNodes(schema, at, target), ...judgeSize(schema, at, target)];
}

/** The same of any other schema, whose root may be of any type. */
export function judgeNodes(schema: JsonObject, at: Pointer, target: Target): AsIsProblem[] {
  const sent = [...walkSent(schema, target)];
  const problems = [...metaProblems(schema, at, target, sent), ...sent.flatMap((node) => judgeNode(node, at, target))];
  return [...withoutRepeats(problems), ...judgeReferences(sent, createRefResolver(schema), at, target)];
}

/** The nodes that the provider would look at: what stands under a refused keyword is not judged once more. */
function* walkSent(root: JsonSchema, target: Target): Generator<SchemaNode> {
  const waiting: SchemaNode[] = [{ schema: root, pointer: [], keyword: undefined, key: undefined, parent: undefined }];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    yield node;
    const { schema } = node;
    if (!isObject(schema)) continue;
    const children = [...subschemas(node)].filter(({ keyword = '' }) => {
      return rawVerdict(target, keyword, schema[keyword] as JsonValue, schema) !== 'refuses';
    });
    waiting.push(...children.reverse());
  }
}

function rootProblems(schema: JsonObject, at: Pointer, target: Target): AsIsProblem[] {
  const { root, label } = target;
  const problems: AsIsProblem[] = [];
  const isObjectRoot = typeof schema.type === 'string' && typesOf(schema)[0] === 'object';
  if (!isObjectRoot) {
    const place = has(schema, 'type') ? [...at, 'type'] : at;
    problems.push(refused('root', place, 'as-is-root-object', { provider: label }));
  }
  for (const keyword of root.refuses) {
    if (has(schema, keyword)) {
      problems.push(refused('root', [...at, keyword], 'as-is-root-keyword', { keyword, provider: label }));
    }
  }
  if (root.needsProperties && !isObject(get(schema, 'properties'))) {
    problems.push(refused('root', at, 'as-is-root-properties', { provider: label }));
  }
  return [...problems, ...keyProblems(schema, at, target)];
}

function keyProblems(schema: JsonObject, at: Pointer, { rootKeys: rule, label }: Target): AsIsProblem[] {
  if (rule === undefined || !isObject(schema.properties)) return [];
  return Object.keys(schema.properties)
    .filter((key) => !rule.pattern.test(key))
    .map((key) => {
      const place = [...at, 'properties', key];
      const data = { name: key, characters: allowedCharacters(rule.pattern), limit: rule.maxLength, provider: label };
      return rule.widest?.test(key) === true
        ? doubtful('key', place, 'as-is-key-unsure', data)
        : refused('key', place, 'as-is-key', data);
    });
}

/** Gemini's `parameters` is no JSON Schema: there only nodes count that it would look at, and its own types. */
function metaProblems(schema: JsonObject, at: Pointer, target: Target, sent: readonly SchemaNode[]): AsIsProblem[] {
  const draft = draftFor(schema, target);
  if (draft === undefined) return [];
  const isForeign = target.id === 'gemini';
  const places = new Set(isForeign ? sent.map(({ pointer }) => formatPointer(pointer)) : []);
  const isLookedAt = (pointer: Pointer) =>
    [1, 2].some((up) => pointer.length >= up && places.has(formatPointer(pointer.slice(0, -up))));
  return shapeProblems(schema, draft)
    .filter(({ keyword, pointer }) => !isForeign || (keyword !== 'type' && isLookedAt(pointer)))
    .filter(({ keyword, pointer }) => !isForeign || !isLongNumber(keyword, valueAt(schema, pointer)))
    .map(({ pointer, message }) => ({
      pointer: [...at, ...pointer],
      topic: 'meta-schema',
      severity: 'error',
      message,
    }));
}

/** Counts are int64 in Gemini's Schema message, which Protocol Buffers write as texts. */
function isLongNumber(keyword: Keyword | undefined, value: JsonValue | undefined): boolean {
  return /^m(in|ax)(Items|Length|Properties)$/.test(keyword ?? '') && typeof value === 'string' && /^\d+$/.test(value);
}

function draftFor(schema: JsonObject, target: Target): Draft | undefined {
  const named = draftOf(schema);
  const isNamed = has(schema, '$schema');
  if (target.family === 'anthropic' || target.id === 'gemini') return '2020-12';
  if (target.family === 'mcp' && isNamed) return named;
  if (target.family === 'mcp' && target.revision !== '2025-06-18') return '2020-12';
  if (named !== undefined) return named;
  const isNewer = shapeProblems(schema, '2020-12').length === 0;
  return isNewer || shapeProblems(schema, 'draft-07').length > 0 ? '2020-12' : 'draft-07';
}

/** A place that the meta-schema and the keyword table both speak of is said once. */
function withoutRepeats(problems: readonly AsIsProblem[]): AsIsProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ pointer, severity, topic }) => {
    if (topic !== 'meta-schema' && topic !== 'keyword') return true;
    const key = JSON.stringify([pointer, severity]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
