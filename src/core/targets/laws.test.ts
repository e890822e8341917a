import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payloadAsSchema } from '../../testing/payload-as-schema.ts';
import { sampleInstance, seededRandom } from '../../testing/sample-instance.ts';
import { schemaArbitrary } from '../../testing/schema-arbitrary.ts';
import { isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { formatPointer, type Pointer, parsePointer, pointersEqual, startsWith, valueAt } from '../model/pointer.ts';
import { TARGET_IDS, type TargetId } from '../model/target-id.ts';
import { readTool } from '../model/tool.ts';
import { walkSchema } from '../schema/walk.ts';
import { applicable, canonicalView, childNodes, rootNode, type ViewNode } from './calls/schema-view.ts';
import { decodeArguments, encodeArguments } from './calls/translate-arguments.ts';
import type { Conversion } from './conversion.ts';
import { convert } from './convert.ts';
import { judgeAsIs } from './limits/judge-as-is.ts';

const RUNS = { numRuns: 40, seed: 20261129 };
const INSTANCES = 20;
/** Two test files at once may share one slow core. */
const TIMEOUT = 30_000;

const ajv = new Ajv2020({ strict: false, ownProperties: true, allErrors: true, logger: false, validateSchema: false });
addFormats.default(ajv);

function validator(schema: JsonValue): ValidateFunction {
  const check = ajv.compile(schema as object);
  ajv.removeSchema(schema as object);
  return check;
}

function toolOf(parameters: JsonObject) {
  return readTool({ name: 'get_item', description: 'Gets one item.', parameters });
}

interface Pair {
  readonly parameters: JsonObject;
  readonly conversion: Conversion;
  readonly canonical: ValidateFunction;
  readonly payload: ValidateFunction;
  /** What the payload takes, read back. */
  decode(sent: JsonValue): JsonValue;
  encode(value: JsonValue): JsonValue;
  /** The original name of a key that was sent. */
  original(key: string): string;
}

/** `written` is what is converted; `parameters` says the same in the words of 2020-12. */
function pairOf(parameters: JsonObject, target: TargetId, written = parameters): Pair | undefined {
  const tool = toolOf(written);
  const conversion = convert(tool, target);
  if (conversion.payload === null) return undefined;
  const originals = new Map(
    Object.entries(conversion.keyMap ?? {}).map(([place, name]) => [parsePointer(place)?.at(-1) ?? '', name]),
  );
  return {
    parameters,
    conversion,
    canonical: validator(parameters),
    payload: validator(payloadAsSchema(conversion.payload, target)),
    decode: (sent) => decodeArguments(sent, tool, { conversion }).value,
    encode: (value) => encodeArguments(value, conversion),
    original: (key) => originals.get(key) ?? key,
  };
}

function instances(schema: JsonValue, seed: number): JsonValue[] {
  const random = seededRandom(seed);
  return Array.from({ length: INSTANCES }, () => sampleInstance(schema, random)).filter(isObject);
}

/** Losses of these change no verdict, so that they excuse none. */
const ANNOTATIONS = new Set([
  'title',
  'description',
  'default',
  'examples',
  'example',
  'deprecated',
  '$comment',
  '$defs',
]);

/**
 * Losses that are more than a rewriting. Closing an object that is silent about other properties counts as a rewriting,
 * although values with other properties are no longer taken.
 */
function realLosses({ losses }: Conversion): Pointer[] {
  return losses
    .filter(({ keyword = '' }) => !ANNOTATIONS.has(keyword) && !keyword.startsWith('x-'))
    .filter(({ kind, keyword }) => kind !== 'rewritten' || keyword === 'additionalProperties')
    .map(({ pointer }) => pointer);
}

/** The nodes of the schema that speak of the value at `path` or of what holds it, references followed. */
function nodesAlong(parameters: JsonObject, value: JsonValue, path: Pointer): Pointer[] {
  const view = canonicalView(parameters);
  let nodes: readonly ViewNode[] = [rootNode(view)];
  let here: JsonValue | undefined = value;
  const found: Pointer[] = [];
  for (const segment of [...path, undefined]) {
    nodes = nodes.flatMap((node) => applicable(view, node, undefined));
    found.push(...nodes.map(({ pointer }) => ['parameters', ...pointer]));
    if (segment === undefined) break;
    const key = Array.isArray(here) ? Number(segment) : segment;
    nodes = childNodes(view, nodes, key);
    here = valueAt(here, [segment]);
  }
  return found;
}

/** Whether a loss names a node on the way to one of the places where a validator stumbled, or a keyword there. */
function isNamed(pair: Pair, value: JsonValue, errors: readonly ErrorObject[] | null | undefined): boolean {
  const losses = realLosses(pair.conversion);
  return (errors ?? []).some(({ instancePath }) => {
    const path = (parsePointer(instancePath) ?? []).map((segment) => pair.original(segment));
    const nodes = nodesAlong(pair.parameters, value, path).map(formatPointer);
    return losses.some(
      (loss) => nodes.includes(formatPointer(loss)) || nodes.includes(formatPointer(loss.slice(0, -1))),
    );
  });
}

/** Null stands for "left out" in strict modes, so that the two cannot be told apart where both are allowed. */
function withoutNulls(value: JsonValue): string {
  const text = JSON.stringify(value, (_key, item) => (isObject(item) ? sortedWithoutNulls(item) : item));
  return text;
}

function sortedWithoutNulls(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}

/** What breaks the law for one pair and one value, in words; undefined when nothing does. */
function breach(pair: Pair, sent: JsonValue, original: JsonValue | undefined): string | undefined {
  const isTaken = pair.payload(sent);
  const payloadErrors = pair.payload.errors;
  const decoded = pair.decode(sent);
  if (original !== undefined && pair.canonical(original)) {
    if (!isTaken && !isNamed(pair, original, payloadErrors)) {
      return `the payload refuses ${JSON.stringify(sent)}: ${JSON.stringify(payloadErrors?.[0])}`;
    }
    if (withoutNulls(decoded) !== withoutNulls(original)) {
      return `${JSON.stringify(original)} comes back as ${JSON.stringify(decoded)}`;
    }
  }
  if (!isTaken || pair.canonical(decoded) || isNamed(pair, decoded, pair.canonical.errors)) return undefined;
  return `the payload takes ${JSON.stringify(sent)}, the schema refuses ${JSON.stringify(decoded)}: ${JSON.stringify(pair.canonical.errors?.[0])}`;
}

/** Keywords of the schema that stand neither in the payload nor in a loss of their own or of what holds them. */
function unaccounted(parameters: JsonObject, { payload, losses, provenance }: Conversion): string[] {
  if (payload === null) return [];
  const isLost = (place: Pointer) =>
    losses.some(({ pointer, keyword }) => {
      const named = keyword === undefined || pointer.at(-1) === keyword ? pointer : [...pointer, keyword];
      return pointer.length > 1 ? startsWith(place, pointer) || startsWith(place, named) : pointersEqual(place, named);
    });
  const isSent = (place: Pointer) =>
    provenance.some(({ payload: sent, descriptor }) => {
      return (
        startsWith(place, descriptor) && valueAt(payload, [...sent, ...place.slice(descriptor.length)]) !== undefined
      );
    });
  // A definition that nobody refers to takes nothing away, and may go unsaid.
  const isReferenced = (place: Pointer) =>
    place[1] !== '$defs' ||
    (place.length > 2 && provenance.some(({ descriptor }) => startsWith(descriptor, place.slice(0, 3))));
  return [...walkSchema(parameters, ['parameters'])]
    .flatMap(({ schema, pointer }) => (isObject(schema) ? Object.keys(schema).map((key) => [...pointer, key]) : []))
    .filter((place) => isReferenced(place) && !isLost(place) && !isSent(place))
    .map(formatPointer);
}

/** One of each kind of schema: the others send the same one in another envelope. */
const DISTINCT: readonly TargetId[] = TARGET_IDS.filter(
  (target) => !['openai-chat', 'openai-responses:strict', 'mcp:2025-06-18'].includes(target),
);

describe.each(DISTINCT)('%s', (target) => {
  test(
    'what the payload takes, the schema takes, and the other way round, unless a loss names the place',
    () => {
      fc.assert(
        fc.property(schemaArbitrary(), fc.nat(), (parameters, seed) => {
          const pair = pairOf(parameters, target);
          if (pair === undefined) return;
          for (const value of instances(parameters, seed))
            expect(breach(pair, pair.encode(value), value)).toBeUndefined();
          const schema = payloadAsSchema(pair.conversion.payload as JsonObject, target);
          for (const sent of instances(schema, seed + 1)) expect(breach(pair, sent, undefined)).toBeUndefined();
        }),
        RUNS,
      );
    },
    TIMEOUT,
  );

  test(
    'same bytes twice, the input unchanged, every keyword in the payload or in a loss',
    () => {
      fc.assert(
        fc.property(schemaArbitrary(), (parameters) => {
          const before = JSON.stringify(parameters);
          const first = convert(toolOf(parameters), target);
          const second = convert(toolOf(JSON.parse(before)), target);
          expect(JSON.stringify(second.payload)).toBe(JSON.stringify(first.payload));
          expect(JSON.stringify(parameters)).toBe(before);
          expect(first.status === 'refused').toBe(first.payload === null);
          expect(first.losses.some(({ kind }) => kind === 'refused')).toBe(first.payload === null);
          expect(unaccounted(parameters, first)).toEqual([]);
        }),
        RUNS,
      );
    },
    TIMEOUT,
  );

  test(
    'the payload is nothing that the same tables call refused',
    () => {
      fc.assert(
        fc.property(schemaArbitrary(), (parameters) => {
          const { payload } = convert(toolOf(parameters), target);
          const problems = payload === null ? [] : judgeAsIs(payload, target);
          expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
        }),
        RUNS,
      );
    },
    TIMEOUT,
  );
});

/** The same schema in the idioms of draft-04 and OpenAPI 3.0. */
function inOlderWords(schema: JsonValue): JsonValue {
  if (Array.isArray(schema)) return schema.map(inOlderWords);
  if (!isObject(schema)) return schema;
  const node: Record<string, JsonValue> = {};
  for (const [key, value] of Object.entries(schema)) node[key] = DATA.has(key) ? value : inOlderWords(value);
  const { type, exclusiveMinimum, exclusiveMaximum, prefixItems, items, minimum, maximum } = schema;
  if (Array.isArray(type) && type.length === 2 && type[1] === 'null' && !('enum' in schema)) {
    node.type = type[0] as JsonValue;
    node.nullable = true;
  }
  if (typeof exclusiveMinimum === 'number' && minimum === undefined) {
    Object.assign(node, { minimum: exclusiveMinimum, exclusiveMinimum: true });
  }
  if (typeof exclusiveMaximum === 'number' && maximum === undefined) {
    Object.assign(node, { maximum: exclusiveMaximum, exclusiveMaximum: true });
  }
  if (prefixItems !== undefined && items !== undefined) {
    node.additionalItems = node.items as JsonValue;
    node.items = node.prefixItems as JsonValue;
    delete node.prefixItems;
  }
  return node;
}

const DATA = new Set(['enum', 'const', 'default', 'examples', 'required', 'type', 'dependentRequired']);

describe.each<TargetId>(['openai-chat:strict', 'anthropic:strict', 'gemini'])('%s', (target) => {
  test(
    'older words for the same thing give a payload that takes the same',
    () => {
      fc.assert(
        fc.property(schemaArbitrary(), fc.nat(), (parameters, seed) => {
          const pair = pairOf(parameters, target, inOlderWords(parameters) as JsonObject);
          if (pair === undefined) return;
          for (const value of instances(parameters, seed))
            expect(breach(pair, pair.encode(value), value)).toBeUndefined();
        }),
        RUNS,
      );
    },
    TIMEOUT,
  );
});
