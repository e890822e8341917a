import { defineRule } from '../define-rule.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

type Style = 'snake_case' | 'camelCase' | 'kebab-case' | 'dot.case';

export const nameStyleMixed = defineRule({
  id: 'name-style-mixed',
  family: 'name',
  severity: { authored: 'off', foreign: 'info' },
  preset: 'recommended',
  summary: 'All tool names in a catalogue follow one style.',
  why: 'With one style a model can predict the name of the next tool; with two it makes up "getUser" beside "list_users".',
  source: ANTHROPIC_TOOLS,
  messages: {
    mixed:
      'The name "{name}" is {style}, unlike most names in this catalogue ({others} of {all} are {main}). Use one style.',
  },
  examples: {
    good: [[{ name: 'get_user' }, { name: 'list_users' }, { name: 'delete_user' }]],
    bad: [
      {
        tools: [{ name: 'get_user' }, { name: 'list_users' }, { name: 'deleteUser' }],
        format: 'mcp',
        expect: 'mixed',
        at: '/name',
      },
    ],
  },
  checkCatalogue(tools, report) {
    const styles = tools.map(({ name }) => styleOf(name));
    const counts = new Map<Style, number>();
    for (const style of styles) if (style !== undefined) counts.set(style, (counts.get(style) ?? 0) + 1);
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const [main, others] = [...counts].sort((left, right) => right[1] - left[1])[0] ?? ['snake_case', 0];
    if (all < 3 || counts.size < 2 || others < all * MAJORITY) return;
    const index = styles.findIndex((style) => style !== undefined && style !== main);
    const style = styles[index];
    if (style !== undefined)
      report(index, 'mixed', ['name'], { data: { name: tools[index]?.name ?? '', style, main, others, all } });
  },
});

/** Below this there is no style to keep to: several servers in one list. */
const MAJORITY = 0.6;

/** One word fits every style. */
function styleOf(name: string): Style | undefined {
  if (name.includes('_')) return 'snake_case';
  if (name.includes('-')) return 'kebab-case';
  if (name.includes('.')) return 'dot.case';
  return /[a-z][A-Z]/.test(name) ? 'camelCase' : undefined;
}
