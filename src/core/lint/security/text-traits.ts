import { memoByText } from '../memo.ts';

/** What one look at every character of a text tells, so that most texts are spared the searches that need more. */
export interface TextTraits {
  /** Nothing but printable ASCII, tabs and line breaks. */
  readonly isPlain: boolean;
  /** Its blanks are single spaces: no line breaks, no tabs, no two in a row. */
  readonly isSpacedSimply: boolean;
  /** The longest run of letters, digits and `+/_-`. */
  readonly longestToken: number;
  /** The longest run of hexadecimal digits and what stands between pairs of them. */
  readonly longestHex: number;
  readonly digits: number;
  /** Digits and signs that may stand for a letter, behind one. */
  readonly digitsBehindLetters: number;
  readonly hyphens: number;
  /** Words that begin right behind a letter that stands alone: five in "i g n o r e". */
  readonly lettersApart: number;
  readonly hasEscapes: boolean;
}

const TOKEN = 1;
const LETTER = 2;
const DIGIT = 4;
const HEX = 8;
const BLANK = 16;
const HYPHEN = 32;
const ESCAPE = 64;
const FOR_LETTER = 128;
const ODD = 256;
const CODES = 128;

const CLASSES = classesOfAscii();

function classesOfAscii(): Uint16Array {
  const classes = new Uint16Array(CODES);
  const mark = (characters: string, bits: number) => {
    for (const character of characters) {
      const code = character.charCodeAt(0);
      classes[code] = (classes[code] as number) | bits;
    }
  };
  for (let code = 0; code < CODES; code += 1) {
    const character = String.fromCharCode(code);
    if ((code < 0x20 && !'\t\n\r'.includes(character)) || code === 0x7f) classes[code] = ODD;
    if (/[A-Za-z]/.test(character)) mark(character, LETTER);
    if (/[0-9]/.test(character)) mark(character, DIGIT);
    if (/[A-Za-z0-9+/_-]/.test(character)) mark(character, TOKEN);
    if (/[0-9a-fA-Fx\\ :]/.test(character)) mark(character, HEX);
  }
  mark(' \t\n\r', BLANK);
  mark('-', HYPHEN);
  mark('\\%&', ESCAPE);
  mark('013457@$', FOR_LETTER);
  return classes;
}

export const textTraits = memoByText(traitsOf);

// Written out, one loop: it is run for every text of every tool.
function traitsOf(text: string): TextTraits {
  let seen = 0;
  let isSpacedSimply = true;
  let token = 0;
  let longestToken = 0;
  let hex = 0;
  let longestHex = 0;
  let digits = 0;
  let digitsBehindLetters = 0;
  let hyphens = 0;
  let lettersApart = 0;
  let before = 0;
  let twoBefore = 0;
  let threeBefore = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const kind = code < CODES ? (CLASSES[code] as number) : ODD;
    seen |= kind;
    if ((kind & TOKEN) !== 0) token += 1;
    else {
      if (token > longestToken) longestToken = token;
      token = 0;
    }
    if ((kind & HEX) !== 0) hex += 1;
    else {
      if (hex > longestHex) longestHex = hex;
      hex = 0;
    }
    if ((kind & BLANK) !== 0 && (code !== 0x20 || (before & BLANK) !== 0)) isSpacedSimply = false;
    if ((kind & DIGIT) !== 0) digits += 1;
    if ((kind & HYPHEN) !== 0) hyphens += 1;
    if ((kind & FOR_LETTER) !== 0 && (before & LETTER) !== 0) digitsBehindLetters += 1;
    if ((kind & LETTER) !== 0 && (before & LETTER) === 0 && (twoBefore & LETTER) !== 0 && (threeBefore & LETTER) === 0)
      lettersApart += 1;
    threeBefore = twoBefore;
    twoBefore = before;
    before = kind;
  }
  return {
    isPlain: (seen & ODD) === 0,
    isSpacedSimply,
    longestToken: Math.max(longestToken, token),
    longestHex: Math.max(longestHex, hex),
    digits,
    digitsBehindLetters,
    hyphens,
    lettersApart,
    hasEscapes: (seen & ESCAPE) !== 0,
  };
}
