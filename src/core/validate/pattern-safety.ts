/**
 * Whether a pattern is certain to answer fast: no group that repeats more than three times holds anything of changing
 * length, and few atoms outside do. A careful no: many harmless patterns fail it and run where they can be stopped.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length > 2000 || /\\[1-9]|\\k</.test(pattern)) return false;
  const groups: Group[] = [{ loops: 0, options: 0 }];
  for (const token of tokens(pattern)) {
    const group = groups.at(-1);
    if (group === undefined) return false;
    if (token === '(') groups.push({ loops: 0, options: 0 });
    else if (token === '|') group.options += 1;
    else if (token.startsWith(')')) {
      groups.pop();
      const outer = groups.at(-1);
      if (outer === undefined || !close(group, outer, rangeOf(token.slice(1)))) return false;
    } else count(group, rangeOf(token.slice(1)));
  }
  const [whole] = groups;
  return groups.length === 1 && whole !== undefined && whole.loops <= MAX_LOOPS && whole.options <= MAX_OPTIONS;
}

/** How many repetitions without a bound, and how many other choices, a group holds. */
interface Group {
  loops: number;
  options: number;
}
interface Range {
  readonly least: number;
  readonly most: number;
}
const MAX_LOOPS = 2;
const MAX_OPTIONS = 10;
const FEW = 3;
const LONG = 64;

function count(group: Group, { least, most }: Range): void {
  if (most > LONG) group.loops += 1;
  else if (most > least) group.options += 1;
}

/** False when the closed group changes in length and repeats too often. */
function close(group: Group, outer: Group, range: Range): boolean {
  const isVariable = group.loops + group.options > 0;
  if (range.most > FEW) {
    count(outer, range);
    return !isVariable;
  }
  outer.loops += group.loops * Math.max(range.most, 1);
  outer.options += group.options * Math.max(range.most, 1);
  count(outer, range);
  return true;
}

/** `(`, `|`, and each atom or `)` with the quantifier behind it (a `.` stands for the atom). */
function* tokens(pattern: string): Generator<string> {
  let index = 0;
  while (index < pattern.length) {
    const head = pattern[index] ?? '';
    const end = endOfAtom(pattern, index);
    if (head === '(' || head === '|') {
      index = head === '(' ? endOfOpening(pattern, index) : end;
      yield head;
      continue;
    }
    const quantifier = /^(?:[*+?]|\{\d*,?\d*\})?\??/.exec(pattern.slice(end, end + 24))?.[0] ?? '';
    yield (head === ')' ? ')' : '.') + quantifier;
    index = end + quantifier.length;
  }
}

function endOfAtom(pattern: string, index: number): number {
  if (pattern[index] === '\\') return index + 2;
  if (pattern[index] !== '[') return index + 1;
  let end = index + 1;
  while (end < pattern.length && pattern[end] !== ']') end += pattern[end] === '\\' ? 2 : 1;
  return end + 1;
}

function endOfOpening(pattern: string, index: number): number {
  return index + (/^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(pattern.slice(index, index + 80))?.[0].length ?? 1);
}

function rangeOf(quantifier: string): Range {
  if (quantifier.startsWith('*')) return { least: 0, most: Number.POSITIVE_INFINITY };
  if (quantifier.startsWith('+')) return { least: 1, most: Number.POSITIVE_INFINITY };
  if (quantifier.startsWith('?')) return { least: 0, most: 1 };
  const bounds = /^\{(\d*)(,?)(\d*)\}/.exec(quantifier);
  if (bounds === null) return { least: 1, most: 1 };
  const [, least = '', comma = '', most = ''] = bounds;
  const from = Number(least);
  return { least: from, most: comma === '' ? from : most === '' ? Number.POSITIVE_INFINITY : Number(most) };
}
