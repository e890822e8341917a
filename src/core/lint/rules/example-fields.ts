import { get, has, isObject } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { documentationSpec } from '../sources.ts';

export const exampleFields = defineRule({
  id: 'example-fields',
  family: 'examples',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Every example has a prompt, a call with a name and arguments, and a result.',
  why: 'An example that lacks one of them can neither be run nor be shown to a model.',
  source: documentationSpec('9'),
  messages: {
    notObject: 'An example must be an object with "prompt", "tool_call" and "result".',
    missing: 'The example has no "{field}".',
    call: 'The call in this example has no "{field}".',
    asks: 'An example that expects a question has no call. Remove "{field}" or "expect".',
  },
  examples: {
    good: [
      { name: 'a', examples: [{ prompt: 'Weather in Oslo?', tool_call: { name: 'a', arguments: {} }, result: {} }] },
      { name: 'a', examples: [{ prompt: 'What is the weather?', expect: 'ask' }] },
    ],
    bad: [
      { tool: { name: 'a', examples: ['Weather?'] }, expect: 'notObject', at: '/examples/0' },
      {
        tool: { name: 'a', examples: [{ tool_call: { name: 'a', arguments: {} }, result: {} }] },
        expect: 'missing',
        at: '/examples/0',
      },
      {
        tool: { name: 'a', examples: [{ prompt: 'Weather?', tool_call: { name: 'a' }, result: {} }] },
        expect: 'call',
        at: '/examples/0/tool_call',
      },
      {
        tool: { name: 'a', examples: [{ prompt: 'Weather?', expect: 'ask', result: {} }] },
        expect: 'asks',
        at: '/examples/0/result',
      },
    ],
  },
  check(tool, report) {
    for (const { raw, pointer, kind } of tool.examples ?? []) {
      if (!isObject(raw)) {
        report('notObject', pointer);
        continue;
      }
      if (kind === 'ask') {
        if (!has(raw, 'prompt')) report('missing', pointer, { data: { field: 'prompt' } });
        for (const field of ['tool_call', 'result'])
          if (has(raw, field)) report('asks', [...pointer, field], { data: { field } });
        continue;
      }
      for (const field of ['prompt', 'tool_call', 'result'])
        if (!has(raw, field)) report('missing', pointer, { data: { field } });
      const call = get(raw, 'tool_call');
      if (call === undefined) continue;
      for (const field of ['name', 'arguments']) {
        if (get(call, field) === undefined) report('call', [...pointer, 'tool_call'], { data: { field } });
      }
    }
  },
});
