import { ANY, type CharacterSet, complement, DIGITS, NO_LINE_BREAK, SPACE, union, WORD } from './character-set.ts';

export type RegexNode =
  | { readonly kind: 'set'; readonly set: CharacterSet }
  | { readonly kind: 'sequence'; readonly parts: readonly RegexNode[] }
  | { readonly kind: 'choice'; readonly options: readonly RegexNode[] }
  | { readonly kind: 'repeat'; readonly body: RegexNode; readonly least: number; readonly most: number }
  /** Matches without taking a character: anchors, look-around, back-references. `boundary`: `\\b`. */
  | { readonly kind: 'empty'; readonly start?: true; readonly end?: true; readonly boundary?: true };

/** Constructs that other engines read differently or refuse. */
export type RegexFeature =
  | 'look-around'
  | 'back-reference'
  | 'named group'
  | 'property class'
  | 'inline flags'
  | 'POSIX class'
  | 'word boundary';

export interface ParsedRegex {
  readonly root: RegexNode;
  readonly features: ReadonlySet<RegexFeature>;
}

const DEEPEST = 60;
const LONGEST = 4000;

/** The structure of a pattern that the engine accepts; undefined when it is too long or too deep to be worth it. */
export function parseRegex(source: string): ParsedRegex | undefined {
  if (source.length > LONGEST) return undefined;
  const reader: Reader = { text: [...source], at: 0, features: new Set(), isTooDeep: false };
  const root = readChoice(reader, 0);
  return reader.isTooDeep ? undefined : { root, features: reader.features };
}

interface Reader {
  readonly text: readonly string[];
  at: number;
  readonly features: Set<RegexFeature>;
  isTooDeep: boolean;
}

const EMPTY: RegexNode = { kind: 'empty' };

function readChoice(reader: Reader, depth: number): RegexNode {
  if (depth > DEEPEST) {
    reader.isTooDeep = true;
    reader.at = reader.text.length;
    return EMPTY;
  }
  const options = [readSequence(reader, depth)];
  while (reader.text[reader.at] === '|') {
    reader.at += 1;
    options.push(readSequence(reader, depth));
  }
  return options.length === 1 ? (options[0] as RegexNode) : { kind: 'choice', options };
}

function readSequence(reader: Reader, depth: number): RegexNode {
  const parts: RegexNode[] = [];
  while (reader.at < reader.text.length && reader.text[reader.at] !== '|' && reader.text[reader.at] !== ')') {
    parts.push(readRepeat(reader, readAtom(reader, depth)));
  }
  return { kind: 'sequence', parts };
}

function readRepeat(reader: Reader, body: RegexNode): RegexNode {
  const bounds = readBounds(reader);
  if (bounds === undefined) return body;
  if (reader.text[reader.at] === '?') reader.at += 1;
  return { kind: 'repeat', body, ...bounds };
}

function readBounds(reader: Reader): { least: number; most: number } | undefined {
  const character = reader.text[reader.at];
  const simple = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] }[character ?? ''];
  if (simple !== undefined) {
    reader.at += 1;
    return { least: simple[0] as number, most: simple[1] as number };
  }
  if (character !== '{') return undefined;
  const counted = /^\{(\d+)(,?)(\d*)\}/.exec(reader.text.slice(reader.at, reader.at + 24).join(''));
  if (counted === null) return undefined;
  reader.at += counted[0].length;
  const least = Number(counted[1]);
  return { least, most: counted[2] === '' ? least : counted[3] === '' ? Infinity : Number(counted[3]) };
}

function readAtom(reader: Reader, depth: number): RegexNode {
  const character = reader.text[reader.at] ?? '';
  reader.at += 1;
  if (character === '(') return readGroup(reader, depth);
  if (character === '[') return { kind: 'set', set: readClass(reader) };
  if (character === '.') return { kind: 'set', set: NO_LINE_BREAK };
  if (character === '^') return { kind: 'empty', start: true };
  if (character === '$') return { kind: 'empty', end: true };
  if (character === '\\') return readEscape(reader);
  return { kind: 'set', set: single(character) };
}

