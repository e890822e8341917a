import { readDocument } from '../core/import/read-document.ts';
import type { Language } from '../core/model/message.ts';
import { parseText } from '../core/text/parse-text.ts';
import { render, renderAny, say } from '../core/words/words.ts';
import type { DetectedText } from './protocol.ts';

/** A line longer than this is laid out before it is shown. */
const LONG_LINE = 5_000;

/** What a pasted text is. */
export function detectText(text: string, language: Language): DetectedText {
  const tree = parseText(text);
  const nothing = { format: null, language: tree.language, tools: 0, laidOut: null };
  if (tree.value === undefined) {
    const problem = tree.problems.find(({ kind }) => kind === 'syntax');
    const { line, column } = tree.lines.positionAt(problem?.span.start ?? 0);
    const message = problem === undefined ? '' : renderAny(problem.message, language);
    return { ...nothing, sentence: render(say('worker-detected-broken', { line, column, message }), language) };
  }
  const read = readDocument(tree, { fileName: '' });
  const laidOut =
    hasLongLine(text) && tree.problems.every(({ kind }) => kind !== 'comment') ? layOut(tree.value) : null;
  if (!read.ok) return { ...nothing, laidOut, sentence: renderAny(read.error.message, language) };
  const { format, tools } = read.value;
  const sentence = render(say(`worker-detected-${format}`, { count: tools.length }), language);
  return { format, language: tree.language, tools: tools.length, sentence, laidOut };
}

function hasLongLine(text: string): boolean {
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    if (end - start > LONG_LINE) return true;
    start = end + 1;
  }
  return text.length - start > LONG_LINE;
}

function layOut(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
