import { defineRule } from '../define-rule.ts';
import { documentationSpec } from '../sources.ts';

export const examplePrompt = defineRule({
  id: 'example-prompt',
  family: 'examples',
  severity: { authored: 'info', foreign: 'off' },
  preset: 'recommended',
  summary: 'The prompt of an example is what a user would say, and no two are the same.',
  why: 'Users do not know tool names; a prompt that names the tool proves nothing about tool selection.',
  source: documentationSpec('9'),
  messages: {
    namesTool: 'The prompt names the tool "{name}", which no user would do. Write what a user would say.',
    blank: 'The prompt is blank.',
    twice: 'Another example has the same prompt. Use another one.',
  },
  examples: {
    good: [{ name: 'get_weather', examples: [{ prompt: 'Is it raining in Oslo?' }] }],
    bad: [
      {
        tool: { name: 'get_weather', examples: [{ prompt: 'Call get_weather for Oslo.' }] },
        expect: 'namesTool',
        at: '/examples/0/prompt',
      },
      { tool: { name: 'get_weather', examples: [{ prompt: ' ' }] }, expect: 'blank', at: '/examples/0/prompt' },
      {
        tool: { name: 'get_weather', examples: [{ prompt: 'Rain?' }, { prompt: 'Rain?' }] },
        expect: 'twice',
        at: '/examples/1/prompt',
      },
    ],
  },
  check(tool, report) {
    const seen = new Set<string>();
    for (const { prompt, pointer } of tool.examples ?? []) {
      if (prompt === undefined) continue;
      const place = [...pointer, 'prompt'];
      if (prompt.trim() === '') report('blank', place);
      else if (tool.name.includes('_') && prompt.includes(tool.name))
        report('namesTool', place, { data: { name: tool.name } });
      else if (seen.has(prompt)) report('twice', place);
      seen.add(prompt);
    }
  },
});
