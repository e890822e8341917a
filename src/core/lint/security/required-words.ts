import { parseRegex, type RegexNode } from '../schema/regex/parse-regex.ts';

/**
 * Groups of word beginnings: a text that the pattern matches has, for each group, a word that begins with one of them.
 * Read from the pattern itself, so that most patterns need not be tried on most texts.
 */
export type RequiredWords = readonly (readonly string[])[];

const LONGEST = 4;

export function requiredWords(source: string): RequiredWords {
  const root = parseRegex(source)?.root;
  if (root === undefined) return [];
  if (root.kind !== 'choice') return groupsOf(root);
  const firstOfEach = root.options.map((option) => groupsOf(option)[0]);
  return firstOfEach.includes(undefined) ? [] : [firstOfEach.flatMap((group) => group ?? [])];
}

function groupsOf(node: RegexNode): string[][] {
  if (node.kind !== 'sequence') return [];
  const groups: string[][] = [];
  for (const [index, part] of node.parts.entries()) {
    if (part.kind !== 'empty' || part.boundary !== true) continue;
    const group = beginningsOf({ kind: 'sequence', parts: node.parts.slice(index + 1) });
    if (group !== undefined) groups.push(group);
  }
  return groups;
}

/** The literal beginnings of whatever the node matches; undefined where one of them is no letter. */
function beginningsOf(node: RegexNode): string[] | undefined {
  if (node.kind === 'choice') {
    const all = node.options.map(beginningsOf);
    return all.includes(undefined) ? undefined : all.flatMap((group) => group ?? []);
  }
  if (node.kind === 'repeat') return node.least > 0 ? beginningsOf(node.body) : undefined;
  if (node.kind === 'set') return letterOf(node) === undefined ? undefined : [letterOf(node) as string];
  if (node.kind === 'empty') return undefined;
  const [first] = node.parts;
  if (first === undefined) return undefined;
  if (first.kind !== 'set') return beginningsOf(first);
  let word = '';
  for (const part of node.parts) {
    const letter = letterOf(part);
    if (letter === undefined || word.length === LONGEST) break;
    word += letter;
  }
  return word === '' ? undefined : [word];
}

function letterOf(node: RegexNode): string | undefined {
  if (node.kind !== 'set' || node.set.length !== 1) return undefined;
  const [from, to] = node.set[0] as readonly [number, number];
  const letter = String.fromCodePoint(from);
  return from === to && /[a-z]/.test(letter) ? letter : undefined;
}

/** The beginnings of all words of a folded text. */
export function wordBeginnings(text: string): ReadonlySet<string> {
  const beginnings = new Set<string>();
  for (const [word] of text.matchAll(/[a-z]+/g)) {
    for (let length = 1; length <= LONGEST && length <= word.length; length += 1) beginnings.add(word.slice(0, length));
  }
  return beginnings;
}

export function hasRequiredWords(required: RequiredWords, beginnings: ReadonlySet<string>): boolean {
  return required.every((group) => group.some((beginning) => beginnings.has(beginning)));
}
