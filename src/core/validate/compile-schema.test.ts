import { Validator as CfValidator } from '@cfworker/json-schema';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { formatPointer } from '../model/pointer.ts';
import type { JsonSchema } from '../model/tool.ts';
import { render } from '../words/words.ts';
import { compileSchema } from './compile-schema.ts';
import { type Evaluators, inlineEvaluators } from './evaluators.ts';
import { loadEvaluators } from './load-evaluators.ts';
import type { SchemaProblem, Verdict } from './schema-problem.ts';

function judge(schema: JsonSchema, value: JsonValue, evaluators = inlineEvaluators): Verdict {
  const compiled = compileSchema(schema, evaluators);
  if (!compiled.ok) throw new Error(compiled.error.message.id);
  return compiled.value.validate(value);
}

function told(schema: JsonSchema, value: JsonValue): string[] {
  const verdict = judge(schema, value);
  return verdict.status === 'invalid' ? verdict.problems.map(sentence) : [verdict.status];
}

function sentence({ instancePointer, message }: SchemaProblem): string {
  return `${formatPointer(instancePointer)} ${render(message as never, 'en')}`.trim();
}

let loaded: Evaluators;
beforeAll(async () => {
  loaded = await loadEvaluators();
});

describe('verdicts that ajv alone gets wrong', () => {
  const tree = {
    $id: 'https://example.com/tree',
    $dynamicAnchor: 'node',
    type: 'object',
    properties: { children: { type: 'array', items: { $dynamicRef: '#node' } } },
  };
  const rows: readonly [string, JsonSchema, JsonValue, Verdict['status']][] = [
    ['an inherited name is not there', { required: ['toString'] }, {}, 'invalid'],
    ['an empty enum allows nothing', { enum: [] }, 1, 'invalid'],
    [
      'contains counts as evaluated',
      { contains: { type: 'string' }, unevaluatedItems: { type: 'number' } },
      ['a', 1],
      'valid',
    ],
    [
      'a relative $id moves the base of the references below it',
      {
        $id: 'https://example.com/root',
        $ref: 'child',
        $defs: { child: { $id: 'child', $ref: '#/$defs/text', $defs: { text: { type: 'string' } } } },
      },
      5,
      'invalid',
    ],
    [
      'a dynamic reference meets the outermost anchor',
      {
        $id: 'https://example.com/strict',
        $dynamicAnchor: 'node',
        $ref: 'tree',
        unevaluatedProperties: false,
        $defs: { tree },
      },
      { children: [{ chldren: [] }] },
      'invalid',
    ],
    ['an anchor is a target', { $ref: '#n', $defs: { a: { $anchor: 'n', type: 'null' } } }, 1, 'invalid'],
    ['decimals are counted as people do', { multipleOf: 0.01 }, 12.34, 'valid'],
    ['nullable beside a type', { type: 'string', nullable: true }, null, 'valid'],
    ['list items under 2020-12 are read as meant', { items: [{ type: 'string' }] }, [1], 'invalid'],
    ['an exclusive flag of draft-04', { minimum: 3, exclusiveMinimum: true }, 3, 'invalid'],
    ['a type name of another language', { type: 'dict' }, {}, 'valid'],
    [
      'siblings of $ref are ignored in draft-07',
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        definitions: { t: { type: 'string' } },
        properties: { a: { $ref: '#/definitions/t', maxLength: 1 } },
      },
      { a: 'long' },
      'valid',
    ],
    [
      'a property called __proto__',
      { properties: JSON.parse('{"__proto__":{"type":"string"}}') },
      JSON.parse('{"__proto__":1}'),
      'invalid',
    ],
    [
      'the meta-schema as a target',
      { $ref: 'https://json-schema.org/draft/2020-12/schema' },
      { minLength: -1 },
      'invalid',
    ],
  ];
  test.each(rows)('%s', (_name, schema, value, status) => {
    expect(judge(schema, value).status).toBe(status);
    expect(judge(schema, value, loaded).status).toBe(status);
  });
});

