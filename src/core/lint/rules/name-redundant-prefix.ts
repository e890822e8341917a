import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { isVerb } from '../lexicons/index.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

/** Fewer tools may share a word by chance. */
const FEWEST = 4;

export const nameRedundantPrefix = defineRule({
  id: 'name-redundant-prefix',
  family: 'name',
  severity: { authored: 'off', foreign: 'info' },
  preset: 'recommended',
  summary: 'The tools of a server do not all repeat the server name.',
  why: 'MCP clients put the server name in front of every tool name, so "github_list_issues" becomes "github_github_list_issues": it costs tokens and part of the 60 or 64 characters that clients allow. In a catalogue of several services a prefix helps.',
  source: ANTHROPIC_TOOLS,
  messages: {
    shared:
      'All {count} names start with "{prefix}". Clients that put the server name in front repeat it, which costs {saved} characters in all.',
  },
  examples: {
    good: [
      [{ name: 'notes_list' }, { name: 'notes_create' }, { name: 'tasks_list' }, { name: 'tasks_create' }],
      [{ name: 'get_user' }, { name: 'get_team' }, { name: 'get_role' }, { name: 'get_group' }],
    ],
    bad: [
      {
        tools: ['list', 'search', 'create', 'delete'].map((verb) => ({ name: `acme_${verb}_notes` })),
        format: 'mcp',
        expect: 'shared',
        at: '/name',
      },
    ],
  },
  checkCatalogue(tools, report, { format }) {
    // Elsewhere the list is what the model sees, and nothing is put before a name.
    if (format !== 'mcp' && format !== 'descriptor') return;
    const names = tools.map(({ name }) => name).filter((name) => name !== '');
    const prefix = nameWords(names[0] ?? '')[0] ?? '';
    if (names.length < FEWEST || prefix === '' || isVerb(prefix)) return;
    const isShared = names.every((name) => {
      const words = nameWords(name);
      return words[0] === prefix && words.length > 1;
    });
    if (!isShared) return;
    const index = tools.findIndex(({ name }) => name !== '');
    const data = { count: names.length, prefix, saved: names.length * (prefix.length + 1) };
    report(index, 'shared', ['name'], { data });
  },
});
