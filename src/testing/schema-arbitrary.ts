import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../core/model/json.ts';

/** Names that are also keywords, names that providers forbid, and ordinary ones. */
const PROPERTY_NAMES = ['id', 'title', 'type', 'properties', 'pattern', 'a.b', 'c d', 'filter[x]', 'constructor'];
/** Anchored and free, with what small engines leave out, and with text that only looks like it. */
const PATTERNS = ['^[a-z]+$', '[0-9]', '^(?!no$)', '^(a|b)c?$', '^[(?!]$', '\\bword\\b'];
const FORMATS = ['date', 'date-time', 'email', 'uri', 'uuid', 'ipv4', 'int32', 'byte'];
const DEFINITIONS = ['Leaf', 'Tree'];

export interface SchemaOptions {
  /** Keywords to leave out. */
  readonly without?: readonly string[];
}

/** Object schemas whose nodes use every keyword of 2020-12 and of OpenAPI 3.0 that speaks of values. */
export function schemaArbitrary(options: SchemaOptions = {}): fc.Arbitrary<JsonObject> {
  const without = new Set(options.without ?? []);
  const { node } = fc.letrec<{ node: JsonValue }>((tie) => ({
    node: nodeArbitrary(tie('node'), without),
  }));
  return fc
    .tuple(
      objectNode(node, without),
      fc.dictionary(fc.constantFrom(...DEFINITIONS), objectNode(node, without), { maxKeys: 2 }),
    )
    .map(([root, definitions]) => pruned({ ...root, type: 'object', $defs: { ...TREE, ...definitions } }, without));
}

/** Definitions that references can always find; one leads back to itself. */
const TREE: JsonObject = {
  Leaf: { type: 'string', minLength: 1 },
  Tree: {
    type: 'object',
    properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/$defs/Tree' } } },
    required: ['name'],
    additionalProperties: false,
  },
};

function nodeArbitrary(node: fc.Arbitrary<JsonValue>, without: ReadonlySet<string>): fc.Arbitrary<JsonValue> {
  const leaves = [
    { weight: 4, arbitrary: stringNode() },
    { weight: 4, arbitrary: numberNode() },
    { weight: 1, arbitrary: fc.constant<JsonValue>({ type: 'boolean' }) },
    { weight: 1, arbitrary: enumNode() },
    { weight: 1, arbitrary: fc.constantFrom<JsonValue>({ type: 'null' }, {}, true) },
    { weight: 1, arbitrary: referenceNode() },
  ];
  const holders = [
    { weight: 3, arbitrary: arrayNode(node) },
    { weight: 3, arbitrary: objectNode(node, without) },
    { weight: 3, arbitrary: unionNode(node) },
  ];
  return fc.oneof({ maxDepth: 2, depthSize: 'small' }, ...leaves, ...holders).chain((schema) => annotated(schema));
}

function some(fields: Readonly<Record<string, fc.Arbitrary<JsonValue>>>): fc.Arbitrary<JsonObject> {
  return fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<JsonObject>;
}

function rarely<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

function stringNode(): fc.Arbitrary<JsonValue> {
  const bounds = fc.record({
    minLength: rarely(fc.integer({ min: 0, max: 2 })),
    maxLength: rarely(fc.integer({ min: 3, max: 6 })),
    pattern: rarely(fc.constantFrom(...PATTERNS)),
    format: rarely(fc.constantFrom(...FORMATS)),
    contentEncoding: rarely(fc.constant('base64')),
  });
  return bounds.chain((fields) => nullableSpelling(defined({ type: 'string', ...fields })));
}

function numberNode(): fc.Arbitrary<JsonValue> {
  const bound = fc.integer({ min: -2, max: 4 });
  const bounds = fc.record({
    type: fc.constantFrom('number', 'integer'),
    minimum: rarely(bound),
    maximum: rarely(bound.map((value) => value + 5)),
    exclusiveMinimum: rarely(bound),
    exclusiveMaximum: rarely(bound.map((value) => value + 5)),
    multipleOf: rarely(fc.constantFrom(1, 2, 0.5)),
  });
  return bounds.chain((fields) => nullableSpelling(defined(fields)));
}

function enumNode(): fc.Arbitrary<JsonValue> {
  const value = fc.constantFrom<JsonValue>('a', 'b', '', 1, 2.5, true, null);
  const composed = fc.constantFrom<JsonValue>({ a: 1 }, { a: null, b: ['x'] }, {}, ['x'], [1, 2], []);
  return fc.oneof(
    fc
      .uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 })
      .map((values) => ({ type: 'string', enum: values })),
    fc.uniqueArray(value, { minLength: 1, maxLength: 4 }).map((values) => ({ enum: values })),
    value.map((one) => ({ const: one })),
    composed.map((one) => ({ const: one })),
    fc
      .uniqueArray(fc.oneof(composed, value), { minLength: 1, maxLength: 3, selector: (one) => JSON.stringify(one) })
      .map((values) => ({ enum: values })),
  );
}

