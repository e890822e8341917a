import { isObject, type JsonValue } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { JsonSchema } from '../../model/tool.ts';
import { compileSchema } from '../../validate/compile-schema.ts';
import { safeEvaluators } from '../../validate/safe-evaluators.ts';
import type { SchemaProblem } from '../../validate/schema-problem.ts';
import { defineRule } from '../define-rule.ts';
import { namedArguments } from '../facts/named-arguments.ts';
import { documentationSpec } from '../sources.ts';

export const exampleValues = defineRule({
  id: 'example-values',
  family: 'examples',
  severity: { authored: 'error', foreign: 'off' },
  preset: 'recommended',
  summary: 'A successful example matches the schemas of its arguments and its result.',
  why: 'An example that violates its own schema teaches calls that the server refuses, and results that never come.',
  source: documentationSpec('3.7'),
  messages: {
    argument: 'An argument of the example does not match "parameters".',
    result: 'The result of the example does not match "returns".',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { limit: { type: 'integer', maximum: 100 } } },
        returns: { type: 'object', properties: { count: { type: 'integer' } }, required: ['count'] },
        examples: [{ prompt: 'x', tool_call: { name: 'a', arguments: { limit: 100 } }, result: { count: 3 } }],
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { limit: { type: 'integer', maximum: 100 } } },
          examples: [{ prompt: 'x', tool_call: { name: 'a', arguments: { limit: 500 } }, result: {} }],
        },
        expect: 'argument',
        at: '/examples/0/tool_call/arguments/limit',
      },
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: {} },
          returns: { type: 'object', properties: { count: { type: 'integer' } } },
          examples: [{ prompt: 'x', tool_call: { name: 'a', arguments: {} }, result: { count: 'three' } }],
        },
        expect: 'result',
        at: '/examples/0/result/count',
      },
    ],
  },
  check(tool, report) {
    const isNamed = namedArguments(tool) !== undefined;
    for (const { kind, arguments: given, result, pointer } of tool.examples ?? []) {
      if (kind !== 'success') continue;
      const at = [...pointer, 'tool_call', 'arguments'];
      for (const problem of isObject(given) ? problemsOf(given, tool.parameters) : []) {
        // Arguments that are left out or not declared are told by name elsewhere.
        const isToldElsewhere = isNamed && problem.instancePointer.length === 0 && NAMES.has(problem.keyword);
        if (!isToldElsewhere) report('argument', place(at, problem), { message: problem.message });
      }
      for (const problem of result === undefined ? [] : problemsOf(result, tool.returns))
        report('result', place([...pointer, 'result'], problem), { message: problem.message });
    }
  },
});

const NAMES: ReadonlySet<string> = new Set(['required', 'additionalProperties']);

function problemsOf(value: JsonValue, schema: JsonSchema | undefined): readonly SchemaProblem[] {
  const compiled = schema === undefined ? undefined : compileSchema(schema, safeEvaluators);
  const verdict = compiled?.ok === true ? compiled.value.validate(value) : undefined;
  return verdict?.status === 'invalid' ? verdict.problems : [];
}

function place(from: Pointer, { instancePointer }: SchemaProblem): Pointer {
  return [...from, ...instancePointer];
}
