import { defineRule } from '../define-rule.ts';

const COMFORTABLE = 20;

export const catalogueSize = defineRule({
  id: 'catalogue-size',
  family: 'catalogue',
  severity: 'info',
  preset: 'recommended',
  summary: 'A catalogue that is sent at once stays small.',
  why: 'Selection gets worse with every tool; OpenAI advises fewer than 20 at the start of a turn, and several clients stop at 128.',
  source: {
    title: 'OpenAI: function calling, best practices',
    url: 'https://platform.openai.com/docs/guides/function-calling',
    checkedOn: '2026-11-29',
  },
  messages: {
    many: '{count} tools in one catalogue; models choose best among fewer than {comfortable}. Group them, or load them by tool search.',
    tooMany: '{count} tools in one catalogue; OpenAI and several clients take at most {limit} in a request.',
  },
  examples: {
    good: [[{ name: 'a' }, { name: 'b' }]],
    bad: [
      { tools: Array.from({ length: 21 }, (_, index) => ({ name: `tool_${index}` })), expect: 'many', at: '' },
      { tools: Array.from({ length: 129 }, (_, index) => ({ name: `tool_${index}` })), expect: 'tooMany', at: '' },
    ],
  },
  checkCatalogue(tools, report, { thresholds }) {
    const count = tools.length;
    const limit = thresholds.tools_max;
    if (count > limit) report(-1, 'tooMany', [], { data: { count, limit }, severity: 'warning' });
    else if (count > COMFORTABLE) report(-1, 'many', [], { data: { count, comfortable: COMFORTABLE } });
  },
});
