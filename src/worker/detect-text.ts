import { detectFormat } from '../core/import/detect-format.ts';
import { nameWithoutDocument, readPasted } from '../core/import/paste.ts';
import { fencedBlocks } from '../core/import/paste-fences.ts';
import { type ReadDocument, readDocument } from '../core/import/read-document.ts';
import type { Language } from '../core/model/message.ts';
import { ok } from '../core/model/result.ts';
import { guessLanguage } from '../core/text/guess-language.ts';
import { layOutLongLines } from '../core/text/lay-out.ts';
import { parseText } from '../core/text/parse-text.ts';
import type { TextTree } from '../core/text/text-tree.ts';
import { render, renderAny, say } from '../core/words/words.ts';
import type { DocumentSession } from './document-session.ts';
import type { DetectedText } from './protocol/document-jobs.ts';

/** What is open; it need not be read again when it is the text that is asked about. */
export type OpenText = Pick<DocumentSession, 'tree' | 'snapshot' | 'language'>;

/** What a text is, and the document inside it when it is wrapped in something else. */
export async function detectText(text: string, open: OpenText): Promise<DetectedText> {
  const { language } = open;
  const isOpen = open.tree.language === 'json' && open.tree.text === text;
  const tree = isOpen ? open.tree : parseText(text);
  const isDocument = tree.value !== undefined && detectFormat(tree.value).ok;
  const pasted = isDocument ? undefined : readPasted(text);
  if (pasted?.detected !== undefined) {
    const inside = summarize(parseText(pasted.text), language);
    const sentence = `${renderAny(pasted.detected, language)} ${inside.sentence}`;
    return { ...inside, sentence, extracted: layOutLongLines(pasted.text) ?? pasted.text, laidOut: null };
  }
  const name = isDocument ? undefined : nameWithoutDocument(text);
  const yaml = tree.value === undefined ? await detectYaml(text, language) : undefined;
  if (yaml !== undefined)
    return name === undefined || yaml.tools > 0 ? yaml : { ...yaml, sentence: renderAny(name, language) };
  const known = open.snapshot?.tree === tree ? open.snapshot.read : undefined;
  const found = summarize(tree, language, known);
  const laidOut = tree.value === undefined ? null : layOutLongLines(text);
  return { ...found, laidOut, sentence: name === undefined ? found.sentence : renderAny(name, language) };
}

/** A text that looks like YAML, or the only fenced block of one that does. */
async function detectYaml(text: string, language: Language): Promise<DetectedText | undefined> {
  const isWhole = guessLanguage(text, '') === 'yaml';
  const [block, ...others] = isWhole ? [] : fencedBlocks(text).filter((inside) => guessLanguage(inside, '') === 'yaml');
  if (!isWhole && (block === undefined || others.length > 0)) return undefined;
  const { parseYaml } = await import('../core/text/yaml-text.ts');
  if (block === undefined) return summarize(parseYaml(text), language);
  const inside = summarize(parseYaml(block), language);
  const sentence = `${renderAny(say('paste-fences', { count: 1 }), language)} ${inside.sentence}`;
  return inside.tools === 0 ? undefined : { ...inside, sentence, extracted: `${block.trimEnd()}\n` };
}

function summarize(tree: TextTree, language: Language, known?: ReadDocument): DetectedText {
  const nothing = { format: null, language: tree.language, tools: 0, laidOut: null, extracted: null };
  if (tree.value === undefined) {
    const problem = tree.problems.find(({ kind }) => kind === 'syntax');
    const { line, column } = tree.lines.positionAt(problem?.span.start ?? 0);
    const message = problem === undefined ? '' : renderAny(problem.message, language);
    const id = tree.language === 'yaml' ? 'worker-detected-broken-yaml' : 'worker-detected-broken';
    return { ...nothing, sentence: render(say(id, { line, column, message }), language) };
  }
  const read = known === undefined ? readDocument(tree, { fileName: '' }) : ok(known);
  if (!read.ok) return { ...nothing, sentence: renderAny(read.error.message, language) };
  const { format, tools } = read.value;
  const sentence = render(say(`worker-detected-${format}`, { count: tools.length }), language);
  return { ...nothing, format, tools: tools.length, sentence };
}
