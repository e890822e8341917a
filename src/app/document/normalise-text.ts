export interface NormalText {
  readonly text: string;
  readonly hadByteOrderMark: boolean;
  readonly hadMixedLineEnds: boolean;
}

/** The text as the editor will hold it: no byte-order mark, and line ends of one kind, so that offsets agree everywhere. */
export function normaliseText(raw: string): NormalText {
  const hadByteOrderMark = raw.startsWith('\uFEFF');
  const text = hadByteOrderMark ? raw.slice(1) : raw;
  const ends = new Set(text.includes('\r') ? text.match(/\r\n?|\n/g) : []);
  const hadMixedLineEnds = ends.size > 1 || ends.has('\r');
  return { text: hadMixedLineEnds ? text.replaceAll(/\r\n?/g, '\n') : text, hadByteOrderMark, hadMixedLineEnds };
}
