import { parseRegex, type RegexNode } from '../schema/regex/parse-regex.ts';

/**
 * Groups of word beginnings: a text that the pattern matches has, for each group, a word that begins with one of them.
 * Read from the pattern itself, so that most patterns need not be tried on most texts.
 */
export type RequiredWords = readonly (readonly string[])[];

const LONGEST = 6;

export function requiredWords(source: string): RequiredWords {
  const root = parseRegex(source)?.root;
  const groups = root === undefined ? [] : groupsOf(root, false);
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()];
}

/** The groups of whatever the node matches. `isAtStart`: a word begins where the node begins. */
function groupsOf(node: RegexNode, isAtStart: boolean): string[][] {
  switch (node.kind) {
    case 'choice': {
      const rarest = node.options.map((option) => rarestOf(groupsOf(option, isAtStart)));
      return rarest.includes(undefined) ? [] : [rarest.flatMap((group) => group ?? [])];
    }
    case 'sequence':
      return groupsOfSequence(node.parts, isAtStart);
    case 'repeat':
      return node.least > 0 ? groupsOf(node.body, isAtStart) : [];
    case 'set': {
      const group = isAtStart ? beginningsOf([node]) : undefined;
      return group === undefined ? [] : [group];
    }
    case 'empty':
      return [];
  }
}

function groupsOfSequence(parts: readonly RegexNode[], isAtStart: boolean): string[][] {
  const groups: string[][] = [];
  let isWordStart = isAtStart;
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'empty') {
      isWordStart ||= part.boundary === true;
      continue;
    }
    const isBeginning = isWordStart ? beginningsOf(parts.slice(index)) : undefined;
    if (isBeginning !== undefined) groups.push(isBeginning);
    if (part.kind !== 'set') groups.push(...groupsOf(part, isWordStart));
    const isOptional = part.kind === 'repeat' && part.least === 0;
    isWordStart = endsWithBlank(part) && (!isOptional || isWordStart);
  }
  return groups;
}

/** The group that the fewest texts have: the one whose shortest beginning is longest. */
function rarestOf(groups: readonly string[][]): string[] | undefined {
  const shortest = (group: readonly string[]) => Math.min(...group.map(({ length }) => length));
  return groups.toSorted((left, right) => shortest(right) - shortest(left) || left.length - right.length)[0];
}

function endsWithBlank(node: RegexNode): boolean {
  switch (node.kind) {
    case 'set':
      return node.set.length === 1 && node.set[0]?.[0] === 0x20 && node.set[0][1] === 0x20;
    case 'sequence':
      return node.parts.length > 0 && endsWithBlank(node.parts.at(-1) as RegexNode);
    case 'choice':
      return node.options.every(endsWithBlank);
    case 'repeat':
      return endsWithBlank(node.body);
    case 'empty':
      return false;
  }
}

/** The literal beginnings of whatever the parts match one behind the other; undefined where one of them is no letter. */
function beginningsOf(parts: readonly RegexNode[]): string[] | undefined {
  const [first, ...rest] = parts;
  if (first === undefined || first.kind === 'empty') return undefined;
  if (first.kind === 'set') return wordOf(parts);
  if (first.kind === 'sequence') return beginningsOf([...first.parts, ...rest]);
  if (first.kind === 'choice') return unionOf(first.options.map((option) => beginningsOf([option])));
  const taken = beginningsOf([first.body]);
  return first.least > 0 ? taken : unionOf([taken, beginningsOf(rest)]);
}

function unionOf(groups: readonly (string[] | undefined)[]): string[] | undefined {
  return groups.includes(undefined) ? undefined : groups.flatMap((group) => group ?? []);
}

function wordOf(parts: readonly RegexNode[]): string[] | undefined {
  let word = '';
  for (const part of parts) {
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

const LETTERS = 26;
const A = 0x61;

/** Of the requirements, those that a folded text meets, by index. The text is read once, however many there are. */
export function createWordGate(requirements: readonly RequiredWords[]): (text: string) => boolean[] {
  const children: number[] = Array(LETTERS).fill(0);
  const groupsAt: number[][] = [[]];
  let groups = 0;
  const groupsOfEach = requirements.map((required) =>
    required.map((group) => {
      for (const word of group) addWord(word, groups);
      groups += 1;
      return groups - 1;
    }),
  );

  function addWord(word: string, group: number): void {
    let node = 0;
    for (let at = 0; at < word.length; at += 1) {
      const slot = node * LETTERS + word.charCodeAt(at) - A;
      if (children[slot] === 0) {
        children[slot] = groupsAt.length;
        groupsAt.push([]);
        for (let letter = 0; letter < LETTERS; letter += 1) children.push(0);
      }
      node = children[slot] as number;
    }
    groupsAt[node]?.push(group);
  }

  return (text) => {
    const isMet = new Uint8Array(groups);
    let node = 0;
    let isOutside = true;
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at) - A;
      if (letter < 0 || letter >= LETTERS) {
        isOutside = true;
        continue;
      }
      if (isOutside) node = 0;
      else if (node === 0) continue;
      isOutside = false;
      node = children[node * LETTERS + letter] as number;
      for (const group of groupsAt[node] as number[]) isMet[group] = 1;
    }
    return groupsOfEach.map((own) => own.every((group) => isMet[group] === 1));
  };
}
