import { get, has, isObject } from '../../model/json.ts';
import type { Tool } from '../../model/tool.ts';
import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

/** A search without a limit is as long as its matches; a list without one as long as the table. */
const LISTS: ReadonlySet<string> = new Set(['list', 'search', 'query']);
/** Of these there are few by nature. */
const FEW: ReadonlySet<string> = new Set(
  'versions languages regions plans types categories templates roots status statuses settings options currencies timezones countries scopes roles models formats units columns fields workspaces organizations'.split(
    ' ',
  ),
);
const PAGES: ReadonlySet<string> = new Set(
  'limit limits cursor page offset size max maximum count top first last number num results pagination per n k take skip token'.split(
    ' ',
  ),
);
const BOUNDED =
  /\b(?:at most|up to|maximum|max|limited to|first|top|latest|most recent|last|newest)\s+\d|\bpaginat|\bpaged\b|tối đa \d/iu;

export const listPagination = defineRule({
  id: 'list-pagination',
  family: 'semantics',
  severity: 'info',
  preset: 'recommended',
  summary: 'A tool that lists or searches can be asked for fewer results.',
  why: 'Huge results were the costliest fault in a measured set of tools: limits and pages raised the share of solved tasks more than any wording. Clients cut results at about 25,000 tokens.',
  source: ANTHROPIC_TOOLS,
  confidence: 0.6,
  messages: {
    unbounded: '"{name}" has no parameter for a limit or a page, and its description names no maximum. Add a limit.',
  },
  examples: {
    good: [
      { name: 'list_orders', parameters: { type: 'object', properties: { limit: { type: 'integer' } } } },
      { name: 'list_regions', description: 'List the sales regions, at most 20.' },
      { name: 'get_order' },
    ],
    bad: [{ tool: { name: 'list_orders', description: 'List all orders.' }, expect: 'unbounded', at: '/name' }],
  },
  check(tool, report) {
    const words = nameWords(tool.name);
    const verb = words.find((word) => LISTS.has(word));
    const isMany = words.some(
      (word) => word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !FEW.has(word),
    );
    if (verb === undefined || !isMany || BOUNDED.test(tool.description ?? '') || isShort(tool)) return;
    const takesPages = inputProperties(tool).some(({ name }) => nameWords(name).some((word) => PAGES.has(word)));
    if (!takesPages) report('unbounded', ['name'], { data: { name: tool.name } });
  },
});

/** The result schema bounds its lists itself. */
function isShort({ returns }: Tool): boolean {
  if (!isObject(returns)) return false;
  const properties = get(returns, 'properties');
  const lists = [returns, ...(isObject(properties) ? Object.values(properties) : [])];
  return lists.some((node) => isObject(node) && has(node, 'maxItems'));
}
