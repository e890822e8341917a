import { isObject } from '../model/json.ts';
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

export const descriptor: EntryReader = {
  id: 'descriptor',
  label: 'Tool descriptor',
  docs: 'README.md',
  checkedOn: '2026-11-29',
  readEntry,
  settingsKey: 'lint',
};
