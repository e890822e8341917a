import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { formatPointer } from '../model/pointer.ts';
import { renderAny } from '../words/words.ts';
import { CHANGE_KINDS } from './change.ts';
import { diffReleases } from './diff-releases.ts';

const release = (tools: readonly JsonObject[], version?: string) => ({ tools, version });
const tool = (more: JsonObject): JsonObject => ({ name: 'find', description: 'Finds.', ...more });

/** The changes as `criticality kind pointer`. */
function changes(before: readonly JsonObject[], after: readonly JsonObject[]): string[] {
  return diffReleases(release(before), release(after)).changes.map(({ criticality, kind, pointer }) =>
    `${criticality} ${kind} ${formatPointer(pointer)}`.trim(),
  );
}
const input = (schema: JsonObject) => [tool({ parameters: schema })];
const output = (schema: JsonObject) => [tool({ returns: schema })];
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...more });
const x = (schema: JsonObject) => object({ x: schema });

test.each<{ name: string; before: JsonObject; after: JsonObject; asInput: string[]; asOutput: string[] }>([
  {
    name: 'a property comes',
    before: object({}),
    after: x({}),
    asInput: ['safe property-added /properties/x'],
    asOutput: ['safe property-added /properties/x'],
  },
  {
    name: 'a required property comes',
    before: object({}),
    after: object({ x: {} }, { required: ['x'] }),
    asInput: ['breaking required-property-added /properties/x'],
    asOutput: ['safe required-property-added /properties/x'],
  },
  {
    name: 'a property goes',
    before: x({}),
    after: object({}),
    asInput: ['breaking property-removed /properties/x'],
    asOutput: ['breaking property-removed /properties/x'],
  },
  {
    name: 'a property becomes required',
    before: x({}),
    after: object({ x: {} }, { required: ['x'] }),
    asInput: ['breaking property-required /properties/x'],
    asOutput: ['safe property-required /properties/x'],
  },
  {
    name: 'a property becomes optional',
    before: object({ x: {} }, { required: ['x'] }),
    after: x({}),
    asInput: ['safe property-optional /properties/x'],
    asOutput: ['breaking property-optional /properties/x'],
  },
  {
    name: 'a demand on the items comes',
    before: x({ type: 'array' }),
    after: x({ type: 'array', contains: { type: 'string' } }),
    asInput: ['breaking constraint-tightened /properties/x/contains'],
    asOutput: ['safe constraint-tightened /properties/x/contains'],
  },
  {
    name: 'a demand on the names goes',
    before: x({ propertyNames: { pattern: '^[a-z]+$' } }),
    after: x({}),
    asInput: ['safe constraint-loosened /properties/x/propertyNames'],
    asOutput: ['risky constraint-loosened /properties/x/propertyNames'],
  },
  {
    name: 'numbers become integers',
    before: x({ type: 'number' }),
    after: x({ type: 'integer' }),
    asInput: ['breaking type-narrowed /properties/x/type'],
    asOutput: ['safe type-narrowed /properties/x/type'],
  },
  {
    name: 'null is taken too',
    before: x({ type: 'string' }),
    after: x({ type: ['string', 'null'] }),
    asInput: ['safe type-widened /properties/x/type'],
    asOutput: ['breaking type-widened /properties/x/type'],
  },
  {
    name: 'a string becomes an integer',
    before: x({ type: 'string' }),
    after: x({ type: 'integer' }),
    asInput: ['breaking type-changed /properties/x/type'],
    asOutput: ['breaking type-changed /properties/x/type'],
  },
  {
    name: 'an enum value goes and another comes',
    before: x({ enum: ['a', 'b'] }),
    after: x({ enum: ['b', 'c'] }),
    asInput: ['breaking enum-value-removed /properties/x/enum', 'safe enum-value-added /properties/x/enum'],
    asOutput: ['safe enum-value-removed /properties/x/enum', 'risky enum-value-added /properties/x/enum'],
  },
  {
    name: 'a maximum falls',
    before: x({ maximum: 10 }),
    after: x({ maximum: 5 }),
    asInput: ['breaking constraint-tightened /properties/x/maximum'],
    asOutput: ['safe constraint-tightened /properties/x/maximum'],
  },
  {
    name: 'a minimum falls',
    before: x({ minimum: 10 }),
    after: x({ minimum: 5 }),
    asInput: ['safe constraint-loosened /properties/x/minimum'],
    asOutput: ['risky constraint-loosened /properties/x/minimum'],
  },
  {
    name: 'a pattern comes',
    before: x({}),
    after: x({ pattern: '^a' }),
    asInput: ['breaking constraint-tightened /properties/x/pattern'],
    asOutput: ['safe constraint-tightened /properties/x/pattern'],
  },
  {
    name: 'a step of 5 becomes one of 10',
    before: x({ multipleOf: 5 }),
    after: x({ multipleOf: 10 }),
    asInput: ['breaking constraint-tightened /properties/x/multipleOf'],
    asOutput: ['safe constraint-tightened /properties/x/multipleOf'],
  },
  {
    name: 'an object closes',
    before: object({}),
    after: object({}, { additionalProperties: false }),
    asInput: ['breaking object-closed /additionalProperties'],
    asOutput: ['safe object-closed /additionalProperties'],
  },
  {
    name: 'a branch of a union goes, wherever it stood',
    before: x({ anyOf: [{ type: 'null' }, { type: 'string' }] }),
    after: x({ anyOf: [{ type: 'string' }] }),
    asInput: ['breaking branch-removed /properties/x/anyOf'],
    asOutput: ['safe branch-removed /properties/x/anyOf'],
  },
  {
    name: 'a default changes',
    before: x({ default: 1 }),
    after: x({ default: 2 }),
    asInput: ['risky default-changed /properties/x/default'],
    asOutput: ['risky default-changed /properties/x/default'],
  },
  {
    name: 'items change below',
    before: x({ type: 'array', items: { type: 'string' } }),
    after: x({ type: 'array', items: { type: 'string', minLength: 1 } }),
    asInput: ['breaking constraint-tightened /properties/x/items/minLength'],
    asOutput: ['safe constraint-tightened /properties/x/items/minLength'],
  },
  {
    name: 'a definition changes behind a reference',
    before: object({ x: { $ref: '#/$defs/y' } }, { $defs: { y: { type: 'string' } } }),
    after: object({ x: { $ref: '#/$defs/y' } }, { $defs: { y: { type: 'string', maxLength: 3 } } }),
    asInput: ['breaking constraint-tightened /properties/x/maxLength'],
    asOutput: ['safe constraint-tightened /properties/x/maxLength'],
  },
  {
    name: 'a reference is written out',
    before: object({ x: { $ref: '#/$defs/y' } }, { $defs: { y: { type: 'string' } } }),
    after: x({ type: 'string' }),
    asInput: [],
    asOutput: [],
  },
  {
    name: 'only the order of keys',
    before: { type: 'object', properties: { a: {}, b: {} } },
    after: { properties: { b: {}, a: {} }, type: 'object' },
    asInput: [],
    asOutput: [],
  },
  { name: 'comments', before: x({ $comment: 'a' }), after: x({ $comment: 'b' }), asInput: [], asOutput: [] },
  {
    name: 'a title and examples',
    before: x({ title: 'A', examples: ['a'] }),
    after: x({ title: 'B', example: 'b' }),
    asInput: [
      'safe documentation-changed /properties/x/title',
      'safe documentation-changed /properties/x/examples',
      'safe documentation-changed /properties/x/example',
    ],
    asOutput: [
      'safe documentation-changed /properties/x/title',
      'safe documentation-changed /properties/x/examples',
      'safe documentation-changed /properties/x/example',
    ],
  },
  {
    name: 'a property becomes deprecated',
    before: x({ deprecated: false }),
    after: x({ deprecated: true }),
    asInput: ['risky part-deprecated /properties/x/deprecated'],
    asOutput: ['risky part-deprecated /properties/x/deprecated'],
  },
  {
    name: 'a deprecation is taken back',
    before: x({ deprecated: true }),
    after: x({}),
    asInput: ['safe documentation-changed /properties/x/deprecated'],
    asOutput: ['safe documentation-changed /properties/x/deprecated'],
  },
  {
    name: 'a deprecation that is off, or not there',
    before: x({ deprecated: false }),
    after: x({}),
    asInput: [],
    asOutput: [],
  },
])('$name', ({ before, after, asInput, asOutput }) => {
  const under = (block: string) => (line: string) => line.replace(/ \//, ` /${block}/`);
  expect(changes(input(before), input(after))).toEqual(asInput.map(under('parameters')));
  expect(changes(output(before), output(after))).toEqual(asOutput.map(under('returns')));
});

const ERROR = { code: 'GONE', http_status: 404, retryable: false, description: 'd', recovery: 'r' };
test.each<{ name: string; before: JsonObject; after: JsonObject; want: string[] }>([
  {
    name: 'a description',
    before: { description: 'a' },
    after: { description: 'b' },
    want: ['safe description-changed /description'],
  },
  {
    name: 'a loosened hint',
    before: { idempotency: { safe: false, destructive: true } },
    after: { idempotency: { safe: false, destructive: false } },
    want: ['risky hint-changed /idempotency/destructive'],
  },
  {
    name: 'hints that say what their absence meant, and one that does not',
    before: { idempotency: {} },
    after: { idempotency: { safe: false, destructive: true, open_world: false } },
    want: [
      'safe hint-stated /idempotency/safe',
      'safe hint-stated /idempotency/destructive',
      'risky hint-changed /idempotency/open_world',
    ],
  },
  {
    name: 'options of a provider, and what stands beside the contract',
    before: { providers: { mcp: { execution: { taskSupport: 'forbidden' } }, anthropic: {}, gemini: 'a' } },
    after: { providers: { mcp: {}, anthropic: { defer_loading: true }, gemini: 'b' } },
    want: [
      'safe block-changed /providers/mcp/execution',
      'risky provider-options-changed /providers/anthropic/defer_loading',
      'risky provider-options-changed /providers/gemini',
    ],
  },
  {
    name: 'an error that comes',
    before: { errors: [] },
    after: { errors: [ERROR] },
    want: ['risky error-added /errors/0'],
  },
  {
    name: 'an error that goes',
    before: { errors: [ERROR] },
    after: { errors: [] },
    want: ['risky error-removed /errors'],
  },
  {
    name: 'errors in another order',
    before: { errors: [ERROR, { ...ERROR, code: 'B' }] },
    after: { errors: [{ ...ERROR, code: 'B' }, ERROR] },
    want: [],
  },
  {
    name: 'an error that may now be tried again',
    before: { errors: [ERROR] },
    after: { errors: [{ ...ERROR, retryable: true }] },
    want: ['risky error-changed /errors/0'],
  },
  {
    name: 'a unit',
    before: { semantics: { units: { '/parameters/properties/x': 'm' } } },
    after: { semantics: { units: { '/parameters/properties/x': 'km' } } },
    want: ['breaking meaning-changed /semantics/units'],
  },
  { name: 'a deprecation', before: {}, after: { deprecated: true }, want: ['risky tool-deprecated /deprecated'] },
  { name: 'a version alone', before: { version: '1.0.0' }, after: { version: '1.0.1' }, want: [] },
])('the tool: $name', ({ before, after, want }) => expect(changes([tool(before)], [tool(after)])).toEqual(want));

test.each<readonly [string, JsonObject, JsonObject]>([
  ['null as a branch or as a type', { anyOf: [{ type: 'string' }, { type: 'null' }] }, { type: ['string', 'null'] }],
  [
    'null beside listed values',
    { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] },
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  [
    'a union of one',
    { allOf: [{ type: 'string', minLength: 1 }], description: 'X.' },
    { type: 'string', minLength: 1, description: 'X.' },
  ],
  [
    'flags of draft-04',
    { type: 'integer', minimum: 0, exclusiveMinimum: true },
    { type: 'integer', exclusiveMinimum: 0 },
  ],
  [
    'tuples of draft-07',
    { type: 'array', items: [{ type: 'string' }, { type: 'number' }], additionalItems: false },
    { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], items: false },
  ],
  [
    'dependencies of draft-07',
    { type: 'object', dependencies: { a: ['b'], c: { required: ['d'] } } },
    { type: 'object', dependentRequired: { a: ['b'] }, dependentSchemas: { c: { required: ['d'] } } },
  ],
  ['whole numbers above 0', { type: 'integer', exclusiveMinimum: 0 }, { type: 'integer', minimum: 1 }],
  [
    'keywords that hold nothing back',
    { type: 'array', items: {}, minItems: 0, uniqueItems: false, allOf: [] },
    { type: 'array' },
  ],
  ['a map of anything', { type: 'object', additionalProperties: {}, propertyNames: {} }, { type: 'object' }],
  ['true and the empty schema', { anyOf: [true, { type: 'string' }] }, { anyOf: [{}, { type: 'string' }] }],
  [
    'parts that join',
    { allOf: [{ type: 'object', properties: { a: {} } }, { required: ['a'] }] },
    object({ a: {} }, { required: ['a'] }),
  ],
  ['types as branches', { oneOf: [{ type: 'string' }, { type: 'integer' }] }, { type: ['integer', 'string'] }],
  ['values as branches', { anyOf: [{ const: 'a', description: 'A.' }, { const: 'b' }] }, { enum: ['a', 'b'] }],
  ['a type that the listed values have', { enum: ['a', 'b'] }, { type: 'string', enum: ['a', 'b'] }],
  ['a null that no listed value is', { type: ['string', 'null'], enum: ['a'] }, { type: 'string', enum: ['a'] }],
  [
    'a union whose branches are apart',
    { oneOf: [{ type: 'string', minLength: 1 }, object({})] },
    { anyOf: [{ type: 'string', minLength: 1 }, object({})] },
  ],
  ['a flag that is off', { type: 'integer', minimum: 0, exclusiveMinimum: false }, { type: 'integer', minimum: 0 }],
])('another way of writing is no change: %s', (_, before, after) => {
  expect(changes(input(x(before)), input(x(after)))).toEqual([]);
  expect(changes(input(x(after)), input(x(before)))).toEqual([]);
});

