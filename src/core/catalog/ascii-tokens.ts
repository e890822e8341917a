const TEXT = 0;
const BLANK = 1;
const MARK = 2;

const KIND = new Uint8Array(128);
for (const mark of '.,!?;(){}[]<>:/\\|@#$%^&*+=`~_"-') KIND[mark.charCodeAt(0)] = MARK;
for (const blank of ' \t\n\v\f\r') KIND[blank.charCodeAt(0)] = BLANK;

/**
 * The estimate of `tokenx` for a text of ASCII characters alone, in one pass without cutting it up; undefined for any other
 * text. Every tool of a catalogue is counted, so this is felt.
 */
export function asciiTokens(text: string): number | undefined {
  let tokens = 0;
  let before = TEXT;
  for (let start = 0; start < text.length; ) {
    const kind = KIND[text.charCodeAt(start)];
    let end = start + 1;
    while (end < text.length && KIND[text.charCodeAt(end)] === kind) end += 1;
    if (kind === undefined) return undefined;
    if (kind === TEXT) tokens += wordTokens(text, start, end);
    else if (kind === MARK) tokens += end - start <= 3 ? 1 : Math.ceil((end - start) / 6);
    else tokens += blankTokens(text, start, end, before);
    before = kind;
    start = end;
  }
  return tokens;
}

/** Blanks count where they carry structure: indentation, empty lines, a break behind a word. */
function blankTokens(text: string, start: number, end: number, before: number): number {
  const at = text.indexOf('\n', start);
  if (at === -1 || at >= end) return 0;
  if (at < end - 1) return 1;
  return before === MARK ? 0 : 1;
}

function wordTokens(text: string, start: number, end: number): number {
  const length = end - start;
  let digits = 0;
  let lower = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) digits += 1;
    else if (code >= 0x61 && code <= 0x7a) lower += 1;
  }
  if (digits === length) return Math.ceil(length / 3);
  if (length <= 3 || (length <= 8 && lower === length)) return 1;
  return Math.ceil(length / 7);
}
