import { memoByText } from '../memo.ts';
import { foldLookAlikes } from './look-alikes.ts';
import { textTraits } from './text-traits.ts';

const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;
/** Letters that follow another one at a distance, in the shortest run that is folded. */
const FEWEST_APART = 4;
const LETTERS_APART = /(?<![a-z])(?:[a-z][ .*_-]){4,60}[a-z](?![a-z])/g;

/**
 * The text as a model reads it, in one spelling: no invisible characters, compatibility forms and look-alikes folded,
 * Latin diacritics off, lower case, runs of blanks as one. A blank line or a list mark stays as a line break.
 */
export const fold = memoByText(foldAfresh);

function foldAfresh(text: string): string {
  const { isPlain, isSpacedSimply, lettersApart } = textTraits(text);
  const lower = (isPlain ? text : foldLetters(text)).toLowerCase();
  const lines = isPlain && isSpacedSimply ? lower : foldBlanks(lower);
  if (isPlain && isSpacedSimply && lettersApart < FEWEST_APART) return lines;
  return lines.replace(LETTERS_APART, (run) => run.replace(/[ .*_-]/g, ''));
}

function foldBlanks(text: string): string {
  return text
    .replace(/[ \t\r\u00a0]+/g, ' ')
    .replace(/\n ?(?:\n ?)+/g, '\u0001')
    .replace(/\n ?(?=[-*#[<•]|\d{1,3}[.)])/g, '\u0001')
    .replaceAll('\n', ' ')
    .replaceAll('\u0001', '\n');
}

function foldLetters(text: string): string {
  const visible = text.replace(INVISIBLE, '').normalize('NFKC');
  return foldLookAlikes(visible)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[‘’]/g, "'")
    .replace(/[“”„]/g, '"');
}
