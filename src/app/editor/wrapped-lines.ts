/** What of the field decides where its lines break. */
const COPIED = ['font', 'letterSpacing', 'tabSize', 'padding', 'lineHeight', 'wordBreak'] as const;

export interface WrappedLines {
  /** Pixels from the top of the text to the line that the offset stands in. */
  topOf(offset: number): number;
}

/**
 * Where the lines of a wrapped text field stand, which the field itself does not tell: the same text is laid out beside it
 * for as long as `ask` runs.
 */
export function withWrappedLines<Answer>(field: HTMLTextAreaElement, ask: (lines: WrappedLines) => Answer): Answer {
  const copy = document.createElement('div');
  const style = getComputedStyle(field);
  for (const name of COPIED) copy.style[name] = style[name];
  Object.assign(copy.style, {
    ...{ position: 'absolute', visibility: 'hidden', top: '0', left: '0' },
    ...{ boxSizing: 'border-box', width: `${field.clientWidth}px` },
    ...{ whiteSpace: 'pre-wrap', overflowWrap: 'break-word' },
  });
  // A last line that is empty has no box without a character in it.
  const text = document.createTextNode(`${field.value}\u200b`);
  copy.append(text);
  document.body.append(copy);
  const base = copy.getBoundingClientRect().top;
  const range = document.createRange();
  function topOf(offset: number): number {
    range.setStart(text, offset);
    range.setEnd(text, offset + 1);
    const [first] = range.getClientRects();
    return (first?.top ?? base) - base;
  }
  try {
    return ask({ topOf });
  } finally {
    copy.remove();
  }
}
