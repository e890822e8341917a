import { get, isObject, type JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { err, ok, type Result } from '../model/result.ts';
import { say } from '../words/words.ts';
import { classify } from './classify.ts';
import { type EntryReader, type ReadParts, whatIs, without } from './define-reader.ts';
import { type Entry, type Envelope, openEnvelope } from './entries.ts';
import type { ReadFailure, ReadTool, Skipped } from './read-document.ts';

/**
 * Reads a list of tools, or one tool. An entry of another format than the document's is read as what it is; what is no
 * tool is skipped with a reason.
 */
export function readEntries(root: JsonValue, reader: EntryReader): Result<ReadParts, ReadFailure> {
  const envelope = envelopeOf(root);
  if (envelope === undefined) {
    return err({ pointer: [], message: say('import-wrong-shape', { format: reader.id, found: whatIs(root) }) });
  }
  const tools: ReadTool[] = [];
  const skipped: Skipped[] = [];
  for (const entry of envelope.entries) {
    const read = readEntry(entry, reader);
    if (read.ok) tools.push(read.value);
    else skipped.push({ pointer: entry.pointer, reason: read.error });
  }
  return ok({ tools, skipped, ...aroundTools(envelope, reader.settingsKey) });
}

function envelopeOf(root: JsonValue): Envelope | undefined {
  const single = { value: root, pointer: [], list: '', group: undefined };
  const isTool = isObject(root) && classify(single).kind === 'tool' && !Array.isArray(root.tools);
  const found = isTool ? undefined : openEnvelope(root);
  if (found !== undefined) return found;
  return isObject(root) ? { entries: [single], rest: {}, restPointer: [] } : undefined;
}

/** One entry of a document that `reader` is for. */
export function readEntry(entry: Entry, reader: EntryReader): Result<ReadTool, Message> {
  const found = classify(entry);
  if (found.kind === 'other') return err(found.reason);
  const isOfDocument = found.kind === 'plain' || (found.isBare && reader.takesBare === true);
  return (isOfDocument ? reader : found.reader).readEntry(entry);
}

function aroundTools(
  { rest, restPointer }: Envelope,
  key: string | undefined,
): Pick<ReadParts, 'settings' | 'catalogue'> {
  const value = key === undefined ? undefined : get(rest, key);
  if (key === undefined || !isObject(value)) return { catalogue: rest };
  return { settings: { value, pointer: [...restPointer, key] }, catalogue: without(rest, [key]) };
}
