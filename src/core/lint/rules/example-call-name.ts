import { defineRule } from '../define-rule.ts';
import { editDistance } from '../nearest.ts';
import { documentationSpec } from '../sources.ts';

export const exampleCallName = defineRule({
  id: 'example-call-name',
  family: 'examples',
  severity: 'error',
  preset: 'essentials',
  summary: 'The call of an example names this tool.',
  why: 'An example that calls another name teaches the model a tool that does not exist.',
  source: documentationSpec('9'),
  messages: {
    other: 'The example calls "{found}", but this tool is called "{name}".',
    rename: 'Call "{name}"',
  },
  examples: {
    good: [
      {
        name: 'get_weather',
        examples: [{ prompt: 'x', tool_call: { name: 'get_weather', arguments: {} }, result: {} }],
      },
    ],
    bad: [
      {
        tool: {
          name: 'get_weather',
          examples: [{ prompt: 'x', tool_call: { name: 'weather', arguments: {} }, result: {} }],
        },
        expect: 'other',
        at: '/examples/0/tool_call/name',
      },
    ],
  },
  check(tool, report) {
    for (const { callName, pointer } of tool.examples ?? []) {
      if (typeof callName !== 'string' || callName === tool.name || tool.name === '') continue;
      const place = [...pointer, 'tool_call', 'name'];
      const edits = [{ op: 'set', pointer: place, value: tool.name }] as const;
      // A slip of the pen is mended; another name may be a tool of its own, and the example stand in the wrong place.
      const safe = editDistance(callName, tool.name) <= 2;
      const fixes = [{ title: 'rename', data: { name: tool.name }, safe, edits } as const];
      report('other', place, { data: { found: callName, name: tool.name }, fixes });
    }
  },
});
