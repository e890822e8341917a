import type { MessageData } from '../model/message.ts';
import { type MessageId, say } from '../words/words.ts';
import { MAX_DEPTH } from './depth.ts';
import type { JsonScan } from './scan-json.ts';
import { isEscaped } from './scan-valid.ts';
import { shorten } from './shorten.ts';
import { stringProblem } from './string-problem.ts';
import { ARRAY, LITERAL, MISSING, NUMBER, OBJECT, STRING, Tape } from './tape.ts';
import type { Span, TextProblem } from './text-tree.ts';

/** `deepRows` stand one level below the limit. */
export interface LooseScan extends Omit<JsonScan, 'cuts'> {
  readonly deepRows: readonly number[];
}

const QUOTE = 34;
const APOSTROPHE = 39;
const COMMA = 44;
const SLASH = 47;
const COLON = 58;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

const MAX_ERRORS = 20;
const NUMBER_TEXT = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[\p{L}\p{N}_$.+-]+/uy;

/** Reads on over comments, trailing commas and errors, so that one look tells of all of them and places stay known. */
export function scanLoose(text: string, from: number): LooseScan {
  return new JsonScanner(text, from).run();
}

interface Extra extends Span {
  readonly kind: 'comment' | 'trailing-comma';
  readonly row: number;
}

class JsonScanner {
  private readonly text: string;
  private readonly tape: Tape;
  private at: number;
  private container = -1;
  private depth = 0;
  /** How many members each open container has so far, by depth. */
  private readonly counts: number[] = [];
  private afterComma = false;
  private commaAt = 0;
  private errors = 0;
  private endedEarly = false;
  private endsInComment = false;
  private readonly found: (Omit<TextProblem, 'pointer'> & { readonly row: number })[] = [];
  private readonly extras: Extra[] = [];
  private readonly deepRows: number[] = [];

  constructor(text: string, from: number) {
    this.text = text;
    this.at = from;
    this.tape = new Tape(text, Math.max(16, text.length >> 4));
  }

  run(): LooseScan {
    this.skipTrivia();
    if (this.at >= this.text.length) this.error('text-empty', {}, 0, 0);
    else {
      this.readValue(-1, -1);
      while (this.container >= 0 && this.errors < MAX_ERRORS) this.step();
      this.closeAll();
      this.checkEnd();
    }
    return {
      tape: this.tape,
      problems: this.placedProblems(),
      extras: this.extras,
      deepRows: this.deepRows,
      hasSyntaxError: this.errors > 0,
      endedEarly: this.endedEarly,
      endsInComment: this.endsInComment,
    };
  }

