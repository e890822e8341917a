import { has, isObject } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { documentationSpec } from '../sources.ts';

export const exampleCoverage = defineRule({
  id: 'example-coverage',
  family: 'examples',
  severity: { authored: 'info', foreign: 'off' },
  preset: 'strict',
  summary: 'Every parameter is used in an example, and every error is shown in one.',
  why: 'A parameter that no example uses is one that nobody has tried; its description may be wrong for years.',
  source: documentationSpec('9'),
  messages: {
    parameter: 'No example uses the parameter "{name}".',
    error: 'No example shows the error "{code}".',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { city: { type: 'string' } } },
        examples: [{ prompt: 'x', tool_call: { name: 'a', arguments: { city: 'Oslo' } }, result: {} }],
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { city: { type: 'string' } } },
          examples: [{ tool_call: { name: 'a', arguments: {} }, result: {} }],
        },
        expect: 'parameter',
        at: '/parameters/properties/city',
      },
      {
        tool: {
          name: 'a',
          errors: [{ code: 'NOT_FOUND' }],
          examples: [{ tool_call: { name: 'a', arguments: {} }, result: {} }],
        },
        expect: 'error',
        at: '/errors/0',
      },
    ],
  },
  check(tool, report) {
    const examples = tool.examples ?? [];
    if (examples.length === 0) return;
    for (const { name, pointer, isTop } of inputProperties(tool)) {
      const isGiven = examples.some(({ arguments: given }) => isObject(given) && has(given, name));
      if (isTop && !isGiven) report('parameter', pointer, { data: { name } });
    }
    const shown = new Set(examples.map(({ errorCode }) => errorCode));
    for (const { code, pointer } of tool.errors ?? []) {
      if (code !== undefined && !shown.has(code)) report('error', pointer, { data: { code } });
    }
  },
});
