import { memoByText } from '../memo.ts';
import { textTraits } from './text-traits.ts';

/** What an invisible or deceiving character in a text is. */
export type HiddenKind =
  | 'tag'
  | 'variation'
  | 'zero-width'
  | 'soft-hyphen'
  | 'bidi-override'
  | 'bidi'
  | 'control'
  | 'filler';

export interface HiddenRun {
  readonly kind: HiddenKind;
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
  /** What the run says once decoded; empty when it carries no text. */
  readonly decoded: string;
  readonly codePoints: readonly number[];
}

/** Unicode 17 emoji-sequences: the only subdivision flags recommended for general interchange. */
const SUBDIVISION_FLAGS: ReadonlySet<string> = new Set(['gbeng', 'gbsct', 'gbwls']);
const BLACK_FLAG = 0x1f3f4;
const CANCEL_TAG = 0xe007f;

const SUSPECT =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;
const JOINING_SCRIPT =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Balinese}\p{Script=Javanese}]/u;
const SPACELESS_SCRIPT =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** U+061C itself counts as Arabic for Unicode. */
const RIGHT_TO_LEFT = /(?!\u061c)[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const PICTOGRAPH = /[\p{Extended_Pictographic}\p{Emoji_Component}]/u;
const LETTER = /\p{L}/u;
const MARK = /\p{M}/u;
const MONGOLIAN = /\p{Script=Mongolian}/u;
const BRAILLE = /[\u2801-\u28ff]/;
const BRAILLE_BLANK = 0x2800;
const NONE: readonly HiddenRun[] = [];
const KHMER = /\p{Script=Khmer}/u;

/** The runs of characters that a reader does not see and a model reads; emoji and scripts that need them are left out. */
export function hiddenRuns(text: string): readonly HiddenRun[] {
  return textTraits(text).isPlain ? NONE : runsIn(text);
}

const runsIn = memoByText(findHiddenRuns);

function findHiddenRuns(text: string): readonly HiddenRun[] {
  if (!SUSPECT.test(text)) return NONE;
  const characters = [...text];
  const offsets = offsetsOf(characters);
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  const runs: HiddenRun[] = [];
  for (let index = 0; index < characters.length; index += 1) {
    const kind = kindAt(characters, index, isRightToLeft);
    if (kind === undefined) continue;
    let end = index + 1;
    while (end < characters.length && kindAt(characters, end, isRightToLeft) === kind) end += 1;
    runs.push(runOf(kind, characters, offsets, index, end));
    index = end - 1;
  }
  return runs;
}

function offsetsOf(characters: readonly string[]): number[] {
  const offsets = [0];
  for (const character of characters) offsets.push((offsets.at(-1) ?? 0) + character.length);
  return offsets;
}

function runOf(
  kind: HiddenKind,
  characters: readonly string[],
  offsets: readonly number[],
  from: number,
  to: number,
): HiddenRun {
  const codePoints = characters.slice(from, to).map((character) => character.codePointAt(0) ?? 0);
  const decoded = kind === 'tag' ? tagText(codePoints) : kind === 'variation' ? selectorText(codePoints) : '';
  return { kind, start: offsets[from] ?? 0, end: offsets[to] ?? 0, decoded, codePoints };
}

function kindAt(characters: readonly string[], index: number, isRightToLeft: boolean): HiddenKind | undefined {
  const code = characters[index]?.codePointAt(0) ?? 0;
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) {
    return code === 9 || code === 10 || code === 13 || code === 0x85 ? undefined : 'control';
  }
  if (code < 0xad) return undefined;
  if (code >= 0xe0000 && code <= 0xe007f) return isInFlag(characters, index) ? undefined : 'tag';
  if (isSelector(code)) return isLoneSelector(characters, index) ? undefined : 'variation';
  if (code === 0x202d || code === 0x202e) return 'bidi-override';
  if ((code >= 0x202a && code <= 0x202c) || (code >= 0x2066 && code <= 0x2069))
    return isRightToLeft ? undefined : 'bidi';
  if (code === 0x200e || code === 0x200f || code === 0x061c) return isRightToLeft ? undefined : 'bidi';
  if (code === 0x115f || code === 0x1160 || code === 0x3164 || code === 0xffa0) return 'filler';
  if (code === 0xad) return isBetween(characters, index, LETTER) ? 'soft-hyphen' : 'zero-width';
  return isInvisible(characters, index, code) ? 'zero-width' : undefined;
}