  /** One member, comma or closing bracket of the open container. */
  private step(): void {
    this.skipTrivia();
    const isObject = this.tape.kind[this.container] === OBJECT;
    const code = this.at < this.text.length ? this.text.charCodeAt(this.at) : -1;
    if (code === (isObject ? CLOSE_BRACE : CLOSE_BRACKET)) {
      if (this.afterComma) this.extra('trailing-comma', this.commaAt, this.commaAt + 1);
      this.at += 1;
      this.close();
    } else if (code === -1) this.unclosed();
    else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) this.mismatched(code);
    else if (code === COMMA) this.comma();
    else {
      if (!this.afterComma && (this.counts[this.depth] as number) > 0) {
        this.error('text-comma-missing', { found: this.here() }, this.at, this.at + 1);
      }
      if (isObject) this.readMember();
      else this.readValue(-1, -1);
    }
  }

  private comma(): void {
    if (this.afterComma || this.counts[this.depth] === 0) {
      this.error('text-value-expected', { found: this.here() }, this.at, this.at + 1);
    }
    this.commaAt = this.at;
    this.afterComma = true;
    this.at += 1;
  }

  private readMember(): void {
    const keyStart = this.at;
    if (this.text.charCodeAt(this.at) === QUOTE) this.readString();
    else if (!this.readBadKey()) return;
    const keyEnd = this.at;
    if (this.text.slice(keyStart, keyEnd).includes('\\')) this.tape.hasEscapedKeys = true;
    this.skipTrivia();
    if (this.text.charCodeAt(this.at) === COLON) this.at += 1;
    else this.error('text-colon-missing', { found: this.here() }, this.at, this.at + 1);
    this.skipTrivia();
    this.readValue(keyStart, keyEnd);
  }

  /** A key in single quotes or none: told, and read on as a key. False when nothing like a key is here. */
  private readBadKey(): boolean {
    const start = this.at;
    if (this.text.charCodeAt(start) === APOSTROPHE) {
      this.readSingleQuoted();
      return true;
    }
    const word = this.wordHere();
    if (word === '') {
      this.error('text-key-expected', { found: this.here() }, start, start + 1);
      this.at += 1;
      return false;
    }
    this.at += word.length;
    this.error('text-key-unquoted', { key: shorten(word) }, start, this.at);
    return true;
  }

  private readValue(keyStart: number, keyEnd: number): void {
    const code = this.at < this.text.length ? this.text.charCodeAt(this.at) : -1;
    const start = this.at;
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      this.open(code === OPEN_BRACE ? OBJECT : ARRAY, keyStart, keyEnd);
      return;
    }
    let kind = MISSING;
    if (code === QUOTE) {
      this.readString();
      kind = STRING;
    } else if (code === 45 || (code >= 48 && code <= 57)) {
      this.readNumber();
      kind = NUMBER;
    } else if (this.readLiteral()) kind = LITERAL;
    else this.badValue(code);
    this.addRow(kind, start, keyStart, keyEnd);
    this.afterComma = false;
  }

  private readLiteral(): boolean {
    for (const literal of ['true', 'false', 'null']) {
      if (this.text.startsWith(literal, this.at)) {
        if (this.wordHere() !== literal) return false;
        this.at += literal.length;
        return true;
      }
    }
    return false;
  }

  private readNumber(): void {
    const start = this.at;
    NUMBER_TEXT.lastIndex = start;
    const length = NUMBER_TEXT.exec(this.text)?.[0].length ?? 0;
    const word = this.wordHere();
    this.at += Math.max(length, word.length, 1);
    if (word.length !== length) this.error('text-number-malformed', { number: shorten(word) }, start, this.at);
  }

  private readString(): void {
    const start = this.at;
    let end = this.text.indexOf('"', start + 1);
    while (end !== -1 && isEscaped(this.text, start, end)) end = this.text.indexOf('"', end + 1);
    this.at = end === -1 ? this.text.length : end + 1;
    const problem = stringProblem(this.text, start, end);
    if (problem === undefined) return;
    this.at = problem.resume ?? this.at;
    this.error(problem.id, problem.data, problem.start, problem.end);
  }

  private readSingleQuoted(): void {
    const start = this.at;
    const lineEnd = this.text.indexOf('\n', start);
    const limit = lineEnd === -1 ? this.text.length : lineEnd;
    let end = this.text.indexOf("'", start + 1);
    while (end !== -1 && isEscaped(this.text, start, end)) end = this.text.indexOf("'", end + 1);
    this.at = end === -1 || end >= limit ? limit : end + 1;
    this.error('text-single-quotes', {}, start, this.at);
  }

  /** Says what stands where a value should, and moves behind it. */
  private badValue(code: number): void {
    const start = this.at;
    const word = this.wordHere();
    if (code === APOSTROPHE) this.readSingleQuoted();
    else if (word !== '') {
      this.at += word.length;
      this.error('text-word-unknown', { word: shorten(word) }, start, this.at);
    } else {
      this.error('text-value-expected', { found: this.here() }, start, start + 1);
      const isDelimiter = code === COMMA || code === CLOSE_BRACE || code === CLOSE_BRACKET;
      if (!isDelimiter && code !== -1) this.at += 1;
    }
  }

  private open(kind: number, keyStart: number, keyEnd: number): void {
    const row = this.addRow(kind, this.at, keyStart, keyEnd);
    this.at += 1;
    this.container = row;
    this.depth += 1;
    this.counts[this.depth] = 0;
    this.afterComma = false;
    if (this.depth === MAX_DEPTH + 1) this.deepRows.push(row);
  }

  private close(): void {
    const row = this.container;
    this.tape.end[row] = this.at;
    this.tape.next[row] = this.tape.count;
    this.container = this.tape.parent[row] as number;
    this.depth -= 1;
    this.afterComma = false;
  }

  private closeAll(): void {
    while (this.container >= 0) this.close();
  }

  private addRow(kind: number, start: number, keyStart: number, keyEnd: number): number {
    const { tape } = this;
    if (tape.count === tape.kind.length) tape.grow();
    const row = tape.count;
    tape.count += 1;
    tape.kind[row] = kind;
    tape.start[row] = start;
    tape.end[row] = this.at;
    tape.keyStart[row] = keyStart;
    tape.keyEnd[row] = keyEnd;
    tape.parent[row] = this.container;
    tape.next[row] = row + 1;
    if (this.container >= 0) {
      const slot = this.counts[this.depth] as number;
      tape.slot[row] = slot;
      this.counts[this.depth] = slot + 1;
    }
    return row;
  }

  private skipTrivia(): void {
    const { text } = this;
    let at = this.at;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === 32 || code === 10 || code === 13 || code === 9) at += 1;
      else if (code === SLASH) {
        const end = this.commentEnd(at);
        if (end === -1) break;
        this.extra('comment', at, end);
        at = end;
      } else break;
    }
    this.at = at;
  }

  /** Where the comment at `start` ends, or -1 when none is there. */
  private commentEnd(start: number): number {
    const second = this.text[start + 1];
    if (second === '/') {
      const end = this.text.indexOf('\n', start);
      if (end === -1) this.endsInComment = true;
      return end === -1 ? this.text.length : end;
    }
    if (second !== '*') return -1;
    const end = this.text.indexOf('*/', start + 2);
    if (end !== -1) return end + 2;
    this.endsInComment = true;
    this.error('text-comment-unclosed', {}, start, start + 2);
    return this.text.length;
  }

  private mismatched(code: number): void {
    const wanted = code === CLOSE_BRACE ? OBJECT : ARRAY;
    const found = this.here();
    const expected = code === CLOSE_BRACE ? ']' : '}';
    this.error('text-bracket-mismatch', { found, expected, line: this.lineOf(this.container) }, this.at, this.at + 1);
    let row = this.container;
    while (row >= 0 && this.tape.kind[row] !== wanted) row = this.tape.parent[row] as number;
    if (row < 0) this.at += 1;
    else this.close();
  }

  private unclosed(): void {
    const bracket = this.tape.kind[this.container] === OBJECT ? '{' : '[';
    const end = this.text.trimEnd().length;
    this.error('text-bracket-unclosed', { bracket, line: this.lineOf(this.container) }, Math.max(0, end - 1), end);
    this.closeAll();
  }

  private checkEnd(): void {
    if (this.errors >= MAX_ERRORS) return;
    this.skipTrivia();
    if (this.at >= this.text.length) return;
    this.endedEarly = true;
    this.error('text-after-end', { found: this.here() }, this.at, this.at + 1, 0);
  }

  private lineOf(row: number): number {
    const end = this.tape.start[row] as number;
    let line = 1;
    for (let at = this.text.indexOf('\n'); at !== -1 && at < end; at = this.text.indexOf('\n', at + 1)) line += 1;
    return line;
  }

  private wordHere(): string {
    WORD.lastIndex = this.at;
    return WORD.exec(this.text)?.[0] ?? '';
  }

  private here(): string {
    const code = this.text.codePointAt(this.at);
    return code === undefined ? '∎' : String.fromCodePoint(code);
  }

  private extra(kind: 'comment' | 'trailing-comma', start: number, end: number): void {
    this.extras.push({ start, end, kind, row: this.container });
  }

  private error(id: MessageId, data: MessageData, start: number, end: number, row = this.container): void {
    this.errors += 1;
    const length = this.text.length;
    const span = { start: Math.min(start, length), end: Math.min(Math.max(end, start), length) };
    this.report('syntax', 'error', id, data, span, row);
  }

  private report(
    kind: TextProblem['kind'],
    severity: TextProblem['severity'],
    id: MessageId,
    data: MessageData,
    span: Span,
    row: number,
  ): void {
    this.found.push({ kind, severity, message: say(id, data), span, row });
  }

  /** One info for all comments, one for all trailing commas, at the first of each. */
  private placedProblems(): TextProblem[] {
    for (const kind of ['comment', 'trailing-comma'] as const) {
      const all = this.extras.filter((extra) => extra.kind === kind);
      const [first] = all;
      if (first === undefined) continue;
      const id = kind === 'comment' ? 'text-comment' : 'text-trailing-comma';
      this.report(kind, 'info', id, { count: all.length }, { start: first.start, end: first.end }, first.row);
    }
    return this.found.map(({ row, ...problem }) => ({ ...problem, pointer: row < 0 ? [] : this.tape.pointerOf(row) }));
  }
}