function referenceNode(): fc.Arbitrary<JsonValue> {
  const reference = fc.constantFrom(...DEFINITIONS).map((name) => ({ $ref: `#/$defs/${name}` }));
  return fc.oneof(
    reference,
    reference.map((schema) => ({ ...schema, description: 'Beside a reference.' })),
  );
}

/** The ways in which people say "or null". */
function nullableSpelling(schema: JsonObject): fc.Arbitrary<JsonObject> {
  const type = schema.type as string;
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant(schema) },
    { weight: 1, arbitrary: fc.constant<JsonObject>({ ...schema, type: [type, 'null'] }) },
    { weight: 1, arbitrary: fc.constant<JsonObject>({ anyOf: [schema, { type: 'null' }] }) },
  );
}

function arrayNode(node: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonValue> {
  return fc
    .record({
      items: rarely(node).map((items) => items ?? { type: 'string' }),
      prefixItems: rarely(fc.array(node, { minLength: 1, maxLength: 2 })),
      minItems: rarely(fc.integer({ min: 0, max: 2 })),
      maxItems: rarely(fc.integer({ min: 2, max: 4 })),
      uniqueItems: rarely(fc.boolean()),
      contains: rarely(fc.constantFrom<JsonValue>({ type: 'string' }, { const: 1 })),
    })
    .map((fields) => defined({ type: 'array', ...fields }));
}

function objectNode(node: fc.Arbitrary<JsonValue>, _without: ReadonlySet<string>): fc.Arbitrary<JsonObject> {
  const names = fc.uniqueArray(fc.constantFrom(...PROPERTY_NAMES), { minLength: 0, maxLength: 3 });
  return names.chain((declared) =>
    fc
      .record({
        properties: fc.tuple(...declared.map(() => node)).map((list) => entriesOf(declared, list)),
        required: fc.subarray(declared),
        additionalProperties: fc.oneof(
          { weight: 4, arbitrary: fc.constant(false as const) },
          { weight: 2, arbitrary: fc.constant(undefined) },
          { weight: 1, arbitrary: fc.constant(true as const) },
          { weight: 1, arbitrary: node },
        ),
        extra: rarely(objectExtras(declared)),
      })
      .map(({ extra, ...fields }) => defined({ type: 'object', ...fields, ...extra })),
  );
}

function objectExtras(declared: readonly string[]): fc.Arbitrary<JsonObject> {
  const [first = 'id', second = first] = declared;
  return some({
    minProperties: fc.integer({ min: 0, max: 2 }),
    maxProperties: fc.integer({ min: 1, max: 3 }),
    propertyNames: fc.constant({ maxLength: 12 }),
    patternProperties: fc.constant({ '^x-': { type: 'string' } }),
    dependentRequired: fc.constant({ [first]: [second] }),
    not: fc.constant({ required: [...new Set([second, first])] }),
    if: fc.constant({ required: [first] }),
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: fc.constant({ minProperties: 1 }),
  });
}

function unionNode(node: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonValue> {
  const branches = fc.array(node, { minLength: 1, maxLength: 3 });
  const closed = (kind: string): JsonObject => ({
    type: 'object',
    properties: { kind: { const: kind }, [kind]: { type: 'string' } },
    required: ['kind'],
    additionalProperties: false,
  });
  return fc.oneof(
    branches.map((anyOf) => ({ anyOf })),
    branches.map((oneOf) => ({ oneOf })),
    fc.constant<JsonValue>({ oneOf: [closed('one'), closed('two')], discriminator: { propertyName: 'kind' } }),
    fc.constant<JsonValue>({ allOf: [closed('one')] }),
    node.map((part) => ({ allOf: [part] })),
    fc.constant<JsonValue>({ type: 'string', not: { const: 'no' } }),
  );
}

function annotated(schema: JsonValue): fc.Arbitrary<JsonValue> {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return fc.constant(schema);
  const words = some({
    title: fc.constant('A title'),
    description: fc.constant('What it is.'),
    default: fc.constantFrom<JsonValue>('a', 1, null, { title: 'data' }),
    examples: fc.constant<JsonValue>(['a']),
    deprecated: fc.boolean(),
    $comment: fc.constant('for maintainers'),
    'x-order': fc.constant(1),
  });
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(schema) },
    { weight: 1, arbitrary: words.map((fields) => ({ ...fields, ...schema })) },
  );
}

function entriesOf(names: readonly string[], values: readonly JsonValue[]): JsonObject {
  return Object.fromEntries(names.map((name, index) => [name, values[index] as JsonValue]));
}

function defined(fields: Readonly<Record<string, JsonValue | undefined>>): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as JsonObject;
}

function pruned(schema: JsonObject, without: ReadonlySet<string>): JsonObject {
  if (without.size === 0) return schema;
  return JSON.parse(JSON.stringify(schema), (key, value) => (without.has(key) ? undefined : value)) as JsonObject;
}
