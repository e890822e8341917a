import { parseText } from './parse-text.ts';

/** Lines longer than this make an editor slow and hide everything behind the first screen. */
export const LONGEST_LINE = 5000;

/**
 * JSON with a line over the limit, laid out with two spaces; null when no line is that long or the text is broken.
 * Strings, numbers and comments stay as they are spelt.
 */
export function layOutLongLines(text: string): string | null {
  return hasLongLine(text) ? layOut(text) : null;
}

/** Lays out any sound JSON text; null when it is broken or nested too deep to be indented. */
export function layOut(text: string): string | null {
  const { scan } = parseText(text);
  return scan.hasSyntaxError || scan.cuts.length > 0 ? null : new Printer(text).print();
}

function hasLongLine(text: string): boolean {
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
    if (end - start > LONGEST_LINE) return true;
    start = end + 1;
  }
  return text.length - start > LONGEST_LINE;
}

const BLANK = /[\s\ufeff]*/y;
const SCALAR = /[^\s"{}[\],:/]+/y;

class Printer {
  private readonly text: string;
  private readonly parts: string[] = [];
  private at = 0;
  private depth = 0;
  /** A line break is due before the next token. */
  private breakDue = false;

  constructor(text: string) {
    this.text = text;
  }

  print(): string {
    if (this.text.startsWith('\ufeff')) this.parts.push('\ufeff');
    for (this.skipBlank(); this.at < this.text.length; this.skipBlank()) this.token();
    return `${this.parts.join('')}\n`;
  }

  private token(): void {
    const start = this.at;
    const sign = this.text[start] as string;
    if (sign === '{' || sign === '[') this.open(sign);
    else if (sign === '}' || sign === ']') this.close(sign);
    else if (sign === ',') this.comma();
    else if (sign === ':') this.write(': ', 1);
    else if (sign === '/') this.comment();
    else this.write(this.text.slice(start, this.scalarEnd(start)), this.scalarEnd(start) - start);
  }

  private write(text: string, length: number): void {
    if (this.breakDue) this.parts.push('\n', '  '.repeat(this.depth));
    this.breakDue = false;
    this.parts.push(text);
    this.at += length;
  }

  private open(sign: string): void {
    this.write(sign, 1);
    this.skipBlank();
    const next = this.text[this.at];
    if (next === '}' || next === ']') {
      this.write(next, 1);
      return;
    }
    this.depth += 1;
    this.breakDue = true;
  }

  private close(sign: string): void {
    this.depth -= 1;
    this.breakDue = true;
    this.write(sign, 1);
  }

  private comma(): void {
    this.breakDue = false;
    this.write(',', 1);
    this.breakDue = true;
  }

  /** A comment goes on a line of its own, so that it stays beside what it is about whichever kind it is. */
  private comment(): void {
    const isLine = this.text[this.at + 1] === '/';
    const found = isLine ? this.text.indexOf('\n', this.at) : this.text.indexOf('*/', this.at) + 2;
    const end = found === -1 ? this.text.length : found;
    const comment = this.text.slice(this.at, end);
    if (this.parts.length > 0 && this.parts.at(-1) !== '\ufeff') this.breakDue = true;
    this.write(comment.trimEnd(), comment.length);
    this.breakDue = true;
  }

  private scalarEnd(start: number): number {
    if (this.text[start] !== '"') {
      SCALAR.lastIndex = start;
      return start + Math.max(1, SCALAR.exec(this.text)?.[0].length ?? 1);
    }
    for (let at = start + 1; at < this.text.length; at += 1) {
      if (this.text[at] === '\\') at += 1;
      else if (this.text[at] === '"') return at + 1;
    }
    return this.text.length;
  }

  private skipBlank(): void {
    BLANK.lastIndex = this.at;
    this.at += BLANK.exec(this.text)?.[0].length ?? 0;
  }
}
