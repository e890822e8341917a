import { has, isObject, type JsonObject } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { err, ok, type Result } from '../model/result.ts';
import { say } from '../words/words.ts';
import { type EntryReader, whatIs } from './define-reader.ts';
import type { Entry } from './entries.ts';
import type { ReadTool } from './read-document.ts';

/** A descriptor is its own model, so every key stays where it is. A name may still be missing while one writes. */
function readEntry({ value, pointer }: Entry): Result<ReadTool, Message> {
  if (!isObject(value)) return err(say('import-entry-not-object', { found: whatIs(value) }));
  return ok({
    descriptor: value,
    source: pointer,
    provenance: [{ descriptor: [], source: pointer, placement: 'exact' }],
  });
}

/** Blocks that no wire format has. */
const OWN_BLOCKS = ['returns', 'errors', 'idempotency', 'examples', 'semantics', 'lint_ignore', 'tool_search_keywords'];

export function isOwn(entry: JsonObject): boolean {
  return OWN_BLOCKS.some((key) => has(entry, key)) && (has(entry, 'name') || has(entry, 'parameters'));
}

export const descriptor: EntryReader = {
  id: 'descriptor',
  label: 'Tool descriptor',
  docs: 'README.md',
  checkedOn: '2026-11-29',
  recognizes: (entry) => !has(entry, 'type') && (has(entry, 'parameters') || isOwn(entry)),
  readEntry,
  settingsKey: 'lint',
};
