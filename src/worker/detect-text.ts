import { readPasted } from '../core/import/paste.ts';
import { readDocument } from '../core/import/read-document.ts';
import { get } from '../core/model/json.ts';
import type { Language } from '../core/model/message.ts';
import { guessLanguage } from '../core/text/guess-language.ts';
import { layOutLongLines } from '../core/text/lay-out.ts';
import { parseText } from '../core/text/parse-text.ts';
import type { TextTree } from '../core/text/text-tree.ts';
import { render, renderAny, say } from '../core/words/words.ts';
import type { DetectedText } from './protocol.ts';

/** What a pasted text is, and the document inside it when it is wrapped in something else. */
export async function detectText(text: string, language: Language): Promise<DetectedText> {
  const tree = parseText(text);
  const isDocument = tree.value !== undefined && get(tree.value, 'log') === undefined;
  const pasted = isDocument ? undefined : readPasted(text);
  if (pasted?.detected !== undefined) {
    const inside = summarize(parseText(pasted.text), language);
    const sentence = `${renderAny(pasted.detected, language)} ${inside.sentence}`;
    return { ...inside, sentence, extracted: layOutLongLines(pasted.text) ?? pasted.text, laidOut: null };
  }
  if (tree.value === undefined && guessLanguage(text, '') === 'yaml') {
    const { parseYaml } = await import('../core/text/yaml-text.ts');
    return summarize(parseYaml(text), language);
  }
  return { ...summarize(tree, language), laidOut: tree.value === undefined ? null : layOutLongLines(text) };
}

function summarize(tree: TextTree, language: Language): DetectedText {
  const nothing = { format: null, language: tree.language, tools: 0, laidOut: null, extracted: null };
  if (tree.value === undefined) {
    const problem = tree.problems.find(({ kind }) => kind === 'syntax');
    const { line, column } = tree.lines.positionAt(problem?.span.start ?? 0);
    const message = problem === undefined ? '' : renderAny(problem.message, language);
    const id = tree.language === 'yaml' ? 'worker-detected-broken-yaml' : 'worker-detected-broken';
    return { ...nothing, sentence: render(say(id, { line, column, message }), language) };
  }
  const read = readDocument(tree, { fileName: '' });
  if (!read.ok) return { ...nothing, sentence: renderAny(read.error.message, language) };
  const { format, tools } = read.value;
  const sentence = render(say(`worker-detected-${format}`, { count: tools.length }), language);
  return { ...nothing, format, tools: tools.length, sentence };
}
