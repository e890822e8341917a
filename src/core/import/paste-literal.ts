type Language = 'python' | 'javascript';

export interface Literal {
  readonly json: string;
  /** Undefined when nothing in it is of one language alone. */
  readonly language: Language | undefined;
}

/** Deeper literals than this are nobody's tools. */
const MAX_LEVELS = 200;

/**
 * A Python or JavaScript literal as JSON, numbers as spelt: single quotes, True and None, bare keys, trailing commas,
 * comments, triple quotes. Read by hand, never evaluated; undefined when a part could mean something else (a variable,
 * a call, a formatted string).
 */
export function readLiteral(text: string): Literal | undefined {
  return attempt(() => new LiteralReader(withoutAssignment(text)).document());
}

const ASSIGNMENT = /^(?:export )?(?:const |let |var )?[A-Za-z_$][\w$.]*[ \t]*(?::[^=\n]+)?=[ \t]*(?=[[{(])/gm;
const MAX_ASSIGNMENTS = 50;

/** The literals that a file of code assigns at the start of a line; what stands around them is read over. */
export function readAssignedLiterals(text: string): Literal[] {
  const starts = [...text.matchAll(ASSIGNMENT)].slice(0, MAX_ASSIGNMENTS);
  return starts.flatMap((match) => {
    const literal = attempt(() => new LiteralReader(text.slice(match.index + match[0].length)).prefix());
    return literal === undefined ? [] : [literal];
  });
}

function attempt(read: () => Literal): Literal | undefined {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof Ambiguous) return undefined;
    throw problem;
  }
}

/** Thrown and caught in this file alone: a literal stops being one somewhere deep inside. */
class Ambiguous extends Error {}

const START = /^(?:export )?(?:default |const |let |var )?(?:[A-Za-z_$][\w$.]*\s*(?::[^=\n]+)?=\s*)?(?=[[{(])/;
/** Remarks of both languages before the literal. */
const REMARK_BEFORE = /^(?:\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/)\s*/;
/** TypeScript's remarks behind a literal. */
const REMARKS = ['as const', 'satisfies'];

function withoutAssignment(text: string): string {
  let body = text.trim();
  for (let found = REMARK_BEFORE.exec(body); found !== null; found = REMARK_BEFORE.exec(body))
    body = body.slice(found[0].length);
  body = body.replace(START, '');
  if (body.endsWith(';')) body = body.slice(0, -1).trimEnd();
  const close = Math.max(body.lastIndexOf('}'), body.lastIndexOf(']'), body.lastIndexOf(')'));
  const rest = body.slice(close + 1).trim();
  return REMARKS.some((remark) => rest.startsWith(remark)) ? body.slice(0, close + 1) : body;
}

const NUMBER = /[-+]?(?:0[xX][\da-fA-F]+|(?:\d[\d_]*)?\.?\d[\d_]*\.?(?:[eE][-+]?\d+)?)/y;
const AS_CONST = /as\s+const\b/y;
const WORD = /[A-Za-z_$][\w$]*/y;
const WORDS: Readonly<Record<string, { readonly json: string; readonly language?: Language }>> = {
  True: { json: 'true', language: 'python' },
  False: { json: 'false', language: 'python' },
  None: { json: 'null', language: 'python' },
  true: { json: 'true' },
  false: { json: 'false' },
  null: { json: 'null' },
};
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '/': '/',
};

class LiteralReader {
  private readonly text: string;
  private at = 0;
  private readonly signs = new Set<Language>();

  constructor(text: string) {
    this.text = text;
  }

  document(): Literal {
    const literal = this.prefix();
    this.skip();
    if (this.at < this.text.length) throw new Ambiguous();
    return literal;
  }

  /** The literal at the start, whatever follows it. */
  prefix(): Literal {
    this.skip();
    const first = this.text[this.at];
    if (first !== '{' && first !== '[' && first !== '(') throw new Ambiguous();
    const json = this.value(0);
    if (this.signs.size > 1) throw new Ambiguous();
    return { json, language: [...this.signs][0] };
  }

  private value(level: number): string {
    if (level > MAX_LEVELS) throw new Ambiguous();
    this.skip();
    const sign = this.text[this.at];
    if (sign === '{') return this.members('{', '}', () => this.member(level));
    if (sign === '[') return this.members('[', ']', () => this.value(level + 1));
    if (sign === '(') return this.group(level);
    if (this.stringStart() !== undefined) return JSON.stringify(this.strings());
    const word = this.match(WORD);
    if (word !== '') return this.word(word);
    return this.number();
  }

  private members(open: string, close: string, read: () => string): string {
    const parts: string[] = [];
    this.expect(open);
    for (this.skip(); this.text[this.at] !== close; this.skip()) {
      parts.push(read());
      this.skip();
      if (this.match(AS_CONST) !== '') this.signs.add('javascript');
      this.skip();
      if (this.text[this.at] === ',') this.at += 1;
      else if (this.text[this.at] !== close) throw new Ambiguous();
    }
    this.expect(close);
    return open + parts.join(',') + close;
  }

  private member(level: number): string {
    const key = this.key();
    this.skip();
    this.expect(':');
    return `${JSON.stringify(key)}:${this.value(level + 1)}`;
  }

  private key(): string {
    if (this.stringStart() !== undefined) return this.strings();
    const word = this.match(WORD);
    if (word === '' || Object.hasOwn(WORDS, word)) throw new Ambiguous();
    this.signs.add('javascript');
    return word;
  }

  /** Round brackets: a Python tuple, or brackets around one value. */
  private group(level: number): string {
    const before = this.at;
    const list = this.members('(', ')', () => this.value(level + 1)).slice(1, -1);
    const inner = this.text.slice(before + 1, this.at - 1);
    const isTuple = inner.trimEnd().endsWith(',') || list === '' || this.countParts(before) > 1;
    if (isTuple) this.signs.add('python');
    return isTuple ? `[${list}]` : list;
  }

  /** How many values stand in the brackets that open at `start`. */
  private countParts(start: number): number {
    const end = this.at;
    let count = 0;
    this.at = start;
    this.members('(', ')', () => {
      count += 1;
      return this.value(0);
    });
    this.at = end;
    return count;
  }

  private word(word: string): string {
    const known = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
    if (known === undefined) throw new Ambiguous();
    if (known.language !== undefined) this.signs.add(known.language);
    return known.json;
  }

  private number(): string {
    const number = this.match(NUMBER).replaceAll('_', '').replace(/^\+/, '');
    if (number === '' || number === '-') throw new Ambiguous();
    if (/^-?0[xX]/.test(number)) return `${number.startsWith('-') ? '-' : ''}${Number(number.replace('-', ''))}`;
    const plain = number.replace(/^(-?)\./, '$10.').replace(/\.(?=$|[eE])/, '');
    if (/^-?0\d/.test(plain)) throw new Ambiguous();
    return plain;
  }

  /** Neighbouring strings are one in Python; `+` joins them in both. */
  private strings(): string {
    let text = this.string();
    for (;;) {
      this.skip();
      if (this.text[this.at] === '+') {
        this.at += 1;
        this.skip();
        if (this.stringStart() === undefined) throw new Ambiguous();
      } else if (this.stringStart() === undefined) return text;
      else this.signs.add('python');
      text += this.string();
    }
  }

  /** Prefix and quotes of a string that begins here. */
  private stringStart(): { readonly isRaw: boolean; readonly length: number; readonly quote: string } | undefined {
    const found = /^([rRuU]?)("""|'''|"|'|`)/.exec(this.text.slice(this.at, this.at + 4));
    if (found === null) return undefined;
    const prefix = found[1] as string;
    return { isRaw: /r/i.test(prefix), length: found[0].length, quote: found[2] as string };
  }

  private string(): string {
    const start = this.stringStart();
    if (start === undefined) throw new Ambiguous();
    const { quote, isRaw, length } = start;
    if (quote.length === 3 || length > quote.length) this.signs.add('python');
    if (quote === '`') this.signs.add('javascript');
    this.at += length;
    let text = '';
    while (!this.text.startsWith(quote, this.at)) {
      const sign = this.text[this.at];
      const isBreak = sign === '\n' && quote.length === 1 && quote !== '`';
      if (sign === undefined || isBreak || (quote === '`' && this.text.startsWith('${', this.at)))
        throw new Ambiguous();
      if (sign === '\\' && !isRaw) text += this.escape();
      else {
        text += sign;
        this.at += 1;
      }
    }
    this.at += quote.length;
    return text;
  }

  private escape(): string {
    const next = this.text[this.at + 1] ?? '';
    const code = /^(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]{1,6})\}|U([\da-fA-F]{8}))/.exec(
      this.text.slice(this.at + 1, this.at + 12),
    );
    if (code !== null) {
      this.at += 1 + code[0].length;
      return codePoint(Number.parseInt(code[1] ?? code[2] ?? code[3] ?? code[4] ?? '', 16));
    }
    if (next === '\n') {
      this.at += 2;
      return '';
    }
    const known = Object.hasOwn(ESCAPES, next) ? ESCAPES[next] : undefined;
    if (known === undefined || (next === '0' && /\d/.test(this.text[this.at + 2] ?? '')))
      return this.unknownEscape(next);
    this.at += 2;
    return known;
  }

  /** Python keeps the backslash of an escape that it does not know, JavaScript drops it. */
  private unknownEscape(next: string): string {
    if (!this.signs.has('python') || /[\dN]/.test(next)) throw new Ambiguous();
    this.at += 2;
    return `\\${next}`;
  }

  private skip(): void {
    for (;;) {
      const rest = this.text[this.at];
      if (rest === undefined) return;
      if (/\s/.test(rest)) this.at += 1;
      else if (rest === '#') this.skipTo('\n', 'python');
      else if (this.text.startsWith('//', this.at)) this.skipTo('\n', 'javascript');
      else if (this.text.startsWith('/*', this.at)) this.skipTo('*/', 'javascript');
      else return;
    }
  }

  private skipTo(end: string, language: Language): void {
    this.signs.add(language);
    const found = this.text.indexOf(end, this.at + 1);
    this.at = found === -1 ? this.text.length : found + end.length;
  }

  private expect(sign: string): void {
    if (this.text[this.at] !== sign) throw new Ambiguous();
    this.at += 1;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}

function codePoint(code: number): string {
  if (!(code <= 0x10ffff)) throw new Ambiguous();
  return String.fromCodePoint(code);
}
