import { tokensOf } from '../../catalog/tokens.ts';
import { defineRule } from '../define-rule.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

/** So many times over its budget a tool outweighs a conversation, and is more than a matter of style. */
const FAR_OVER = 5;

export const tokensTool = defineRule({
  id: 'tokens-tool',
  family: 'tokens',
  severity: 'info',
  preset: 'recommended',
  summary: 'A tool stays within its token budget.',
  why: 'Every request carries every tool; a long one costs tokens each time and leaves less room for the work.',
  source: ANTHROPIC_TOOLS,
  messages: {
    over: 'The tool takes about {tokens} tokens, more than the budget of {limit}. Most of them are in "{field}" ({share}).',
  },
  examples: {
    good: [{ name: 'get_order', description: 'Gets one order by its id.' }],
    bad: [
      {
        tool: { name: 'long', description: 'Every order has a state and a total. '.repeat(80) },
        expect: 'over',
        at: '/description',
      },
    ],
  },
  check(tool, report, { thresholds }) {
    const { total, shares } = tokensOf(tool);
    const [largest] = shares;
    if (largest === undefined || total <= thresholds.tool_tokens) return;
    report('over', [largest.field], {
      data: { tokens: total, limit: thresholds.tool_tokens, field: largest.field, share: largest.tokens },
      ...(total > FAR_OVER * thresholds.tool_tokens && { severity: 'warning' as const }),
    });
  },
});
