import type { MessageData } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import { type MessageId, say } from '../words/words.ts';
import { findTooDeep, MAX_DEPTH } from './depth.ts';
import { isExactNumber } from './exact-number.ts';
import { hasLoneSurrogate, mayHoldLoneSurrogate } from './surrogates.ts';
import { ARRAY, decodeString, LITERAL, MISSING, NUMBER, OBJECT, STRING, Tape } from './tape.ts';
import type { Span, TextProblem } from './text-tree.ts';

export interface JsonScan {
  readonly tape: Tape;
  readonly problems: readonly TextProblem[];
  /** Comments and trailing commas: what strict JSON does not have. */
  readonly extras: readonly Span[];
  /** Rows whose nesting is over the limit, each cut as a whole. */
  readonly cuts: readonly number[];
  readonly hasSyntaxError: boolean;
  /** Offset behind the root value when more text follows it, which may be sound where the value is one of a list. */
  readonly endedEarly: boolean;
  readonly endsInComment: boolean;
}

const QUOTE = 34;
const APOSTROPHE = 39;
const COMMA = 44;
const SLASH = 47;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

const MAX_ERRORS = 20;
const NUMBER_TEXT = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[\p{L}\p{N}_$.+-]+/uy;
const BAD_IN_STRING = /[\u0000-\u001f]|\\(?!["\\/bfnrtu])|\\u(?![0-9a-fA-F]{4})/;
const PAIRWISE_KEYS = 8;

/** `isValid`: JSON.parse took the text, so the checks that it made are not made again. */
export function scanJson(text: string, options: { readonly from: number; readonly isValid: boolean }): JsonScan {
  return new JsonScanner(text, options.from, options.isValid).run();
}

class JsonScanner {
  private readonly text: string;
  private readonly isValid: boolean;
  private readonly tape: Tape;
  private at: number;
  private container = -1;
  private depth = 0;
  /** How many members each open container has so far, by depth. */
  private readonly counts: number[] = [];
  private afterComma = false;
  private commaAt = 0;
  private readonly checksSurrogates: boolean;
  private hasEscapedKey = false;
  /** The first backslash at or behind the string read last. */
  private nextBackslash = -1;
  private errors = 0;
  private endedEarly = false;
  private endsInComment = false;
  private readonly found: (Omit<TextProblem, 'pointer'> & { readonly row: number })[] = [];
  private readonly extras: Span[] = [];
  private readonly extraCounts = { comment: 0, 'trailing-comma': 0 };
  private readonly cuts: number[] = [];

  constructor(text: string, from: number, isValid: boolean) {
    this.text = text;
    this.at = from;
    this.isValid = isValid;
    this.tape = new Tape(text, Math.max(16, text.length >> 4));
    this.checksSurrogates = mayHoldLoneSurrogate(text);
  }

  run(): JsonScan {
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
      cuts: this.cuts,
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
    if (this.nextBackslash < keyEnd) this.hasEscapedKey = true;
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
    this.error('text-key-unquoted', { key: word }, start, this.at);
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
    if (kind === NUMBER) this.checkNumber(start);
    if (kind === STRING && this.checksSurrogates) this.checkSurrogates(start);
  }

  private readLiteral(): boolean {
    for (const literal of ['true', 'false', 'null']) {
      if (this.text.startsWith(literal, this.at)) {
        if (!this.isValid && this.wordHere() !== literal) return false;
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
    if (this.isValid) {
      this.at += length;
      return;
    }
    const word = this.wordHere();
    this.at += Math.max(length, word.length, 1);
    if (word.length !== length) this.error('text-number-malformed', { number: word }, start, this.at);
  }

  private readString(): void {
    const start = this.at;
    let end = this.text.indexOf('"', start + 1);
    if (this.nextBackslash < start) this.nextBackslash = indexOrEnd(this.text, '\\', start);
    if (this.nextBackslash < end) {
      while (end !== -1 && this.isEscaped(start, end)) end = this.text.indexOf('"', end + 1);
    }
    this.at = end === -1 ? this.text.length : end + 1;
    if (!this.isValid) this.checkString(start, end);
  }

  private isEscaped(start: number, quote: number): boolean {
    let slashes = 0;
    while (quote - 1 - slashes > start && this.text.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes += 1;
    return slashes % 2 === 1;
  }

  private checkString(start: number, end: number): void {
    const lineEnd = this.text.indexOf('\n', start);
    if (end === -1 || (lineEnd !== -1 && lineEnd < end)) {
      this.at = lineEnd === -1 ? this.text.length : lineEnd;
      if (this.text.charCodeAt(this.at - 1) === 13) this.at -= 1;
      this.error('text-string-unclosed', {}, start, this.at);
      return;
    }
    const inner = this.text.slice(start + 1, end).replaceAll('\\\\', '  ');
    const bad = BAD_IN_STRING.exec(inner);
    if (bad === null) return;
    const place = start + 1 + bad.index;
    if (bad[0].startsWith('\\')) {
      this.error('text-escape-unknown', { escape: this.text.slice(place, place + 2) }, place, place + 2);
    } else {
      const code = `U+${inner.charCodeAt(bad.index).toString(16).toUpperCase().padStart(4, '0')}`;
      this.error('text-control-character', { code }, place, place + 1);
    }
  }

  private readSingleQuoted(): void {
    const start = this.at;
    const lineEnd = this.text.indexOf('\n', start);
    const limit = lineEnd === -1 ? this.text.length : lineEnd;
    let end = this.text.indexOf("'", start + 1);
    while (end !== -1 && this.isEscaped(start, end)) end = this.text.indexOf("'", end + 1);
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
      this.error('text-word-unknown', { word }, start, this.at);
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
    if (this.depth === MAX_DEPTH + 1) this.tooDeep(row);
  }

  private close(): void {
    const row = this.container;
    this.tape.end[row] = this.at;
    this.tape.next[row] = this.tape.count;
    if (this.tape.kind[row] === OBJECT && (this.counts[this.depth] as number) > 1) this.findDuplicates(row);
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
    if (this.isValid) {
      while (text.charCodeAt(at) <= 32) at += 1;
      this.at = at;
      return;
    }
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === 32 || code === 10 || code === 13 || code === 9) at += 1;
      else if (code === SLASH && !this.isValid) {
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
    return this.text.slice(0, this.tape.start[row]).split('\n').length;
  }

  private tooDeep(row: number): void {
    const cut = findTooDeep(this.tape, row);
    if (this.cuts.includes(cut)) return;
    this.cuts.push(cut);
    const start = this.tape.start[cut] as number;
    this.report('too-deep', 'error', 'text-too-deep', { limit: MAX_DEPTH }, { start, end: start + 1 }, cut);
  }

  private findDuplicates(row: number): void {
    const { next, count } = this.tape;
    if ((this.counts[this.depth] as number) > PAIRWISE_KEYS || this.hasEscapedKey) {
      const seen = new Set<string>();
      for (let child = row + 1; child < count; child = next[child] as number) {
        const key = this.tape.keyOf(child);
        if (seen.has(key)) this.duplicate(child);
        seen.add(key);
      }
      return;
    }
    for (let later = next[row + 1] as number; later < count; later = next[later] as number) {
      let earlier = row + 1;
      while (earlier < later && !this.sameKey(earlier, later)) earlier = next[earlier] as number;
      if (earlier < later) this.duplicate(later);
    }
  }

  private sameKey(left: number, right: number): boolean {
    const { keyStart, keyEnd } = this.tape;
    const length = (keyEnd[left] as number) - (keyStart[left] as number);
    if (length !== (keyEnd[right] as number) - (keyStart[right] as number)) return false;
    for (let index = length - 1; index >= 0; index -= 1) {
      const code = this.text.charCodeAt((keyStart[left] as number) + index);
      if (code !== this.text.charCodeAt((keyStart[right] as number) + index)) return false;
    }
    return true;
  }

  private duplicate(row: number): void {
    const span = { start: this.tape.keyStart[row] as number, end: this.tape.keyEnd[row] as number };
    this.report('duplicate-key', 'error', 'text-duplicate-key', { key: this.tape.keyOf(row) }, span, row);
  }

  private checkNumber(start: number): void {
    const number = this.text.slice(start, this.at);
    if (isExactNumber(number)) return;
    const read = String(Number(number));
    const span = { start, end: this.at };
    this.report('number-range', 'warning', 'text-number-range', { number, read }, span, this.tape.count - 1);
  }

  private checkSurrogates(start: number): void {
    if (!hasLoneSurrogate(decodeString(this.text.slice(start, this.at)))) return;
    const span = { start, end: this.at };
    this.report('lone-surrogate', 'warning', 'text-lone-surrogate', {}, span, this.tape.count - 1);
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
    this.extras.push({ start, end });
    this.extraCounts[kind] += 1;
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

  private placedProblems(): TextProblem[] {
    for (const kind of ['comment', 'trailing-comma'] as const) {
      const count = this.extraCounts[kind];
      const first = this.extras.find(({ start }) => (this.text.charCodeAt(start) === COMMA) === (kind !== 'comment'));
      if (count > 0 && first !== undefined) {
        const row = this.tape.count === 0 ? -1 : this.tape.rowAt(first.start);
        this.report(kind, 'info', kind === 'comment' ? 'text-comment' : 'text-trailing-comma', { count }, first, row);
      }
    }
    return this.found.map(({ row, ...problem }) => ({ ...problem, pointer: this.shortPointer(row) }));
  }

  private shortPointer(row: number): Pointer {
    return row < 0 ? [] : this.tape.pointerOf(row);
  }
}

function indexOrEnd(text: string, search: string, from: number): number {
  const found = text.indexOf(search, from);
  return found === -1 ? text.length : found;
}
