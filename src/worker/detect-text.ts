import { detectFormat } from '../core/import/detect-format.ts';
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
  if (tree.value !== undefined && detectFormat(tree.value).ok) {
    const known = open.snapshot?.tree === tree ? open.snapshot.read : undefined;
    return { ...summarize(tree, language, known), laidOut: layOutLongLines(text) };
  }
  const yaml =
    tree.value === undefined && guessLanguage(text, '') === 'yaml' ? await asYaml(text, language) : undefined;
  if (yaml !== undefined && yaml.tools > 0) return yaml;
  const [{ nameWithoutDocument, readPasted }, { fencedBlocks }] = await Promise.all([
    import('../core/import/paste.ts'),
    import('../core/import/paste-fences.ts'),
  ]);
  const pasted = readPasted(text);
  if (pasted?.detected !== undefined) {
    const inside = summarize(parseText(pasted.text), language);
    const sentence = `${renderAny(pasted.detected, language)} ${inside.sentence}`;
    return { ...inside, sentence, extracted: layOutLongLines(pasted.text) ?? pasted.text, laidOut: null };
  }
  const [block, ...others] = fencedBlocks(text).filter((inside) => guessLanguage(inside, '') === 'yaml');
  const fenced = block === undefined || others.length > 0 ? undefined : await asYaml(block, language);
  if (block !== undefined && fenced !== undefined && fenced.tools > 0) {
    const sentence = `${renderAny(say('paste-fences', { count: 1 }), language)} ${fenced.sentence}`;
    return { ...fenced, sentence, extracted: `${block.trimEnd()}\n` };
  }
  const name = nameWithoutDocument(text);
  const found = yaml ?? {
    ...summarize(tree, language),
    laidOut: tree.value === undefined ? null : layOutLongLines(text),
  };
  return name === undefined ? found : { ...found, sentence: renderAny(name, language) };
}

async function asYaml(text: string, language: Language): Promise<DetectedText> {
  const { parseYaml } = await import('../core/text/yaml-text.ts');
  return summarize(parseYaml(text), language);
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
