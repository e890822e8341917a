import { type ConfusablePair, confusablePairs } from '../../catalog/confusable-pairs.ts';
import { defineRule } from '../define-rule.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

const SHOWN = 6;

export const catalogueConfusableTools = defineRule({
  id: 'catalogue-confusable-tools',
  family: 'catalogue',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'Tools that do similar things say what sets them apart.',
  why: 'Models choose at random between tools with synonymous names or similar descriptions; one sentence on when to use which solves it.',
  source: ANTHROPIC_TOOLS,
  confidence: 0.7,
  messages: {
    synonym:
      'By their names, "{name}" and "{other}" do the same thing (shared: {evidence}). Merge them, or say in both when to use which.',
    description:
      'The description of "{name}" is almost the same as that of "{other}" (shared: {evidence}). Say in both what sets them apart.',
  },
  examples: {
    good: [
      [
        { name: 'get_order', description: 'Gets one order by its id.' },
        { name: 'list_orders', description: 'Lists the orders of a customer, newest first.' },
      ],
      [
        { name: 'search_orders', description: 'Searches orders by text. For one order by number use find_orders.' },
        { name: 'find_orders', description: 'Finds one order by number. For text use search_orders.' },
      ],
    ],
    bad: [
      {
        tools: [
          { name: 'search_invoices', description: 'Searches the invoices of a customer.' },
          { name: 'find_invoices', description: 'Finds invoices.' },
        ],
        expect: 'synonym',
        at: '/name',
      },
      {
        tools: [
          { name: 'order_info', description: 'Gives the state, the total and the address of an order.' },
          { name: 'order_data', description: 'Gives the state, the total and the address of one order.' },
        ],
        expect: 'description',
        at: '/description',
      },
      {
        tools: [
          { name: 'search_contacts', description: 'Looks people up in the directory of the company.' },
          { name: 'get_customer_details', description: 'Look people up in the directory of this company.' },
        ],
        expect: 'description',
        at: '/description',
      },
    ],
  },
  checkCatalogue(tools, report, context) {
    for (const pair of context.once('confusable-pairs', confusablePairs)) {
      const [left, right] = [tools[pair.left], tools[pair.right]];
      if (left === undefined || right === undefined) continue;
      const isSame = left.description !== undefined && left.description === right.description;
      const explains = mentions(left.description, right.name) || mentions(right.description, left.name);
      if (isSame || explains) continue;
      report(
        pair.right,
        pair.reason,
        [right.description === undefined || pair.reason === 'synonym' ? 'name' : 'description'],
        {
          data: { name: right.name, other: left.name, evidence: evidenceOf(pair) },
          confidence: Math.round(pair.score * 100) / 100,
        },
      );
    }
  },
});

/** As a whole word: `get_orders` is no mention of `get_order`. */
function mentions(description: string | undefined, name: string): boolean {
  for (let at = description?.indexOf(name) ?? -1; at >= 0; at = description?.indexOf(name, at + 1) ?? -1) {
    const [before, after] = [description?.[at - 1] ?? ' ', description?.[at + name.length] ?? ' '];
    if (!/[\w-]/.test(before) && !/[\w-]/.test(after)) return true;
  }
  return false;
}

function evidenceOf({ sharedWords, sharedParameters }: ConfusablePair): string {
  const words = [...sharedWords.slice(0, SHOWN), ...sharedParameters.slice(0, SHOWN)];
  return [...new Set(words)].join(', ') || '-';
}
