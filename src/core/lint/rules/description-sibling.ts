import { confusablePairs } from '../../catalog/confusable-pairs.ts';
import type { Tool } from '../../model/tool.ts';
import { defineRule } from '../define-rule.ts';
import { says } from '../lexicons/index.ts';
import { TOOL_DESIGN } from '../sources.ts';

export const descriptionSibling = defineRule({
  id: 'description-sibling',
  family: 'description',
  severity: { authored: 'off', foreign: 'warning' },
  preset: 'recommended',
  summary: 'A tool that is easily confused with another one says what it is not for.',
  why: 'A missing "Do not use for" is a matter of style until two tools compete for one request; then it decides which of them is called.',
  source: TOOL_DESIGN,
  confidence: 0.7,
  messages: {
    noLimit:
      '"{name}" is easily confused with "{other}", and its description does not say what it is not for. Say which requests belong to "{other}".',
  },
  examples: {
    good: [
      [
        { name: 'search_orders', description: 'Searches orders by text. Do not use for an order number.' },
        { name: 'find_orders', description: 'Finds one order by number. Not for searching text.' },
      ],
    ],
    bad: [
      {
        tools: [
          { name: 'search_invoices', description: 'Searches the invoices of a customer.' },
          { name: 'find_invoices', description: 'Finds invoices.' },
        ],
        format: 'mcp',
        expect: 'noLimit',
        at: '/description',
      },
    ],
  },
  checkCatalogue(tools, report, context) {
    const reported = new Set<number>();
    for (const { left, right, score } of context.once('confusable-pairs', confusablePairs)) {
      for (const [index, other] of [
        [left, tools[right]],
        [right, tools[left]],
      ] as const) {
        const tool = tools[index];
        if (tool === undefined || other === undefined || reported.has(index) || isToldApart(tool, other)) continue;
        reported.add(index);
        const data = { name: tool.name, other: other.name };
        report(index, 'noLimit', ['description'], { data, confidence: Math.round(score * 100) / 100 });
      }
    }
  },
});

/** Without a description there is nothing to add to; `description-missing` says so. */
function isToldApart(tool: Tool, other: Tool): boolean {
  const text = tool.description ?? '';
  return text.trim() === '' || text === other.description || text.includes(other.name) || says('whenNot', text);
}
