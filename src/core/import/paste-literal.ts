import { endOfBrackets, endOfExpression } from './paste-expressions.ts';

type Language = 'python' | 'javascript';

export interface Literal {
  readonly json: string;
  /** Undefined when nothing in it is of one language alone. */
  readonly language: Language | undefined;
}

/** Where a text stops being a literal. */
export interface Obstacle {
  readonly offset: number;
}

export type LiteralAttempt =
  | { readonly ok: true; readonly value: Literal; readonly end: number }
  | { readonly ok: false; readonly error: Obstacle };

/** Deeper literals than this are nobody's tools. */
const MAX_LEVELS = 200;

/**
 * The Python or JavaScript literal that begins at `start`, as JSON, numbers as spelt: single quotes, True and None, bare
 * keys, trailing commas, comments, triple quotes, dict(), and the AI SDK's tool() and jsonSchema(). Read by hand, never
 * evaluated; it fails where a part could mean something else (a variable, another call, a formatted string).
 */
export function readLiteralAt(text: string, start: number): LiteralAttempt {
  try {
    const reader = new LiteralReader(text, start);
    return { ok: true, value: reader.literal(), end: reader.end };
  } catch (problem) {
    if (problem instanceof Ambiguous) return { ok: false, error: { offset: problem.offset } };
    throw problem;
  }
}

/** Thrown and caught in this file alone: a literal stops being one somewhere deep inside. */
class Ambiguous extends Error {
  readonly offset: number;

  constructor(offset: number) {
    super();
    this.offset = offset;
  }
}

