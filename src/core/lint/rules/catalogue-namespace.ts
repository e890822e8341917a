import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { isVerb } from '../lexicons/index.ts';
import { TOOL_DESIGN } from '../sources.ts';

/** A smaller catalogue is read at a glance. */
const LARGE = 40;
/** From this share on a common first word counts as the way names are made here. */
const HALF = 0.5;

export const catalogueNamespace = defineRule({
  id: 'catalogue-namespace',
  family: 'catalogue',
  severity: { authored: 'info', foreign: 'off' },
  preset: 'recommended',
  summary: 'The names in a large catalogue are grouped into namespaces.',
  why: 'Among dozens of tools, "notes_list", "notes_search" and "notes_create" are found and loaded together; without a common first word, search has to guess what belongs together.',
  source: TOOL_DESIGN,
  confidence: 0.5,
  messages: {
    none: 'Of the {count} tools, {grouped} share a namespace with another one, such as "notes_" in "notes_list". Group the names of tools that belong together.',
  },
  examples: {
    good: [
      Array.from({ length: 42 }, (_, index) => ({ name: `${['notes', 'tasks', 'mail'][index % 3]}_list_${index}` })),
    ],
    bad: [
      {
        tools: Array.from({ length: 42 }, (_, index) => ({
          name: `list_${'abcdefghijklmnopqrstuvwxyz'[index % 26]}x${index}`,
        })),
        expect: 'none',
        at: '',
      },
    ],
  },
  checkCatalogue(tools, report) {
    if (tools.length <= LARGE) return;
    const spaces = new Map<string, number>();
    for (const { name } of tools) {
      const [first = '', second] = nameWords(name);
      if (second !== undefined && !isVerb(first)) spaces.set(first, (spaces.get(first) ?? 0) + 1);
    }
    const grouped = [...spaces.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0);
    if (grouped < tools.length * HALF) report(-1, 'none', [], { data: { count: tools.length, grouped } });
  },
});