function isInvisible(characters: readonly string[], index: number, code: number): boolean {
  const before = characters[index - 1] ?? '';
  const after = characters[index + 1] ?? '';
  if (code === 0x200d) return !(JOINING_SCRIPT.test(before) || (PICTOGRAPH.test(before) && PICTOGRAPH.test(after)));
  if (code === 0x200c) return !JOINING_SCRIPT.test(before);
  if (code === 0x200b) return !(SPACELESS_SCRIPT.test(before) || SPACELESS_SCRIPT.test(after));
  if (code === 0x034f) return !(MARK.test(before) && MARK.test(after));
  if (code >= 0x180b && code <= 0x180f) return !MONGOLIAN.test(before);
  if (code === 0x17b4 || code === 0x17b5) return !KHMER.test(before);
  if (code === 0x2060 || code === 0xfeff) return true;
  if (code === BRAILLE_BLANK) return !(BRAILLE.test(before) || BRAILLE.test(after));
  return (
    (code >= 0x2061 && code <= 0x2065) ||
    (code >= 0x206a && code <= 0x206f) ||
    (code >= 0xfff9 && code <= 0xfffb) ||
    (code >= 0x1d173 && code <= 0x1d17a) ||
    (code > 0xe007f && code <= 0xe0fff)
  );
}

function isBetween(characters: readonly string[], index: number, pattern: RegExp): boolean {
  return pattern.test(characters[index - 1] ?? '') && pattern.test(characters[index + 1] ?? '');
}

function isSelector(code: number): boolean {
  return (code >= 0xfe00 && code <= 0xfe0f) || (code >= 0xe0100 && code <= 0xe01ef);
}

/** One selector behind a symbol or an ideograph is typography; more of them, or one behind a letter or blank, are not. */
function isLoneSelector(characters: readonly string[], index: number): boolean {
  const before = characters[index - 1] ?? '';
  const next = characters[index + 1]?.codePointAt(0) ?? 0;
  if (before === '' || isSelector(before.codePointAt(0) ?? 0) || isSelector(next)) return false;
  return !/[\p{Script=Latin}\s]/u.test(before);
}

/** Tag characters are a flag only as black flag + a known subdivision + cancel tag. */
function isInFlag(characters: readonly string[], index: number): boolean {
  let start = index;
  while (start > 0 && index - start < 8 && isTag(characters[start - 1])) start -= 1;
  let base = start - 1;
  if (isSelector(characters[base]?.codePointAt(0) ?? 0)) base -= 1;
  if (characters[base]?.codePointAt(0) !== BLACK_FLAG) return false;
  const flag = characters.slice(start, start + 5).map((tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) & 0x7f));
  const end = characters[start + 5]?.codePointAt(0);
  return end === CANCEL_TAG && index <= start + 5 && SUBDIVISION_FLAGS.has(flag.join(''));
}

function isTag(character: string | undefined): boolean {
  const code = character?.codePointAt(0) ?? 0;
  return code >= 0xe0000 && code <= CANCEL_TAG;
}

function tagText(codePoints: readonly number[]): string {
  return codePoints
    .filter((code) => code >= 0xe0020 && code < CANCEL_TAG)
    .map((code) => String.fromCharCode(code - 0xe0000))
    .join('');
}

/** Selectors 1 to 256 stand for the bytes 0 to 255 of UTF-8 text. */
function selectorText(codePoints: readonly number[]): string {
  const bytes = codePoints.map((code) => (code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00));
  return printable(utf8(bytes));
}

/** Invalid sequences become U+FFFD. */
export function utf8(bytes: readonly number[]): string {
  let text = '';
  for (let index = 0; index < bytes.length; ) {
    const lead = bytes[index] ?? 0;
    const length = lead < 0x80 ? 1 : lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0;
    const tail = bytes.slice(index + 1, index + length);
    if (length === 0 || tail.length !== length - 1 || tail.some((byte) => byte >> 6 !== 2)) {
      text += '\ufffd';
      index += 1;
      continue;
    }
    const first = length === 1 ? lead : lead & (0x7f >> length);
    const code = tail.reduce((sum, byte) => sum * 64 + (byte & 0x3f), first);
    text += code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\ufffd';
    index += length;
  }
  return text;
}

/** Text that is safe to show: nothing when too much of it is no readable character. */
function printable(text: string): string {
  const readable = text.replace(/[\p{C}\ufffd]/gu, '');
  return readable.length * 2 >= text.length ? readable : '';
}

/** The text without the given runs. */
export function withoutRuns(text: string, runs: readonly HiddenRun[]): string {
  let rest = '';
  let from = 0;
  for (const run of runs) {
    rest += text.slice(from, run.start);
    from = run.end;
  }
  return rest + text.slice(from);
}

/** `U+200B U+2060`, at most five of them. */
export function codePointList(codePoints: readonly number[]): string {
  const names = [...new Set(codePoints)].map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`);
  return names.length > 5 ? `${names.slice(0, 5).join(' ')} ...` : names.join(' ');
}