describe('a schema that cannot be used', () => {
  const rows: readonly [string, JsonSchema, string, string][] = [
    ['unknown type', { properties: { a: { type: 'strng' } } }, '/properties/a/type', 'shape-type'],
    ['lost reference', { properties: { a: { $ref: '#/$defs/b' } } }, '/properties/a/$ref', 'schema-reference-lost'],
    [
      'circle',
      { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
      '/$defs/a/$ref',
      'schema-reference-loop',
    ],
    ['circle through allOf', { allOf: [{ $ref: '#' }] }, '/allOf/0/$ref', 'schema-reference-loop'],
    ['pattern', { properties: { a: { pattern: '(' } } }, '/properties/a/pattern', 'schema-pattern-broken'],
    ['count', { minLength: -1 }, '/minLength', 'shape-count'],
    ['properties', { properties: [] } as unknown as JsonObject, '/properties', 'shape-map'],
  ];
  test.each(rows)('%s', (_name, schema, pointer, id) => {
    const compiled = compileSchema(schema, inlineEvaluators);
    expect(compiled.ok).toBe(false);
    if (!compiled.ok) {
      const { schemaPointer, message } = compiled.error;
      expect([formatPointer(schemaPointer), message.id]).toEqual([pointer, id]);
    }
  });

  test('a reference that goes down into the value is no circle', () => {
    const list = { properties: { next: { $ref: '#' } }, required: ['value'] };
    expect(told(list, { value: 1, next: { value: 2, next: {} } })).toEqual(["/next/next 'value' is required."]);
  });
});

describe('reasons', () => {
  const shape = {
    oneOf: [
      { properties: { kind: { const: 'circle' }, radius: { type: 'number' } }, required: ['kind', 'radius'] },
      { properties: { kind: { const: 'square' }, side: { type: 'number' } }, required: ['kind', 'side'] },
    ],
  };
  const rows: readonly [string, JsonSchema, JsonValue, string[]][] = [
    ['missing', { required: ['city'] }, {}, ["'city' is required."]],
    [
      'type',
      { properties: { n: { type: 'integer' } } },
      { n: true },
      ['/n Must be of type integer, but is of type boolean: true.'],
    ],
    [
      'number in quotes',
      { properties: { n: { type: 'integer' } } },
      { n: '5' },
      ['/n Must be of type integer, but is a text: "5". Leave out the quotes.'],
    ],
    [
      'upper case',
      { enum: ['metric', 'imperial'] },
      'Metric',
      ['Must be "metric"; "Metric" differs in upper and lower case.'],
    ],
    [
      'types of all branches in one sentence',
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      5,
      ['Must be of type string / null, but is of type number: 5.'],
    ],
    [
      'constants of all branches in one sentence',
      { anyOf: [{ const: 'a' }, { const: 'b' }] },
      'c',
      ['Must be one of "a", "b", but is "c".'],
    ],
    ['the branch that the discriminator names', shape, { kind: 'square' }, ["'side' is required."]],
    [
      'two branches at once',
      { oneOf: [{ minimum: 1 }, { minimum: 2 }] },
      3,
      ['Must fit exactly one of the allowed forms, but fits several: 1, 2.'],
    ],
    [
      'extra key',
      { properties: {}, additionalProperties: false },
      { x: 1 },
      ["'x' is not known here; no extra keys are allowed."],
    ],
    [
      'every problem',
      { properties: { a: { minimum: 1 }, b: { maxLength: 1 } } },
      { a: 0, b: 'xy' },
      ['/a Must be at least 1, but is 0.', '/b Must have at most 1 character, but has 2.'],
    ],
    [
      'format',
      { format: 'date' },
      '2026-02-30',
      ['Must be of the format date, such as 2026-10-02, but is "2026-02-30".'],
    ],
  ];
  test.each(rows)('%s', (_name, schema, value, sentences) => {
    expect(told(schema, value)).toEqual(sentences);
  });

  test('a problem behind a reference points at the definition', () => {
    const schema = { properties: { a: { $ref: '#/$defs/text' } }, $defs: { text: { type: 'string' } } };
    const verdict = judge(schema, { a: 1 });
    expect(verdict.status === 'invalid' && formatPointer(verdict.problems[0]?.schemaPointer ?? [])).toBe(
      '/$defs/text/type',
    );
  });
});

test('formats are asserted for authors and annotations on request', () => {
  const compiled = compileSchema({ format: 'email' }, inlineEvaluators, { formats: 'annotate' });
  expect(compiled.ok && compiled.value.validate('nobody').status).toBe('valid');
  expect(judge({ format: 'email' }, 'nobody').status).toBe('invalid');
});

describe('depth', () => {
  function nested(levels: number, wrap: (inner: JsonObject) => JsonObject, core: JsonObject): JsonObject {
    let schema = core;
    for (let level = 0; level < levels; level += 1) schema = wrap(schema);
    return schema;
  }
  const value = (levels: number): JsonValue => nested(levels, (inner) => ({ a: inner }), {});

  test.each([50, 90, 900])('%i levels of schema and value are judged by both engines alike', (levels) => {
    const schema = nested(levels, (inner) => ({ properties: { a: inner } }), { required: ['end'] });
    expect(judge(schema, value(levels)).status).toBe('invalid');
    expect(judge(schema, value(levels), loaded).status).toBe('invalid');
  });

  test('what is too deep is reported, never guessed', () => {
    const schema = { properties: { a: { allOf: [{ $ref: '#' }] } }, required: ['a'] };
    expect(judge(schema, value(990)).status).toBe('unchecked');
  });
});

describe('a schema whose branches multiply', () => {
  const twice = {
    anyOf: [{ properties: { a: { $ref: '#' } } }, { properties: { a: { $ref: '#' } }, required: ['b'] }],
  };
  const doubled = Object.fromEntries(
    Array.from({ length: 40 }, (_, level) => [
      `d${level}`,
      { allOf: [{ $ref: `#/$defs/d${level + 1}` }, { $ref: `#/$defs/d${level + 1}` }] },
    ]),
  );
  const rows: readonly [string, JsonSchema, number][] = [
    ['by recursion', { ...twice, not: { required: ['c'] } }, 60],
    ['by definitions', { $ref: '#/$defs/d0', $defs: { ...doubled, d40: { minProperties: 2 } } }, 1],
  ];
  test.each(rows)('%s is given up, with both engines', (_name, schema, levels) => {
    const value = JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`) as JsonValue;
    for (const evaluators of [inlineEvaluators, loaded]) {
      const compiled = compileSchema(schema, evaluators, { engine: 'ajv' });
      const verdict = compiled.ok ? compiled.value.validate(value) : undefined;
      expect(verdict).toMatchObject({ status: 'unchecked', fault: { message: { id: 'schema-too-long' } } });
    }
  });
});

test('of very many problems the first hundred are told, and the number of the others', () => {
  const verdict = judge(
    { items: { type: 'string' } },
    Array.from({ length: 250 }, (_, index) => index),
  );
  const problems = verdict.status === 'invalid' ? verdict.problems : [];
  expect(problems).toHaveLength(101);
  expect(problems.at(-1)?.message).toEqual({ id: 'value-more', data: { count: 150 } });
});

test('patterns run through the evaluators that were passed in', () => {
  const asked: string[] = [];
  const evaluators: Evaluators = { regExp: (pattern) => ({ test: (text) => asked.push(`${pattern} ${text}`) > 0 }) };
  const schema = { patternProperties: { '^x': { pattern: 'y$' } } };
  expect(judge(schema, { xa: 'b' }, evaluators).status).toBe('valid');
  expect(asked).toEqual(['^x xa', 'y$ b']);
});

describe('ajv, the interpreter and a third engine', () => {
  const leaf = fc.constantFrom<JsonObject>(
    { type: 'string', minLength: 2 },
    { type: 'integer', minimum: 0, maximum: 9 },
    { type: ['string', 'null'] },
    { enum: ['a', 1, null, { x: [1] }] },
    { const: [1, 'a'] },
    { type: 'number', multipleOf: 3 },
    { type: 'string', pattern: '^[ab]+$' },
    { type: 'string', format: 'date' },
    { type: 'array', uniqueItems: true, maxItems: 2 },
    { not: { type: 'string' } },
    {},
  );
  const { schema } = fc.letrec<{ schema: JsonObject }>((tie) => ({
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.record({
        type: fc.constant('object'),
        properties: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('schema'), { maxKeys: 3 }),
        required: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
      }),
      fc.record({
        type: fc.constant('array'),
        prefixItems: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
        items: tie('schema'),
      }),
      fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      fc.record({ if: tie('schema'), then: tie('schema'), else: tie('schema') }),
      fc.record({ contains: tie('schema'), minContains: fc.nat(2), maxContains: fc.nat(3) }),
      fc.record({ propertyNames: fc.constantFrom({ maxLength: 1 }, { enum: ['a'] }), minProperties: fc.nat(2) }),
    ),
  }));
  const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<JsonValue>(null, true, 0, 3, 7, -1, 1.5, 'a', 'ab', 'x', '', '2026-10-02'),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c', 'dd'), tie('value'), { maxKeys: 3 }),
    ),
  }));

  test('agree on generated schemas and values', () => {
    let decided = 0;
    fc.assert(
      fc.property(schema, fc.array(value, { minLength: 3, maxLength: 6 }), (generated, values) => {
        const ajv = compileSchema(generated, loaded, { engine: 'ajv' });
        const interpreter = compileSchema(generated, loaded, { engine: 'interpreter' });
        const third = new CfValidator(generated as never, '2020-12', false);
        if (!ajv.ok || !interpreter.ok) throw new Error('a generated schema must compile');
        for (const one of values) {
          const { status } = interpreter.value.validate(one);
          expect(ajv.value.validate(one).status).toBe(status);
          expect(third.validate(one).valid).toBe(status === 'valid');
        }
        if (ajv.value.engine === 'ajv') decided += 1;
      }),
      { seed: 20261129, numRuns: 100 },
    );
    expect(decided).toBeGreaterThan(80);
  }, 30_000);
});
