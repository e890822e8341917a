import { readDocument } from '../core/import/read-document.ts';
import type { Language } from '../core/model/message.ts';
import { layOutLongLines } from '../core/text/lay-out.ts';
import { parseText } from '../core/text/parse-text.ts';
import { render, renderAny, say } from '../core/words/words.ts';
import type { DetectedText } from './protocol.ts';

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
  const laidOut = layOutLongLines(text);
  if (!read.ok) return { ...nothing, laidOut, sentence: renderAny(read.error.message, language) };
  const { format, tools } = read.value;
  const sentence = render(say(`worker-detected-${format}`, { count: tools.length }), language);
  return { format, language: tree.language, tools: tools.length, sentence, laidOut };
}
