import { type FormatId, type Origin, originOf } from '../model/format.ts';
import type { JsonObject } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { type Pointer, startsWith, valueAt } from '../model/pointer.ts';
import { type Provenance, toDescriptor } from '../model/provenance.ts';
import { err, ok, type Result } from '../model/result.ts';
import type { TextTree } from '../text/text-tree.ts';
import { say } from '../words/words.ts';
import { detectFormat } from './detect-format.ts';
import { READERS } from './index.ts';
import { readEntries, readEntry } from './read-entries.ts';

/** `pointer` counts from the descriptor's root. */
export interface ReadRemark {
  readonly pointer: Pointer;
  readonly message: Message;
}

/** One tool, read into descriptor format 1 with its schemas as written. */
export interface ReadTool {
  readonly descriptor: JsonObject;
  /** Where the tool stands in the document. */
  readonly source: Pointer;
  readonly provenance: Provenance;
  /** Why the tool must not be converted or run: a part of it was not read. */
  readonly refusal?: ReadRemark;
  /** Numbers that the text spells and no double holds: the descriptor has the nearest one. */
  readonly rounded?: readonly ReadRemark[];
}

/** An entry that is no tool: where, and why. */
export interface Skipped {
  readonly pointer: Pointer;
  readonly reason: Message;
}

/** A part of the document that the descriptor model cannot hold. */
export interface ImportLoss {
  readonly pointer: Pointer;
  readonly message: Message;
}

export interface ReadDocument {
  readonly format: FormatId;
  readonly origin: Origin;
  readonly tools: readonly ReadTool[];
  readonly skipped: readonly Skipped[];
  readonly losses: readonly ImportLoss[];
  /** The catalogue's `lint` settings as written, and where they stand; only format `descriptor` holds them. */
  readonly settings: { readonly value: JsonObject; readonly pointer: Pointer } | undefined;
  /** The catalogue's own keys besides the tools (name, version, unknown ones), as written. */
  readonly catalogue: JsonObject;
}

/** No tool could be read: what was expected and what was found, and where. */
export interface ReadFailure {
  readonly pointer: Pointer;
  readonly message: Message;
}

export interface ReadOptions {
  /** Reads as this format whatever the document looks like. */
  readonly from?: FormatId;
  /** Names the tool of a plain JSON Schema without a title. */
  readonly fileName?: string;
}

/** Reads every tool of a document, in its order. A document without any entry is read as an empty catalogue. */
export function readDocument(tree: TextTree, options: ReadOptions = {}): Result<ReadDocument, ReadFailure> {
  if (tree.value === undefined) {
    const problem = tree.problems.find(({ kind, severity }) => kind === 'syntax' || severity === 'error');
    return err({ pointer: problem?.pointer ?? [], message: problem?.message ?? say('text-not-json') });
  }
  const format = options.from === undefined ? detectFormat(tree.value) : ok(options.from);
  if (!format.ok) return format;
  const reader = READERS[format.value];
  const parts =
    'read' in reader ? reader.read(tree.value, { fileName: options.fileName ?? '' }) : readEntries(tree.value, reader);
  if (!parts.ok) return parts;
  const { tools, skipped } = parts.value;
  if (tools.length === 0 && skipped.length > 0) return err(nothingRead(skipped));
  return ok({
    format: format.value,
    origin: originOf(format.value),
    losses: [],
    settings: undefined,
    catalogue: {},
    ...parts.value,
    tools: withTextRemarks(tools, tree),
  });
}

/**
 * The tool at `source` read again after an edit inside it, as an entry of the same document; undefined where only the
 * whole document can be read.
 */
export function readToolAgain(tree: TextTree, { format }: ReadDocument, source: Pointer): ReadTool | undefined {
  const reader = READERS[format];
  const value = valueAt(tree.value, source);
  const isInGroup = source.slice(0, -1).some((segment) => /^\d+$/.test(segment));
  if (!('readEntry' in reader) || value === undefined || source.length === 0 || isInGroup) return undefined;
  const read = readEntry({ value, pointer: source, list: source.at(-2) ?? '', group: undefined }, reader);
  return read.ok ? withTextRemarks([read.value], tree)[0] : undefined;
}

function nothingRead(skipped: readonly Skipped[]): ReadFailure {
  const [first] = skipped;
  if (skipped.length === 1 && first !== undefined) return { pointer: first.pointer, message: first.reason };
  return { pointer: first?.pointer ?? [], message: say('import-nothing-read', { count: skipped.length }) };
}

/** What the text could not hold, at the tools that it stands in. */
function withTextRemarks(tools: readonly ReadTool[], tree: TextTree): readonly ReadTool[] {
  const numbers = tree.problems.filter(({ kind }) => kind === 'number-range');
  if (tree.tooDeep.length === 0 && numbers.length === 0) return tools;
  return tools.map((tool) => refuseTooDeep(withRounded(tool, numbers), tree));
}

function withRounded(tool: ReadTool, numbers: TextTree['problems']): ReadTool {
  const rounded = numbers.flatMap(({ pointer, message }) => {
    const place = startsWith(pointer, tool.source) ? toDescriptor(tool.provenance, pointer) : undefined;
    return place === undefined ? [] : [{ pointer: place, message }];
  });
  return rounded.length === 0 ? tool : { ...tool, rounded };
}

function refuseTooDeep(tool: ReadTool, { tooDeep, problems }: TextTree): ReadTool {
  const pointer = tooDeep.find((cut) => startsWith(cut, tool.source) || startsWith(tool.source, cut));
  if (pointer === undefined) return tool;
  const message = problems.find(({ kind }) => kind === 'too-deep')?.message ?? say('text-too-deep');
  return { ...tool, refusal: { pointer: toDescriptor(tool.provenance, pointer) ?? [], message } };
}
