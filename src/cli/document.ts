import { type ReadDocument, type ReadRemark, readDocument } from '../core/import/read-document.ts';
import { nearest } from '../core/lint/nearest.ts';
import type { FormatId } from '../core/model/format.ts';
import type { Language, Message } from '../core/model/message.ts';
import { formatPointer, type Pointer, parsePointer } from '../core/model/pointer.ts';
import { toSource } from '../core/model/provenance.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import { readTool, type Tool } from '../core/model/tool.ts';
import { guessLanguage } from '../core/text/guess-language.ts';
import { parseText } from '../core/text/parse-text.ts';
import type { TextTree } from '../core/text/text-tree.ts';
import type { Host } from './command.ts';
import { type InputText, readInput } from './input.ts';
import { type CliMessageId, renderAny, say } from './words.ts';

export interface OpenDocument {
  /** As given on the command line. */
  readonly file: string;
  readonly text: string;
  readonly tree: TextTree;
  readonly read: ReadDocument;
  readonly tools: readonly Tool[];
}
export interface OpenOptions {
  readonly from: FormatId | undefined;
  readonly host: Host;
  readonly language: Language;
}
type Opened<Value> = Result<Value, Message<CliMessageId>>;

/** Reads a file into tools, whatever its format. */
export async function openDocument(file: string, options: OpenOptions): Promise<Opened<OpenDocument>> {
  const input = await readInput(file, options.host);
  return input.ok ? await readText(input.value, options) : input;
}

export async function readText(input: InputText, options: Omit<OpenOptions, 'host'>): Promise<Opened<OpenDocument>> {
  const { file, fileName, text } = input;
  const tree = await parse(text, fileName);
  const problemAt = (offset: number, message: Message) => {
    const { line, column } = tree.lines.positionAt(offset);
    return err(say('cli-text-problem', { file, line, column, message: renderAny(message, options.language) }));
  };
  if (tree.value === undefined) {
    const broken = tree.problems.find(({ kind }) => kind === 'syntax') ?? tree.problems[0];
    return problemAt(broken?.span.start ?? 0, broken?.message ?? say('cli-file-empty', { file }));
  }
  const read = readDocument(tree, { fileName, ...(options.from === undefined ? {} : { from: options.from }) });
  if (!read.ok) return problemAt(tree.placeOf(read.error.pointer)?.value.start ?? 0, read.error.message);
  return ok({
    file,
    text,
    tree,
    read: read.value,
    tools: read.value.tools.map(({ descriptor }) => readTool(descriptor)),
  });
}

/** The YAML library is loaded for documents that need it. */
async function parse(text: string, fileName: string): Promise<TextTree> {
  if (guessLanguage(text, fileName) === 'json') return parseText(text);
  return (await import('../core/text/yaml-text.ts')).parseYaml(text);
}

/** The place in the file of a descriptor pointer, or the nearest one above it that is there. */
export function sourcePointer({ read, tree }: OpenDocument, index: number, pointer: Pointer): string {
  const provenance = read.tools[index]?.provenance;
  let source = provenance === undefined ? pointer : toSource(provenance, pointer).pointer;
  while (source.length > 0 && tree.placeOf(source) === undefined) source = source.slice(0, -1);
  return formatPointer(source);
}

function problemIn(document: OpenDocument, index: number, { pointer, message }: ReadRemark, language: Language) {
  const { file, tree } = document;
  const place = tree.placeOf(parsePointer(sourcePointer(document, index, pointer)) ?? []);
  const { line, column } = tree.lines.positionAt(place?.value.start ?? 0);
  return say('cli-text-problem', { file, line, column, message: renderAny(message, language) });
}

/** The index of the tool that `import` prints as `name`. One that could not be read whole judges nothing. */
export function findTool(document: OpenDocument, name: string, language: Language): Opened<number> {
  const names = document.tools.map((tool) => tool.name);
  const index = names.indexOf(name);
  if (index >= 0) {
    const unread = document.read.tools[index]?.refusal;
    return unread === undefined ? ok(index) : err(problemIn(document, index, unread, language));
  }
  const meant = nearest(name, names);
  const { file } = document;
  if (meant !== undefined) return err(say('cli-tool-unknown-nearest', { file, name, nearest: meant }));
  const known = names.length > 8 ? `${names.slice(0, 8).join(', ')}, …` : names.join(', ');
  return err(say('cli-tool-unknown', { file, name, known }));
}