test('a union under the other word, where a value may fit twice', () => {
  const [one, any] = [{ oneOf: [{ minLength: 2 }, { maxLength: 3 }] }, { anyOf: [{ minLength: 2 }, { maxLength: 3 }] }];
  expect(changes(input(x(one)), input(x(any)))).toEqual(['safe constraint-loosened /parameters/properties/x/anyOf']);
  expect(changes(input(x(any)), input(x(one)))).toEqual(['risky schema-changed /parameters/properties/x/oneOf']);
});

test.each<readonly [string, JsonObject | undefined]>([
  ['no schema', undefined],
  ['a schema without a type', { properties: {} }],
])('arguments are an object, with %s too', (_, parameters) => {
  const bare = [tool(parameters === undefined ? {} : { parameters })];
  expect(changes(bare, input(object({})))).toEqual([]);
  expect(changes(input(object({})), bare)).toEqual([]);
});

test('a required name that is declared nowhere', () => {
  const asked = object({}, { required: ['x'] });
  expect(changes(input(object({})), input(asked))).toEqual(['breaking property-required /parameters/required']);
  expect(changes(input(asked), input(object({})))).toEqual(['safe property-optional /parameters/required']);
});

test('null that goes with its branch is a change', () => {
  const before = x({ anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] });
  expect(changes(input(before), input(x({ type: 'string', maxLength: 5 })))).toEqual([
    'breaking type-narrowed /parameters/properties/x/type',
    'breaking constraint-tightened /parameters/properties/x/maxLength',
  ]);
});

