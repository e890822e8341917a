import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { readTool } from '../model/tool.ts';
import { compileSchema } from '../validate/compile-schema.ts';
import { inlineEvaluators } from '../validate/evaluators.ts';
import { boundaryCases } from './boundary-cases.ts';
import { evaluationSet } from './evaluation-set.ts';
import { runExamples } from './run-examples.ts';
import { sampleValue } from './sample-value.ts';
import { skeletonExample } from './skeleton-example.ts';
import { textMatching } from './text-matching.ts';

const FLIGHTS = {
  name: 'find_flights',
  parameters: {
    type: 'object',
    properties: {
      from: { type: 'string', minLength: 3, maxLength: 3 },
      cabin: { enum: ['economy', 'business'] },
      seats: { type: 'integer', minimum: 1, maximum: 9 },
      stops: { type: 'array', items: { type: 'string' }, maxItems: 1 },
      when: { type: 'object', properties: { day: { type: 'string', format: 'date' } }, required: ['day'] },
    },
    required: ['from', 'when'],
    additionalProperties: false,
  },
  returns: { type: 'object', properties: { flights: { type: 'array', items: {} } }, required: ['flights'] },
  errors: [
    { code: 'NOT_FOUND', http_status: 404, retryable: false, description: 'No such airport.' },
    { code: 'RATE_LIMITED', http_status: 429, retryable: true, description: 'Too many searches.' },
  ],
};

describe('a sample value fits its schema', () => {
  const rows: readonly JsonObject[] = [
    FLIGHTS.parameters,
    { type: 'string', minLength: 12, maxLength: 14 },
    { type: 'integer', exclusiveMinimum: 5, multipleOf: 4 },
    { type: 'number', maximum: -3 },
    { type: ['null', 'boolean'] },
    { anyOf: [{ type: 'null' }, { enum: ['x'] }] },
    {
      allOf: [
        { properties: { a: { const: 1 } }, required: ['a'] },
        { properties: { b: { type: 'boolean' } }, required: ['b'] },
      ],
    },
    {
      $ref: '#/$defs/p',
      $defs: { p: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'string' }], minItems: 2 } },
    },
    { type: 'object', properties: { next: { $ref: '#' } }, required: [] },
    { type: 'string', format: 'uuid' },
    { type: 'string', pattern: '^[A-Z]{3}-\\d+$', minLength: 9 },
  ];
  test.each(rows)('%j', (schema) => {
    const compiled = compileSchema(schema, inlineEvaluators);
    expect(compiled.ok && compiled.value.validate(sampleValue(schema)).status).toBe('valid');
  });

  test('a schema that requires itself many times comes to an end', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const properties = Object.fromEntries(names.map((name) => [name, { $ref: '#' }]));
    expect(JSON.stringify(sampleValue({ type: 'object', properties, required: names })).length).toBeLessThan(100_000);
  });

  test('what the author shows comes first', () => {
    expect(sampleValue({ type: 'string', default: 'b', examples: ['a'] })).toBe('a');
    expect(sampleValue({ type: 'string', default: 'b' })).toBe('b');
  });
});

describe('a text for a pattern', () => {
  test.each([
    '^\\d{5}$',
    '^AS\\d+$',
    '^[A-Z]{2}-[0-9a-f]{8}$',
    '^(asc|desc)$',
    '^(?:https?)://[^/]+/\\w*$',
    '^evt-[0-9a-z]{6,20}$',
    '^[^a-z]+$',
    '^[\\w.-]+@[\\w-]+\\.com$',
    'a|b',
    '^#[0-9A-F]{6}$',
  ])('%s', (pattern) => {
    expect(textMatching(pattern)).toMatch(new RegExp(pattern, 'u'));
    expect(textMatching(pattern.replace(/\$$/, ''), 12)).toMatch(new RegExp(pattern.replace(/\$$/, ''), 'u'));
  });

  test('grows to the length that is asked for', () => {
    expect(textMatching('^AS\\d+$', 12)).toBe('AS0000000000');
  });

  test.each(['(?=a)b', '(a', '[a', '*', '\\p{L}', '\\1', '('.repeat(100) + ')'.repeat(100), 'a{5000}{5000}'])(
    '%s is left alone',
    (pattern) => {
      expect(textMatching(pattern)).toBeUndefined();
    },
  );
});

