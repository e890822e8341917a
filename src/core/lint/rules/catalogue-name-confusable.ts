import { plainName, singular, splitName } from '../../catalog/tool-words.ts';
import { defineRule } from '../define-rule.ts';
import { MCP_TOOLS } from '../sources.ts';

export const catalogueNameConfusable = defineRule({
  id: 'catalogue-name-confusable',
  family: 'catalogue',
  severity: 'warning',
  preset: 'recommended',
  summary: 'The names in a catalogue differ in more than spelling.',
  why: 'Providers that allow fewer characters turn a.b and a_b into one name, and models mix up names that differ only in case, in a plural or in one letter.',
  source: MCP_TOOLS,
  messages: {
    spelling:
      '"{name}" and "{other}" differ only in case or separators, and become the same name where a provider allows fewer characters. Rename one of them.',
    number: '"{name}" and "{other}" differ only in singular and plural. Rename one of them.',
    letter: '"{name}" and "{other}" differ in one letter only. Rename one of them.',
  },
  examples: {
    good: [[{ name: 'get_order' }, { name: 'set_order' }, { name: 'sort_v1' }, { name: 'sort_v2' }]],
    bad: [
      { tools: [{ name: 'coding.start' }, { name: 'coding_start' }], expect: 'spelling', at: '/name' },
      { tools: [{ name: 'get_order' }, { name: 'get_orders' }], expect: 'number', at: '/name' },
      { tools: [{ name: 'search_files' }, { name: 'serch_files' }], expect: 'letter', at: '/name' },
    ],
  },
  checkCatalogue(tools, report) {
    if (tools.length < 2) return;
    for (const { index, message, name, other } of confusionsOf(tools.map((tool) => tool.name))) {
      const severity = message === 'spelling' ? 'warning' : 'info';
      report(index, message, ['name'], { data: { name, other }, severity });
    }
  },
});

interface NameConfusion {
  readonly index: number;
  readonly message: Confusion;
  readonly name: string;
  readonly other: string;
}

let last: { readonly names: string; readonly found: readonly NameConfusion[] } | undefined;

/** Most edits leave the names as they are, so the last answer is kept. */
function confusionsOf(names: readonly string[]): readonly NameConfusion[] {
  const joined = names.join('\n');
  if (last?.names !== joined) last = { names: joined, found: findConfusions(names) };
  return last.found;
}

function findConfusions(names: readonly string[]): readonly NameConfusion[] {
  const found: NameConfusion[] = [];
  const seen = new Set<string>();
  for (const [message, keysOf] of KEYS) {
    for (const group of groupsBy(names, keysOf)) {
      const members = group.map((index) => names[index] ?? '');
      const [first] = members;
      const second = members.find((name) => name !== first);
      for (const [position, index] of group.entries()) {
        const name = members[position] ?? '';
        const other = name === first ? second : first;
        if (other === undefined || seen.has(name)) continue;
        seen.add(name);
        found.push({ index, message, name, other });
      }
    }
  }
  return found;
}

type Confusion = 'spelling' | 'number' | 'letter';
const KEYS: readonly (readonly [Confusion, (name: string) => readonly string[]])[] = [
  ['spelling', (name) => [plainName(name)]],
  ['number', (name) => [splitName(name).map(singular).join('_')]],
  ['letter', oneLetterOff],
];
const SHORTEST = 8;

/** Two names of one letter's difference share a text that leaves out one letter. Numbers and short words are told apart by it. */
function oneLetterOff(name: string): readonly string[] {
  if (name.length < SHORTEST || name.length > 64 || /\d/.test(name)) return [];
  const words = splitName(name);
  return words.flatMap((word, position) => {
    if (word.length < 5) return [];
    const around = words.map((other, index) => (index === position ? '' : other)).join('_');
    return Array.from(
      word,
      (_, letter) => `${position} ${around} ${word.slice(0, letter)}?${word.slice(letter + 1)}`,
    ).concat(
      Array.from(word, (_, letter) => `${position} ${around} ${word.slice(0, letter)}${word.slice(letter + 1)}`),
      `${position} ${around} ${word}`,
    );
  });
}

function groupsBy(
  names: readonly string[],
  keysOf: (name: string) => readonly string[],
): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (const [index, name] of names.entries()) {
    if (name === '') continue;
    for (const key of new Set(keysOf(name))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [index]);
      else group.push(index);
    }
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