test('tools that come and go', () => {
  expect(changes([{ name: 'a' }, { name: 'b' }], [{ name: 'b' }, { name: 'c' }])).toEqual([
    'safe tool-added',
    'breaking tool-removed',
  ]);
});

const REQUIRES = [tool({ parameters: object({ x: {} }, { required: ['x'] }) })];
const FREE = [tool({ parameters: object({ x: {} }) })];
test.each([
  { name: 'no versions at all', before: undefined, after: undefined, missing: ['find'] },
  { name: 'a minor step', before: '1.2.0', after: '1.3.0', missing: ['find'] },
  { name: 'a major step', before: '1.2.0', after: '2.0.0', missing: [] },
  { name: 'a minor step below 1.0.0', before: '0.2.0', after: '0.3.0', missing: [] },
  { name: 'a step back', before: '2.0.0', after: '1.0.0', missing: ['find'] },
])('a breaking change with $name', ({ before, after, missing }) => {
  expect(diffReleases(release(FREE, before), release(REQUIRES, after)).unannounced).toEqual(missing);
  const own = (tools: readonly JsonObject[], version: string | undefined) =>
    release(tools.map((entry) => (version === undefined ? entry : { ...entry, version })));
  expect(diffReleases(own(FREE, before), own(REQUIRES, after)).unannounced).toEqual(missing);
});

