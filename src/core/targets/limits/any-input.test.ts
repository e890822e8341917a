import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonValue } from '../../model/json.ts';
import { TARGET_IDS } from '../../model/target-id.ts';
import { readTool } from '../../model/tool.ts';
import { DRAFTS, shapeProblems } from '../../schema/shape-problems.ts';
import { decodeTurn } from '../calls/decode-call.ts';
import { decodeResult } from '../calls/decode-result.ts';
import { judgeAsIs } from './judge-as-is.ts';
import { judgeRequest } from './judge-request.ts';
import { naiveElement } from './naive-element.ts';

const RUNS = { numRuns: 300, seed: 20261129 };

/** Words that make random JSON look like tools, calls and schemas, and names that objects inherit. */
const WORDS = [
  ...['name', 'type', 'function', 'parameters', 'input_schema', 'inputSchema', 'outputSchema', 'annotations', '_meta'],
  ...['properties', 'items', 'anyOf', 'allOf', '$ref', '$defs', 'required', 'enum', 'additionalProperties', 'strict'],
  ...['content', 'parts', 'functionCall', 'tool_calls', 'output', 'structuredContent', 'args', 'arguments', 'input'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', ''],
];
const TEXTS = [
  'object',
  'string',
  'array',
  'function',
  'tool_use',
  'function_call',
  '#',
  '#/$defs/a',
  '#/properties',
  '{"a":1}',
  '',
];

/** Built as text, so that `__proto__` is an own key. */
const anyJson: fc.Arbitrary<JsonValue> = fc
  .letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5, depthSize: 'medium' },
      fc.constantFrom(...TEXTS).map((text) => JSON.stringify(text)),
      fc.constantFrom('null', 'true', 'false', '0', '-1', '1.5', '1e300', '[]', '{}'),
      fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join(',')}]`),
      fc
        .uniqueArray(fc.tuple(fc.constantFrom(...WORDS), tie('value')), { maxLength: 5, selector: ([key]) => key })
        .map((members) => `{${members.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`),
    ),
  }))
  .value.map((text) => JSON.parse(text) as JsonValue);

test('whatever is pasted is judged, and stays as it was', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      const before = JSON.stringify(value);
      for (const target of TARGET_IDS) {
        judgeAsIs(value, target);
        judgeRequest([value, null, value], target, { toolChoice: value });
        const naive = naiveElement({ name: 'a', parameters: value, returns: value }, target);
        for (const { pointer } of judgeAsIs(naive.element, target)) naive.toDescriptor(pointer);
      }
      for (const draft of DRAFTS) shapeProblems(value, draft);
      expect(JSON.stringify(value)).toBe(before);
    }),
    RUNS,
  );
});

test('whatever a model sent is read, or refused with a sentence', () => {
  fc.assert(
    fc.property(anyJson, anyJson, fc.string(), (value, schema, text) => {
      const tool = readTool({ name: 'a', parameters: schema, returns: schema });
      for (const sent of [text, JSON.stringify(value)]) {
        const { calls } = decodeTurn(sent, { tool });
        expect(calls.length).toBeGreaterThan(0);
        for (const { decoded } of calls) {
          const answer = decoded.ok ? typeof decoded.value.arguments : decoded.error.severity;
          expect(answer).toBe(decoded.ok ? 'object' : 'error');
        }
      }
      expect(['success', 'error']).toContain(decodeResult(value, { tool }).kind);
    }),
    RUNS,
  );
});
