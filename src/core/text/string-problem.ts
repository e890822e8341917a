import type { MessageData } from '../model/message.ts';
import type { MessageId } from '../words/words.ts';
import type { Span } from './text-tree.ts';

export interface StringProblem extends Span {
  readonly id: MessageId;
  readonly data: MessageData;
  /** Where to read on when the string does not end at its quote. */
  readonly resume?: number;
}

const BAD = /[\u0000-\u001f]|\\(?!["\\/bfnrtu])|\\u(?![0-9a-fA-F]{4})/;

/** What JSON refuses in the string that opens at `start`; `end` is its closing quote, or -1. */
export function stringProblem(text: string, start: number, end: number): StringProblem | undefined {
  const lineEnd = text.indexOf('\n', start);
  if (end === -1 || (lineEnd !== -1 && lineEnd < end)) {
    const stop = lineEnd === -1 ? text.length : lineEnd;
    const resume = text.charCodeAt(stop - 1) === 13 ? stop - 1 : stop;
    return { id: 'text-string-unclosed', data: {}, start, end: resume, resume };
  }
  const inner = text.slice(start + 1, end).replaceAll('\\\\', '  ');
  const bad = BAD.exec(inner);
  if (bad === null) return undefined;
  const place = start + 1 + bad.index;
  if (bad[0].startsWith('\\')) {
    return { id: 'text-escape-unknown', data: { escape: text.slice(place, place + 2) }, start: place, end: place + 2 };
  }
  const code = `U+${inner.charCodeAt(bad.index).toString(16).toUpperCase().padStart(4, '0')}`;
  return { id: 'text-control-character', data: { code }, start: place, end: place + 1 };
}
