import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { readTool } from '../model/tool.ts';
import { contractSentences } from '../targets/contract-sentences.ts';
import type { Evaluators } from '../validate/evaluators.ts';
import { loadEvaluators } from '../validate/load-evaluators.ts';
import { boundaryCases } from './boundary-cases.ts';
import { checkCall } from './check-call.ts';
import { checkResult } from './check-result.ts';
import { evaluationSet } from './evaluation-set.ts';
import { runExamples } from './run-examples.ts';
import { skeletonExample } from './skeleton-example.ts';

let evaluators: Evaluators;
beforeAll(async () => {
  evaluators = await loadEvaluators();
});

const KEYS = [
  'a',
  'type',
  'properties',
  '$ref',
  'enum',
  'anyOf',
  '__proto__',
  'toString',
  'error',
  'code',
  'arguments',
  'name',
];
const { json } = fc.letrec<{ json: JsonValue }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<JsonValue>(
      null,
      true,
      0,
      -1.5,
      1e300,
      '',
      'a',
      'object',
      'string',
      '#',
      '#/$defs/a',
      '2026-11-01T01:30:00',
      '(',
    ),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('json'), { maxKeys: 4 }),
  ),
}));
const schema = fc.oneof(
  json,
  fc.record({ type: fc.constant('object'), properties: fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), json) }),
);
const descriptor = fc.record<JsonObject>(
  {
    name: json,
    parameters: schema,
    returns: schema,
    errors: fc.oneof(json, fc.array(fc.record({ code: json, http_status: json, retryable: json }))),
    examples: fc.oneof(
      json,
      fc.array(
        fc.record({
          prompt: json,
          tool_call: fc.oneof(json, fc.record({ name: json, arguments: json })),
          result: json,
        }),
        { maxLength: 3 },
      ),
    ),
    semantics: fc.oneof(
      json,
      fc.record({
        rules: fc.array(
          fc.record({
            expression: fc.constantFrom<JsonValue>('args.a > 1', 'args.', null, "args.a == 'x'"),
            error: json,
          }),
        ),
        match: fc.record({ expression: fc.constantFrom('item.a == args.a', 'true', '1') }),
        fixtures: fc.oneof(json, fc.array(fc.record({ name: json, arguments: json, item: json, expect: json }))),
        time: fc.record({
          timezone: json,
          instants: fc.array(json),
          start: fc.constantFrom('a', 'args.a', '/parameters/properties/a'),
          end: json,
          end_is: json,
        }),
        pagination: json,
      }),
    ),
    auth: json,
  },
  { requiredKeys: [] },
);

test('whatever stands in a descriptor, everything answers and the descriptor stays as it was', () => {
  fc.assert(
    fc.property(descriptor, json, (raw, value) => {
      const before = JSON.stringify(raw);
      const tool = readTool(raw);
      const report = runExamples(tool, evaluators);
      expect(report.examples.length).toBe(tool.examples?.length ?? 0);
      for (const { status, problems } of [...report.examples, ...report.fixtures]) {
        expect(status === 'passed').toBe(problems.length === 0);
      }
      checkCall(tool, JSON.stringify(value), evaluators);
      checkResult(tool, value, evaluators);
      boundaryCases(tool, evaluators);
      for (const kind of ['success', 'error', 'ask'] as const) {
        skeletonExample(tool, { kind, covers: '/parameters/properties/a/enum/0' });
      }
      evaluationSet([tool]);
      contractSentences(tool);
      expect(JSON.stringify(raw)).toBe(before);
    }),
    { seed: 5, numRuns: 120 },
  );
}, 30_000);

function nested(levels: number, wrap: (inner: JsonValue) => JsonValue, core: JsonValue): JsonValue {
  let value = core;
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
}

test('990 levels are judged or left unchecked, and nothing breaks', () => {
  const deep = nested(990, (inner) => ({ a: inner }), 1) as JsonObject;
  const schema = nested(330, (inner) => ({ properties: { a: inner } }), {});
  const example = { prompt: 'p', tool_call: { name: 't', arguments: deep }, result: deep };
  for (const parameters of [
    schema,
    { properties: { a: { $ref: '#' } } },
    { anyOf: [{ properties: { a: { $ref: '#' } } }] },
  ]) {
    const tool = readTool({
      name: 't',
      parameters,
      returns: parameters,
      examples: [example],
      semantics: { match: {} },
    });
    const status = runExamples(tool, evaluators).examples[0]?.status;
    expect(['passed', 'unchecked', 'failed']).toContain(status);
    expect(checkCall(tool, JSON.stringify(deep), evaluators).problems.every(({ message }) => message.id !== '')).toBe(
      true,
    );
  }
});
