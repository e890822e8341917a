import { parseRegex, type RegexNode } from '../schema/regex/parse-regex.ts';

/** Groups of word beginnings: a text has, for each group, a word that begins with one of them. */
type Groups = readonly (readonly string[])[];

/**
 * What a text must have for the pattern to match: all groups of one of these alternatives. Read from the pattern itself, so
 * that most patterns need not be tried on most texts. An alternative without groups may match anything.
 */
export type RequiredWords = readonly Groups[];

const LONGEST = 12;
const LETTERS = 26;
const A = 0x61;
const Z = 0x7a;
/** The bit by which a small letter differs from its capital. */
const LOWER_CASE = 0x20;

export function requiredWords(source: string): RequiredWords {
  const root = parseRegex(source)?.root;
  const alternatives = root === undefined ? [] : alternativesOf(root, false);
  const groups = alternatives.map(({ node, isAtStart }) => withoutEqual(groupsOf(node, isAtStart)));
  return groups.length === 0 || groups.some(({ length }) => length === 0) ? [[]] : groups;
}

interface Alternative {
  readonly node: RegexNode;
  readonly isAtStart: boolean;
}

/** The options of a pattern that is a choice, boundaries around it aside. `isAtStart`: a word begins where it begins. */
function alternativesOf(node: RegexNode, isAtStart: boolean): readonly Alternative[] {
  if (node.kind === 'choice') return node.options.flatMap((option) => alternativesOf(option, isAtStart));
  const parts = node.kind === 'sequence' ? node.parts : [];
  const [only, ...others] = parts.filter(({ kind }) => kind !== 'empty');
  if (only === undefined || others.length > 0) return [{ node, isAtStart }];
  const before = parts.slice(0, parts.indexOf(only));
  return alternativesOf(
    only,
    before.reduce((isStart, part) => beginsWordBehind(part, isStart), isAtStart),
  );
}

function withoutEqual(groups: Groups): Groups {
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
    const isBeginning = isWordStart && part.kind !== 'empty' ? beginningsOf(parts.slice(index)) : undefined;
    if (isBeginning !== undefined) groups.push(isBeginning);
    if (part.kind !== 'set') groups.push(...groupsOf(part, isWordStart));
    isWordStart = beginsWordBehind(part, isWordStart);
  }
  return groups;
}

/** The group that the fewest texts have: the one whose shortest beginning is longest. */
function rarestOf<Group extends readonly string[]>(groups: readonly Group[]): Group | undefined {
  const shortest = (group: Group) => Math.min(...group.map(({ length }) => length));
  return groups.toSorted((left, right) => shortest(right) - shortest(left) || left.length - right.length)[0];
}

/** Whether a letter behind the node begins a word, given whether one in its place would: it does behind what is no letter. */
function beginsWordBehind(node: RegexNode, before: boolean): boolean {
  switch (node.kind) {
    case 'set':
      return node.set.every(([from, to]) => to < A || from > Z);
    case 'sequence':
      return node.parts.reduce((isStart, part) => beginsWordBehind(part, isStart), before);
    case 'choice':
      return node.options.every((option) => beginsWordBehind(option, before));
    case 'repeat':
      return beginsWordBehind(node.body, before) && (node.least > 0 || before);
    case 'empty':
      return before || node.boundary === true || node.start === true;
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

interface Candidate {
  readonly requirement: number;
  /** Numbers of the groups that an alternative of the requirement needs. */
  readonly groups: readonly number[];
}

/** Of the requirements, those that a text meets, by index, in their order. The text is read once, however many there are. */
export function createWordGate(requirements: readonly RequiredWords[]): (text: string) => readonly number[] {
  const { words, always, byGroup } = numberGroups(requirements);
  const mark = createMarker(words);
  const isReached = new Uint8Array(words.length);
  const isMet = new Uint8Array(requirements.length);
  return (text) => {
    const reached = mark(text, isReached);
    const met = [...always];
    for (const group of reached) {
      for (const { requirement, groups } of byGroup[group] as readonly Candidate[]) {
        if (isMet[requirement] === 1 || !groups.every((needed) => isReached[needed] === 1)) continue;
        isMet[requirement] = 1;
        met.push(requirement);
      }
    }
    for (const group of reached) isReached[group] = 0;
    for (const requirement of met) isMet[requirement] = 0;
    return met.sort((left, right) => left - right);
  };
}

/** Equal groups get one number. An alternative is looked at when the rarest of its groups is met. */
function numberGroups(requirements: readonly RequiredWords[]) {
  const known = new Map<string, number>();
  const words: (readonly string[])[] = [];
  const byGroup: Candidate[][] = [];
  const always: number[] = [];
  const numberOf = (group: readonly string[]): number => {
    const name = group.toSorted().join(' ');
    const number = known.get(name) ?? words.push(group) - 1;
    known.set(name, number);
    byGroup[number] ??= [];
    return number;
  };
  for (const [requirement, alternatives] of requirements.entries()) {
    const isAlways = alternatives.some((groups) => groups.length === 0);
    if (isAlways) always.push(requirement);
    for (const groups of isAlways ? [] : alternatives) {
      const rarest = numberOf(rarestOf(groups) ?? []);
      byGroup[rarest]?.push({ requirement, groups: groups.map(numberOf) });
    }
  }
  return { words, always, byGroup };
}

/** Marks the groups of which some word begins a word of the text, in whatever case, and lists them. */
function createMarker(groups: readonly (readonly string[])[]): (text: string, marks: Uint8Array) => readonly number[] {
  const children: number[] = Array(LETTERS).fill(0);
  const groupsAt: number[][] = [[]];

  function add(word: string, group: number): void {
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
  for (const [group, words] of groups.entries()) for (const word of words) add(word, group);
  const next = Int32Array.from(children);

  return (text, marks) => {
    const marked: number[] = [];
    let node = 0;
    let isOutside = true;
    for (let at = 0; at < text.length; at += 1) {
      const letter = (text.charCodeAt(at) | LOWER_CASE) - A;
      if (letter < 0 || letter >= LETTERS) {
        isOutside = true;
        continue;
      }
      if (isOutside) node = 0;
      else if (node === 0) continue;
      isOutside = false;
      node = next[node * LETTERS + letter] as number;
      const reached = groupsAt[node] as number[];
      for (let index = 0; index < reached.length; index += 1) {
        const group = reached[index] as number;
        if (marks[group] === 0) marked.push(group);
        marks[group] = 1;
      }
    }
    return marked;
  };
}
