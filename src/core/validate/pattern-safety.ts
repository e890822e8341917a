/**
 * Whether a pattern is certain to answer fast: no group that can repeat holds a repetition or a choice, and at most two
 * unbounded repetitions follow each other. A careful no: many harmless patterns fail it and run where they can be stopped.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length > 2000 || /\\[1-9]|\\k</.test(pattern)) return false;
  const groups: Group[] = [{ hasLoop: false, hasChoice: false }];
  let loops = 0;
  for (const token of tokens(pattern)) {
    const group = groups.at(-1);
    if (group === undefined) return false;
    if (token === '(') groups.push({ hasLoop: false, hasChoice: false });
    else if (token === '|') group.hasChoice = true;
    else if (token.startsWith(')')) {
      groups.pop();
      const outer = groups.at(-1);
      if (outer === undefined || (repeats(token.slice(1)) && (group.hasLoop || group.hasChoice))) return false;
      outer.hasLoop ||= group.hasLoop || repeats(token.slice(1));
      loops += repeats(token.slice(1)) ? 1 : 0;
    } else if (repeats(token.slice(1))) {
      group.hasLoop = true;
      loops += 1;
    }
  }
  return loops <= MAX_LOOPS;
}

interface Group {
  hasLoop: boolean;
  hasChoice: boolean;
}
const MAX_LOOPS = 2;

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

function repeats(quantifier: string): boolean {
  if (quantifier.startsWith('*') || quantifier.startsWith('+')) return true;
  const bounds = /^\{(\d*)(,?)(\d*)\}/.exec(quantifier);
  if (bounds === null) return false;
  const most = bounds[2] === '' ? Number(bounds[1]) : bounds[3] === '' ? Number.POSITIVE_INFINITY : Number(bounds[3]);
  return most > 64;
}
