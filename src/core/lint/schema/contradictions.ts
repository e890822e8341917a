import { get, has, isArray, isObject, type JsonObject, type JsonValue, jsonEqual } from '../../model/json.ts';
import type { MessageData } from '../../model/message.ts';
import type { Pointer } from '../../model/pointer.ts';
import { type NodeFacts, typeOfValue, typesOf } from './facts.ts';

export interface Contradiction {
  readonly message:
    | 'emptyEnum'
    | 'emptyRange'
    | 'emptyLength'
    | 'constEnum'
    | 'valueType'
    | 'notAny'
    | 'branchTypes'
    | 'required'
    | 'tooFew'
    | 'noMultiple'
    | 'tooManyItems';
  /** From the node. */
  readonly at: Pointer;
  readonly data: MessageData;
}

/** What in one node leaves no value. Looks at the node's own keywords and the types of its `allOf` parts. */
export function* contradictions(node: NodeFacts): Generator<Contradiction> {
  yield* valueContradictions(node);
  yield* rangeContradictions(node);
  yield* multipleContradictions(node);
  yield* uniqueContradictions(node.schema);
  for (const what of ['Length', 'Items', 'Properties', 'Contains']) {
    const [low, high] = [`min${what}`, `max${what}`];
    const isEmpty = (numberAt(node.schema, low) ?? 0) > (numberAt(node.schema, high) ?? Number.POSITIVE_INFINITY);
    if (isEmpty) yield { message: 'emptyLength', at: [low], data: { low, high } };
  }
  const negated = get(node.schema, 'not');
  if (negated === true || (isObject(negated) && Object.keys(negated).length === 0))
    yield { message: 'notAny', at: ['not'], data: {} };
  yield* branchContradictions(node);
  yield* requiredContradictions(node.schema);
}

function* valueContradictions({ schema, types }: NodeFacts): Generator<Contradiction> {
  const values = get(schema, 'enum');
  if (isArray(values) && values.length === 0) yield { message: 'emptyEnum', at: ['enum'], data: {} };
  const isConst = has(schema, 'const');
  const constant = get(schema, 'const') as JsonValue;
  if (isConst && isArray(values) && values.length > 0 && !values.some((value) => jsonEqual(value, constant))) {
    yield { message: 'constEnum', at: ['const'], data: {} };
  }
  const known = types.every((type) =>
    ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'].includes(type),
  );
  if (types.length === 0 || !known || get(schema, 'nullable') === true) return;
  const data = { types: types.join(', ') };
  if (isConst && !isOfType(constant, types))
    yield { message: 'valueType', at: ['const'], data: { ...data, keyword: 'const' } };
  if (isArray(values) && values.length > 0 && !values.some((value) => isOfType(value, types))) {
    yield { message: 'valueType', at: ['enum'], data: { ...data, keyword: 'enum' } };
  }
}

export function isOfType(value: JsonValue, types: readonly string[]): boolean {
  const type = typeOfValue(value);
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function* rangeContradictions({ schema, types }: NodeFacts): Generator<Contradiction> {
  const lows = ['minimum', 'exclusiveMinimum'].flatMap((name) => boundAt(schema, name));
  const highs = ['maximum', 'exclusiveMaximum'].flatMap((name) => boundAt(schema, name));
  const isWhole = types.length > 0 && types.every((type) => type === 'integer');
  for (const low of lows) {
    for (const high of highs) {
      const isOpen = low.name.startsWith('exclusive') || high.name.startsWith('exclusive');
      const first = isWhole ? firstWhole(low) : low.value;
      const last = isWhole ? lastWhole(high) : high.value;
      if (first < last || (first === last && (isWhole || !isOpen))) continue;
      const data = { low: `${low.name} ${low.value}`, high: `${high.name} ${high.value}` };
      yield { message: 'emptyRange', at: [low.name], data };
      return;
    }
  }
}

/** A closed range of numbers between two multiples. */
function* multipleContradictions({ schema }: NodeFacts): Generator<Contradiction> {
  const step = numberAt(schema, 'multipleOf');
  const low = numberAt(schema, 'minimum');
  const high = numberAt(schema, 'maximum');
  if (step === undefined || step <= 0 || low === undefined || high === undefined || low > high) return;
  const isWhole = [step, low, high].every(Number.isSafeInteger);
  if (isWhole && Math.ceil(low / step) * step > high)
    yield { message: 'noMultiple', at: ['multipleOf'], data: { step, low, high } };
}

/** A list of distinct items cannot be longer than its items have values. */
function* uniqueContradictions(schema: JsonObject): Generator<Contradiction> {
  const items = get(schema, 'items');
  const least = numberAt(schema, 'minItems');
  if (least === undefined || get(schema, 'uniqueItems') !== true || !isObject(items)) return;
  const values = get(items, 'enum');
  const types = typesOf(items);
  const isFlag = types.length === 1 && types[0] === 'boolean';
  const count = isArray(values) ? new Set(values.map((value) => JSON.stringify(value))).size : isFlag ? 2 : undefined;
  if (count !== undefined && count > 0 && least > count)
    yield { message: 'tooManyItems', at: ['minItems'], data: { least, count } };
}

interface Bound {
  readonly name: string;
  readonly value: number;
}

function boundAt(schema: JsonObject, name: string): Bound[] {
  const value = numberAt(schema, name);
  return value === undefined ? [] : [{ name, value }];
}

function firstWhole({ name, value }: Bound): number {
  return name === 'exclusiveMinimum' ? Math.floor(value) + 1 : Math.ceil(value);
}

function lastWhole({ name, value }: Bound): number {
  return name === 'exclusiveMaximum' ? Math.ceil(value) - 1 : Math.floor(value);
}

function* branchContradictions({ schema, types }: NodeFacts): Generator<Contradiction> {
  const parts = get(schema, 'allOf');
  if (!isArray(parts)) return;
  const asked = [types, ...parts.map(typesOf)].filter((list) => list.length > 0);
  const [first = [], ...rest] = asked;
  const common = rest.reduce<readonly string[]>((left, right) => left.filter((type) => accepts(right, type)), first);
  const reverse =
    rest.length === 0 ||
    common.length > 0 ||
    rest.some((list) => list.some((type) => asked.every((other) => accepts(other, type))));
  if (!reverse)
    yield { message: 'branchTypes', at: ['allOf'], data: { types: asked.map((list) => list.join('/')).join(', ') } };
}

function accepts(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function* requiredContradictions(schema: JsonObject): Generator<Contradiction> {
  const required = get(schema, 'required');
  if (!isArray(required)) return;
  const limit = numberAt(schema, 'maxProperties');
  const count = new Set(required).size;
  if (limit !== undefined && count > limit) yield { message: 'tooFew', at: ['maxProperties'], data: { count, limit } };
  const properties = get(schema, 'properties');
  const isClosed = get(schema, 'additionalProperties') === false && !has(schema, 'patternProperties');
  // Beside properties, `required-undeclared` says so, and which of them may be meant.
  if (!isClosed || isObject(properties)) return;
  for (const [index, name] of required.entries()) {
    if (typeof name === 'string') yield { message: 'required', at: ['required', String(index)], data: { name } };
  }
}

function numberAt(schema: JsonObject, name: string): number | undefined {
  const value = get(schema, name);
  return typeof value === 'number' ? value : undefined;
}
