import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { compileSchema } from '../validate/compile-schema.ts';
import { inlineEvaluators } from '../validate/evaluators.ts';
import { diffReleases } from './diff-releases.ts';

const value = fc.constantFrom<JsonValue>('a', 'bb', '', 0, 1, 2, 1.5, true, null, [], ['a'], [1, 1], {}, { p: 1 });
const VALUES: readonly JsonValue[] = [
  ...['a', 'bb', '', 0, 1, 2, 3, 1.5, -1, true, false, null, [], ['a'], [1, 1], ['a', 'bb', 'a'], {}],
  ...[
    { p: 'a' },
    { p: 1 },
    { q: 1 },
    { p: 'a', q: 1 },
    { p: null },
    { r: 1 },
    { p: { p: 1 } },
    { p: 'a', q: 1, r: [] },
  ],
];

const types = fc.constantFrom('string', 'integer', 'number', 'boolean', 'null', 'array', 'object');
const small = fc.nat({ max: 2 });
const { schema } = fc.letrec<{ schema: JsonObject }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record(
      {
        type: fc.oneof(types, fc.uniqueArray(types, { minLength: 1, maxLength: 3 })),
        minimum: small,
        exclusiveMinimum: small,
        maximum: small,
        minLength: small,
        maxLength: small,
        minItems: small,
        uniqueItems: fc.boolean(),
        multipleOf: fc.constantFrom(1, 2),
        enum: fc.uniqueArray(value, { minLength: 1, maxLength: 3, selector: (item) => JSON.stringify(item) }),
        const: value,
        minProperties: small,
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<JsonObject>,
    fc.record(
      {
        type: fc.constant('object'),
        properties: fc.dictionary(fc.constantFrom('p', 'q'), tie('schema')),
        required: fc.subarray(['p', 'q']),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
        dependentRequired: fc.constantFrom({ p: ['q'] }, {}),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<JsonObject>,
    fc.record(
      {
        anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
        oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
        allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
        items: tie('schema'),
        not: tie('schema'),
        type: types,
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<JsonObject>,
  ),
}));

/** A schema and one near it: a part left out, or put in. */
const pair = fc.oneof(
  fc.tuple(schema, schema),
  fc.tuple(schema, fc.nat()).map(([whole, pick]): [JsonObject, JsonObject] => {
    const keys = Object.keys(whole);
    const { [keys[pick % Math.max(keys.length, 1)] ?? '']: _, ...less } = whole;
    return pick % 2 === 0 ? [whole, less] : [less, whole];
  }),
);

function acceptedBy(given: JsonObject): readonly boolean[] {
  const compiled = compileSchema(given, inlineEvaluators);
  return VALUES.map((item) => compiled.ok && compiled.value.validate(item).status === 'valid');
}

const releaseOf = (given: JsonObject) => ({
  tools: [{ name: 't', description: 'T.', parameters: { type: 'object', properties: { x: given } } }],
  version: undefined,
});

test('what was accepted and is refused now is never called safe, and what differs at all is a change', () => {
  fc.assert(
    fc.property(pair, ([before, after]) => {
      const { changes } = diffReleases(releaseOf(before), releaseOf(after));
      const [old, now] = [acceptedBy(before), acceptedBy(after)];
      if (old.some((accepts, index) => accepts !== now[index])) expect(changes).not.toEqual([]);
      // A property that comes was a key of any value before; nobody sent what nobody declared.
      if (changes.some(({ kind }) => kind === 'property-added')) return;
      if (old.some((accepts, index) => accepts && now[index] === false)) {
        expect(changes.map(({ criticality }) => criticality)).not.toEqual(changes.map(() => 'safe'));
      }
    }),
    { seed: 11, numRuns: 150 },
  );
}, 20_000);