describe('a skeleton example', () => {
  test.each([
    ['success', undefined],
    ['success', '/parameters/properties/cabin/enum/1'],
    ['success', '/parameters/properties/seats'],
    ['error', 'RATE_LIMITED'],
    ['error', undefined],
    ['ask', undefined],
  ] as const)('%s for %s passes as it is', (kind, covers) => {
    const made = skeletonExample(readTool(FLIGHTS), { kind, ...(covers !== undefined && { covers }) });
    const report = runExamples(readTool({ ...FLIGHTS, examples: [made] }), inlineEvaluators);
    expect(report.examples).toEqual([{ index: 0, kind, status: 'passed', problems: [] }]);
    if (covers !== undefined) {
      const { coverage } = report;
      expect([
        ...coverage.parameters.missing,
        ...coverage.enumValues.missing,
        ...coverage.errorCodes.missing,
      ]).not.toContain(covers);
    }
  });
});

describe('boundary cases', () => {
  const cases = boundaryCases(readTool(FLIGHTS), inlineEvaluators);
  const about = (name: string) =>
    cases
      .filter(({ schemaPointer }) => schemaPointer[2] === name)
      .map(({ title, arguments: args, expected }) => [title.id, args[name], expected]);

  test('the edges of a number', () => {
    expect(about('seats')).toEqual([
      ['boundary-minimum', 1, 'accepted'],
      ['boundary-below', 0, 'refused'],
      ['boundary-maximum', 9, 'accepted'],
      ['boundary-above', 10, 'refused'],
      ['boundary-null', null, 'refused'],
      ['boundary-text', '5', 'refused'],
    ]);
  });

  test('the edges of a number that is counted in steps', () => {
    const parameters = { properties: { hours: { minimum: 0, maximum: 8, multipleOf: 0.5 } } };
    const values = boundaryCases(readTool({ name: 'book', parameters }), inlineEvaluators)
      .filter(({ schemaPointer }) => schemaPointer[2] === 'hours')
      .map(({ arguments: args }) => args.hours);
    expect(values).toEqual([0, -0.5, 8, 8.5]);
  });

  test('the edges of a text', () => {
    expect(
      about('from')
        .slice(0, 4)
        .map(([id, , expected]) => [id, expected]),
    ).toEqual([
      ['boundary-shortest', 'accepted'],
      ['boundary-too-short', 'refused'],
      ['boundary-longest', 'accepted'],
      ['boundary-too-long', 'refused'],
    ]);
  });

  test('each required key missing, and a key too many', () => {
    const missing = cases.filter(({ title }) => title.id === 'boundary-missing').map(({ title }) => title.data.name);
    expect(missing).toEqual(['from', 'when']);
    expect(cases.at(-1)).toMatchObject({ title: { id: 'boundary-extra' }, expected: 'refused' });
  });

  test('are the same each time', () => {
    expect(boundaryCases(readTool(FLIGHTS), inlineEvaluators)).toEqual(cases);
  });
});

test('an evaluation set holds calls and questions, one line each', () => {
  const examples = [
    {
      prompt: 'To Oslo?',
      tool_call: { name: 'find_flights', arguments: { from: 'HAN' } },
      result: { flights: [] },
      explanation: 'There is no flight.',
      notes: 'An empty result.',
    },
    { prompt: 'Find me a flight.', expect: 'ask', clarification: 'From where?' },
    { tool_call: {} },
  ];
  const lines = evaluationSet([readTool({ ...FLIGHTS, examples })]).split('\n');
  expect(lines.map((line) => (line === '' ? '' : JSON.parse(line)))).toEqual([
    {
      tool: 'find_flights',
      prompt: 'To Oslo?',
      expected: { call: { name: 'find_flights', arguments: { from: 'HAN' } } },
      result: { flights: [] },
      explanation: 'There is no flight.',
      notes: 'An empty result.',
    },
    { tool: 'find_flights', prompt: 'Find me a flight.', expected: { ask: 'From where?' } },
    '',
  ]);
});