test.each([
  { name: 'nothing', before: FREE, after: FREE, bump: 'none' },
  { name: 'words', before: [tool({ description: 'a' })], after: [tool({ description: 'b' })], bump: 'patch' },
  { name: 'a title', before: input(x({ title: 'A' })), after: input(x({ title: 'B' })), bump: 'patch' },
  { name: 'a deprecation', before: input(x({})), after: input(x({ deprecated: true })), bump: 'minor' },
  { name: 'an addition', before: FREE, after: [...FREE, { name: 'more' }], bump: 'minor' },
  { name: 'something risky', before: [tool({ errors: [ERROR] })], after: [tool({ errors: [] })], bump: 'minor' },
  { name: 'a break', before: FREE, after: REQUIRES, bump: 'major' },
])('$name calls for $bump', ({ before, after, bump }) =>
  expect(diffReleases(release(before), release(after)).bump).toBe(bump),
);

test('definitions that refer to each other end', () => {
  const loop = (maxLength: number) => [
    tool({
      parameters: {
        $ref: '#/$defs/a',
        $defs: {
          a: object({ b: { $ref: '#/$defs/b' }, c: { $ref: '#/$defs/b' } }),
          b: object({ a: { $ref: '#/$defs/a' }, d: { $ref: '#/$defs/a' }, s: { type: 'string', maxLength } }),
        },
      },
    }),
  ];
  expect(changes(loop(3), loop(2)).length).toBeGreaterThan(0);
});

test('a version is equal to itself, and no pair throws', () => {
  const schema = fc.object({
    key: fc.constantFrom(
      'type',
      'properties',
      'items',
      'anyOf',
      'enum',
      '$ref',
      'required',
      'additionalProperties',
      'x',
      '__proto__',
    ),
    maxDepth: 4,
  });
  fc.assert(
    fc.property(schema, schema, (left, right) => {
      const [before, after] = [input(left as JsonObject), input(right as JsonObject)];
      expect(changes(before, before)).toEqual([]);
      changes(before, after);
    }),
    { seed: 5, numRuns: 300 },
  );
});

test('every kind of change has its sentence in both languages', () => {
  for (const kind of CHANGE_KINDS) {
    for (const language of ['en', 'vi'] as const) {
      expect(renderAny({ id: `diff-${kind}`, data: {} }, language)).not.toBe(`diff-${kind}`);
    }
  }
});