const NUMBER = /[-+]?(?:0[xX][\da-fA-F]+|(?:\d[\d_]*)?\.?\d[\d_]*\.?(?:[eE][-+]?\d+)?)/y;
const WORD = /[A-Za-z_$][\w$]*/y;
/** Calls that give back what they are given. */
const SAME = new Set(['tool', 'dynamicTool', 'jsonSchema']);
const TYPE_OF_LITERAL = /(?:as|satisfies)\s+[A-Za-z_$][\w$.]*(?:<[\w$., |'"]*>)?(?:\[\])*/y;
const FUNCTION = /(?:async\b\s*)?(?:function\b|\([^()]*\)\s*(?::[^=]{1,80})?=>|[A-Za-z_$][\w$]*\s*=>)/y;
const METHOD = /(?:async\s+|\*\s*)*[A-Za-z_$][\w$]*\s*\(/y;
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

interface StringStart {
  readonly isRaw: boolean;
  readonly isFormatted: boolean;
  readonly length: number;
  readonly quote: string;
}

class LiteralReader {
  private readonly text: string;
  private at: number;
  private readonly signs = new Set<Language>();
  /** Where a backslash stands that Python keeps and JavaScript does not. */
  private pythonEscape: number | undefined;

  constructor(text: string, start: number) {
    this.text = text;
    this.at = start;
  }

  get end(): number {
    return this.at;
  }

  /** The literal at the start, whatever follows it. */
  literal(): Literal {
    this.skip();
    const start = this.at;
    const json = this.value(0);
    if (!/^[[{]/.test(json)) throw new Ambiguous(start);
    if (this.signs.size > 1) throw new Ambiguous(start);
    if (this.pythonEscape !== undefined && !this.signs.has('python')) throw new Ambiguous(this.pythonEscape);
    return { json, language: [...this.signs][0] };
  }

  private value(level: number): string {
    if (level > MAX_LEVELS) throw new Ambiguous(this.at);
    this.skip();
    const sign = this.text[this.at];
    if (sign === '{') return this.members('{', '}', () => this.member(level));
    if (sign === '[') return this.members('[', ']', () => this.value(level + 1));
    if (sign === '(') return this.group(level);
    if (this.stringStart() !== undefined) return JSON.stringify(this.strings());
    const start = this.at;
    const word = this.match(WORD);
    return word === '' ? this.number() : this.word(word, start, level);
  }

  private members(open: string, close: string, read: () => string | undefined): string {
    const parts: string[] = [];
    this.expect(open);
    for (this.skip(); this.text[this.at] !== close; this.skip()) {
      const part = read();
      if (part !== undefined) parts.push(part);
      this.skip();
      if (this.match(TYPE_OF_LITERAL) !== '') this.signs.add('javascript');
      this.skip();
      if (this.text[this.at] === ',') this.at += 1;
      else if (this.text[this.at] !== close) throw new Ambiguous(this.at);
    }
    this.expect(close);
    return open + parts.join(',') + close;
  }

  /** Undefined for what is no data: a function, and what JavaScript calls undefined. */
  private member(level: number): string | undefined {
    if (this.skipMethod()) return undefined;
    const start = this.at;
    const key = this.key();
    this.skip();
    if (this.text[this.at] !== ':') throw new Ambiguous(start);
    this.at += 1;
    this.skip();
    if (this.skipFunction() || this.skipUndefined()) return undefined;
    return `${JSON.stringify(key)}:${this.value(level + 1)}`;
  }

  private skipMethod(): boolean {
    const start = this.at;
    if (this.match(METHOD) === '') return false;
    this.at -= 1;
    const isBody = this.skipBrackets() && this.skipTo('{') && this.skipBrackets();
    if (!isBody) throw new Ambiguous(start);
    this.signs.add('javascript');
    return true;
  }

  private skipFunction(): boolean {
    const start = this.at;
    if (this.match(FUNCTION) === '') return false;
    const end = endOfExpression(this.text, this.at);
    if (end === undefined) throw new Ambiguous(start);
    this.at = end;
    this.signs.add('javascript');
    return true;
  }

  private skipUndefined(): boolean {
    const isUndefined = /^undefined\s*[,}]/.test(this.text.slice(this.at, this.at + 40));
    if (isUndefined) {
      this.at += 'undefined'.length;
      this.signs.add('javascript');
    }
    return isUndefined;
  }

  private skipBrackets(): boolean {
    const end = endOfBrackets(this.text, this.at);
    this.at = end ?? this.at;
    return end !== undefined;
  }

  private skipTo(sign: string): boolean {
    const found = this.text.indexOf(sign, this.at);
    this.at = found === -1 ? this.at : found;
    return found !== -1;
  }

  private key(): string {
    if (this.stringStart() !== undefined) return this.strings();
    const start = this.at;
    const number = this.match(/\d+/y);
    if (number !== '' && String(Number(number)) === number) return number;
    const word = this.match(WORD);
    if (word === '' || WORDS[word]?.language === 'python') throw new Ambiguous(start);
    this.signs.add('javascript');
    return word;
  }

  /** Round brackets: a Python tuple, or brackets around one value. */
  private group(level: number): string {
    const before = this.at;
    const items = this.items(level);
    const isTuple = items.length !== 1 || /,\s*\)$/.test(this.text.slice(before, this.at));
    if (isTuple) this.signs.add('python');
    return isTuple ? `[${items.join(',')}]` : (items[0] as string);
  }

  private word(word: string, start: number, level: number): string {
    const known = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
    if (known?.language !== undefined) this.signs.add(known.language);
    if (known !== undefined) return known.json;
    this.skip();
    if (this.text[this.at] !== '(') throw new Ambiguous(start);
    if (word === 'dict') return this.dictionary(level);
    if (!SAME.has(word)) throw new Ambiguous(start);
    this.signs.add('javascript');
    const [only, ...others] = this.items(level);
    if (only === undefined || others.length > 0) throw new Ambiguous(start);
    return only;
  }

  /** Python's dict(name="a"). */
  private dictionary(level: number): string {
    this.signs.add('python');
    const members = this.members('(', ')', () => {
      const start = this.at;
      const key = this.match(WORD);
      this.skip();
      if (key === '' || this.text[this.at] !== '=') throw new Ambiguous(start);
      this.at += 1;
      return `${JSON.stringify(key)}:${this.value(level + 1)}`;
    });
    return `{${members.slice(1, -1)}}`;
  }

  private items(level: number): string[] {
    const items: string[] = [];
    this.members('(', ')', () => {
      items.push(this.value(level + 1));
      return undefined;
    });
    return items;
  }

  private number(): string {
    const start = this.at;
    const number = this.match(NUMBER).replaceAll('_', '').replace(/^\+/, '');
    const isPart = /[\w$]/.test(this.text[this.at] ?? '');
    if (number === '' || number === '-' || isPart) throw new Ambiguous(start);
    if (/^-?0[xX]/.test(number)) return `${number.startsWith('-') ? '-' : ''}${Number(number.replace('-', ''))}`;
    const plain = number.replace(/^(-?)\./, '$10.').replace(/\.(?=$|[eE])/, '');
    if (/^-?0\d/.test(plain)) throw new Ambiguous(start);
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
        if (this.stringStart() === undefined) throw new Ambiguous(this.at);
      } else if (this.stringStart() === undefined) return text;
      else this.signs.add('python');
      text += this.string();
    }
  }

  /** Prefix and quotes of a string that begins here. */
  private stringStart(): StringStart | undefined {
    const found = /^([rRuUfF]?)("""|'''|"|'|`)/.exec(this.text.slice(this.at, this.at + 4));
    if (found === null) return undefined;
    const prefix = found[1] as string;
    return {
      isRaw: /r/i.test(prefix),
      isFormatted: /f/i.test(prefix),
      length: found[0].length,
      quote: found[2] as string,
    };
  }

  private string(): string {
    const start = this.stringStart();
    if (start === undefined) throw new Ambiguous(this.at);
    const { quote, isRaw, isFormatted, length } = start;
    if (quote.length === 3 || length > quote.length) this.signs.add('python');
    if (quote === '`') this.signs.add('javascript');
    this.at += length;
    let text = '';
    while (!this.text.startsWith(quote, this.at)) {
      const sign = this.text[this.at];
      const isBreak = sign === '\n' && quote.length === 1 && quote !== '`';
      const isHole = (isFormatted && /[{}]/.test(sign ?? '')) || (quote === '`' && this.text.startsWith('${', this.at));
      if (sign === undefined || isBreak || isHole) throw new Ambiguous(this.at);
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
      return this.character(Number.parseInt(code[1] ?? code[2] ?? code[3] ?? code[4] ?? '', 16));
    }
    if (next === '\n' || next === '\r') {
      this.at += this.text.startsWith('\r\n', this.at + 1) ? 3 : 2;
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
    if (this.signs.has('javascript') || /[\dN]/.test(next)) throw new Ambiguous(this.at);
    this.pythonEscape ??= this.at;
    this.at += 2;
    return `\\${next}`;
  }

  private character(code: number): string {
    if (!(code <= 0x10ffff)) throw new Ambiguous(this.at);
    return String.fromCodePoint(code);
  }

  private skip(): void {
    for (;;) {
      const rest = this.text[this.at];
      if (rest === undefined) return;
      if (/\s/.test(rest)) this.at += 1;
      else if (rest === '#') this.skipRemark('\n', 'python');
      else if (this.text.startsWith('//', this.at)) this.skipRemark('\n', 'javascript');
      else if (this.text.startsWith('/*', this.at)) this.skipRemark('*/', 'javascript');
      else return;
    }
  }

  private skipRemark(end: string, language: Language): void {
    this.signs.add(language);
    const found = this.text.indexOf(end, this.at + 1);
    this.at = found === -1 ? this.text.length : found + end.length;
  }

  private expect(sign: string): void {
    if (this.text[this.at] !== sign) throw new Ambiguous(this.at);
    this.at += 1;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}
