import { tokensOf } from '../../catalog/tokens.ts';
import { defineRule } from '../define-rule.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

const BUDGET = 20_000;

export const tokensCatalogue = defineRule({
  id: 'tokens-catalogue',
  family: 'tokens',
  severity: 'warning',
  preset: 'recommended',
  summary: 'The tools of one request stay within a token budget.',
  why: 'Tool definitions are read before the first word of the user; a catalogue of tens of thousands of tokens slows down every turn.',
  source: ANTHROPIC_TOOLS,
  messages: {
    over: 'The {count} tools take about {tokens} tokens, more than the budget of {limit}. The largest is "{name}" ({share}).',
  },
  examples: {
    good: [[{ name: 'get_order', description: 'Gets one order by its id.' }]],
    bad: [
      {
        tools: Array.from({ length: 30 }, (_, index) => ({
          name: `tool_${index}`,
          description: 'Every order has a state and a total. '.repeat(120),
        })),
        expect: 'over',
        at: '',
      },
    ],
  },
  checkCatalogue(tools, report) {
    const totals = tools.map((tool) => tokensOf(tool).total);
    const tokens = totals.reduce((sum, count) => sum + count, 0);
    if (tokens <= BUDGET) return;
    const share = totals.reduce((most, count) => Math.max(most, count), 0);
    const name = tools[totals.indexOf(share)]?.name ?? '';
    report(-1, 'over', [], { data: { count: tools.length, tokens, limit: BUDGET, name, share } });
  },
});