function readGroup(reader: Reader, depth: number): RegexNode {
  const opening = reader.text.slice(reader.at, reader.at + 4).join('');
  const look = /^\?<?[=!]/.exec(opening);
  if (look !== null) reader.features.add('look-around');
  else if (opening.startsWith('?<')) reader.features.add('named group');
  else if (opening.startsWith('?') && !opening.startsWith('?:')) reader.features.add('inline flags');
  if (look !== null) reader.at += look[0].length;
  else if (opening.startsWith('?<')) reader.at = indexAfter(reader, '>');
  else if (opening.startsWith('?')) reader.at = opening.startsWith('?:') ? reader.at + 2 : indexAfter(reader, ':');
  const body = readChoice(reader, depth + 1);
  reader.at += 1;
  return look === null ? body : EMPTY;
}

function indexAfter(reader: Reader, mark: string): number {
  const found = reader.text.indexOf(mark, reader.at);
  return found < 0 ? reader.text.length : found + 1;
}

function readEscape(reader: Reader): RegexNode {
  const character = reader.text[reader.at] ?? '';
  if (/[1-9k]/.test(character)) {
    reader.features.add('back-reference');
    reader.at = character === 'k' ? indexAfter(reader, '>') : reader.at + 1;
    return EMPTY;
  }
  if (character === 'b' || character === 'B') {
    reader.features.add('word boundary');
    reader.at += 1;
    return character === 'b' ? { kind: 'empty', boundary: true } : EMPTY;
  }
  return { kind: 'set', set: readEscapedSet(reader) };
}

/** What stands behind a backslash, inside a class or outside. */
function readEscapedSet(reader: Reader): CharacterSet {
  const character = reader.text[reader.at] ?? '';
  reader.at += 1;
  const classes: Readonly<Record<string, CharacterSet>> = {
    d: DIGITS,
    D: complement(DIGITS),
    w: WORD,
    W: complement(WORD),
    s: SPACE,
    S: complement(SPACE),
    n: single('\n'),
    r: single('\r'),
    t: single('\t'),
    f: single('\f'),
    v: single('\v'),
    '0': single('\0'),
    b: single('\b'),
  };
  if (Object.hasOwn(classes, character)) return classes[character] as CharacterSet;
  if (character === 'p' || character === 'P') {
    reader.features.add('property class');
    reader.at = indexAfter(reader, '}');
    return ANY;
  }
  if (character === 'u' || character === 'x') return readCode(reader, character);
  if (character === 'c') reader.at += 1;
  return single(character);
}

function readCode(reader: Reader, kind: 'u' | 'x'): CharacterSet {
  const rest = reader.text.slice(reader.at, reader.at + 10).join('');
  const digits = (kind === 'x' ? /^[0-9a-f]{2}/i : /^(?:\{[0-9a-f]{1,6}\}|[0-9a-f]{4})/i).exec(rest)?.[0] ?? '';
  reader.at += digits.length;
  const code = Number.parseInt(digits.replace(/[{}]/g, ''), 16);
  return Number.isNaN(code) ? single(kind) : [[code, code]];
}

function readClass(reader: Reader): CharacterSet {
  const isNegated = reader.text[reader.at] === '^';
  if (isNegated) reader.at += 1;
  if (reader.text[reader.at] === '[' && reader.text[reader.at + 1] === ':') reader.features.add('POSIX class');
  const sets: CharacterSet[] = [];
  while (reader.at < reader.text.length && reader.text[reader.at] !== ']') {
    const from = readClassMember(reader);
    const isRange = reader.text[reader.at] === '-' && reader.text[reader.at + 1] !== ']' && isSingle(from);
    if (!isRange) {
      sets.push(from);
      continue;
    }
    reader.at += 1;
    const to = readClassMember(reader);
    sets.push(isSingle(to) ? [[from[0]?.[0] ?? 0, Math.max(from[0]?.[0] ?? 0, to[0]?.[0] ?? 0)]] : union([from, to]));
  }
  reader.at += 1;
  const all = union(sets);
  return isNegated ? complement(all) : all;
}

function readClassMember(reader: Reader): CharacterSet {
  const character = reader.text[reader.at] ?? '';
  reader.at += 1;
  return character === '\\' ? readEscapedSet(reader) : single(character);
}

function single(character: string): CharacterSet {
  const code = character.codePointAt(0);
  return code === undefined ? [] : [[code, code]];
}

function isSingle(set: CharacterSet): boolean {
  return set.length === 1 && set[0]?.[0] === set[0]?.[1];
}
