import { has } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { effectByName } from '../facts/tool-effect.ts';
import { SMELLS_STUDY } from '../sources.ts';

/** Words by which a text speaks of what comes back. */
const RESULT =
  /\b(?:returns?|returned|returning|results?|responses?|outputs?|yields?|gives? back|responds? with|receive|including|includes?|contains?|as (?:a )?(?:json|list|array|text|markdown|string|table))\b|trả về|kết quả|đầu ra/iu;

/** Verbs behind which the object names the result: "List the invoices of a customer". */
const NAMING: ReadonlySet<string> = new Set(['list', 'search', 'find', 'lookup', 'browse', 'count', 'query']);
/** A longer text describes the result in some words of its own. */
const SHORT = 60;

export const descriptionReturns = defineRule({
  id: 'description-returns',
  family: 'description',
  severity: { authored: 'off', foreign: 'info' },
  preset: 'recommended',
  summary: 'A tool that reads data says what it returns, in a result schema or in words.',
  why: 'Almost a third of public tools say nothing about their result, so agents plan calls that cannot give what they need.',
  source: SMELLS_STUDY,
  confidence: 0.5,
  messages: {
    none: 'The tool reads data, but neither a result schema nor its {length}-character description says what it returns.',
  },
  examples: {
    good: [
      { name: 'get_order', description: 'Get an order. Returns its state and total.' },
      { name: 'get_order', description: 'Get one order.', returns: { type: 'object' } },
      { name: 'delete_order', description: 'Delete one order.' },
    ],
    bad: [
      { tool: { name: 'get_order', description: 'Get one order.' }, format: 'mcp', expect: 'none', at: '/description' },
    ],
  },
  check(tool, report) {
    const text = tool.description?.trim() ?? '';
    const isNamed = nameWords(tool.name).some((word) => NAMING.has(word));
    if (isNamed || text === '' || text.length > SHORT || has(tool.raw, 'returns') || effectByName(tool) !== 'reads')
      return;
    if (!RESULT.test(text)) report('none', ['description'], { data: { length: text.length } });
  },
});
