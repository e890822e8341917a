/** A short text that a pattern describes; undefined for patterns with more than literals, classes, groups and repetitions. */
export function textMatching(pattern: string, minLength = 0): string | undefined {
  const shortest = new PatternReader(pattern, 0).read();
  if (shortest === undefined || shortest.length >= minLength) return shortest;
  return new PatternReader(pattern, minLength - shortest.length).read();
}

const MAX_PATTERN = 500;
const MAX_TEXT = 5000;
const MAX_NESTING = 40;

/** Reads a pattern once, writing the text on the way. The first alternative and the fewest repetitions are taken. */
class PatternReader {
  readonly #pattern: string;
  /** How often an open repetition goes beyond its least count. */
  readonly #extra: number;
  #at = 0;
  #nesting = 0;

  constructor(pattern: string, extra: number) {
    this.#pattern = pattern;
    this.#extra = extra;
  }

  read(): string | undefined {
    if (this.#pattern.length > MAX_PATTERN) return undefined;
    const text = this.#alternatives();
    return this.#at === this.#pattern.length && text !== undefined && text.length <= MAX_TEXT ? text : undefined;
  }

  #alternatives(): string | undefined {
    this.#nesting += 1;
    if (this.#nesting > MAX_NESTING) return undefined;
    const first = this.#sequence();
    while (first !== undefined && this.#take('|')) if (this.#sequence() === undefined) return undefined;
    this.#nesting -= 1;
    return first;
  }

  #sequence(): string | undefined {
    let text = '';
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#next())) {
      const atom = this.#atom();
      const count = atom === undefined ? undefined : this.#count();
      if (atom === undefined || count === undefined || atom.length * count > MAX_TEXT) return undefined;
      text += atom.repeat(count);
    }
    return text;
  }

  #atom(): string | undefined {
    const head = this.#next();
    this.#at += 1;
    switch (head) {
      case '^':
      case '$':
        return '';
      case '.':
        return 'x';
      case '(':
        return this.#group();
      case '[':
        return this.#class();
      case '\\':
        return this.#escape();
      default:
        return '*+?{'.includes(head) ? undefined : head;
    }
  }

  #group(): string | undefined {
    if (this.#take('?') && !this.#take(':')) return undefined;
    const text = this.#alternatives();
    return this.#take(')') ? text : undefined;
  }

  /** The first member of a class; of a class of what is not meant, the first usual character outside. */
  #class(): string | undefined {
    const end = this.#endOfClass();
    if (end === undefined) return undefined;
    const body = this.#pattern.slice(this.#at, end);
    this.#at = end + 1;
    if (body.startsWith('^')) {
      const members = body.slice(1);
      return [...'xA0 -'].find((one) => !classHolds(members, one));
    }
    return [...'aA0-_ '].find((one) => classHolds(body, one)) ?? (body.startsWith('\\') ? body[1] : body[0]);
  }

  #endOfClass(): number | undefined {
    for (let at = this.#at; at < this.#pattern.length; at += 1) {
      if (this.#pattern[at] === '\\') at += 1;
      else if (this.#pattern[at] === ']') return at;
    }
    return undefined;
  }

  #escape(): string | undefined {
    const name = this.#next();
    this.#at += 1;
    const known = ESCAPES[name];
    if (known !== undefined) return known;
    return /[A-Za-z0-9]/.test(name) ? undefined : name;
  }

  #count(): number | undefined {
    const rest = this.#pattern.slice(this.#at, this.#at + 24);
    const quantifier = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(rest);
    if (quantifier === null) return 1;
    this.#at += quantifier[0].length;
    const [whole, least = '', comma = '', most = ''] = quantifier;
    if (whole.startsWith('*')) return this.#extra;
    if (whole.startsWith('+')) return 1 + this.#extra;
    if (whole.startsWith('?')) return 0;
    const bound = comma === '' ? Number(least) : most === '' ? Number.POSITIVE_INFINITY : Number(most);
    return Math.min(Number(least) + this.#extra, bound);
  }

  #next(): string {
    return this.#pattern[this.#at] ?? '';
  }

  #take(expected: string): boolean {
    if (this.#next() !== expected) return false;
    this.#at += 1;
    return true;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  d: '0',
  w: 'a',
  s: ' ',
  D: 'x',
  W: '-',
  S: 'x',
  b: '',
  n: '\n',
  t: '\t',
};

/** Whether the inside of a class names a character: alone, in a range, or by an escape. */
function classHolds(members: string, one: string): boolean {
  for (let at = 0; at < members.length; at += 1) {
    const head = members[at] ?? '';
    if (head === '\\') {
      at += 1;
      if (escapeHolds(members[at] ?? '', one)) return true;
    } else if (members[at + 1] === '-' && at + 2 < members.length) {
      if (head <= one && one <= (members[at + 2] ?? '')) return true;
      at += 2;
    } else if (head === one) return true;
  }
  return false;
}

function escapeHolds(name: string, one: string): boolean {
  if (name === 'd') return /\d/.test(one);
  if (name === 'w') return /\w/.test(one);
  if (name === 's') return /\s/.test(one);
  return name === one;
}
