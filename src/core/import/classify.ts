import { has, isArray, isObject, type JsonObject, stringAt } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { DESCRIPTOR_KEYS } from '../model/tool.ts';
import { say } from '../words/words.ts';
import { type EntryReader, keyList, whatIs } from './define-reader.ts';
import { isOwn } from './descriptor.ts';
import type { Entry } from './entries.ts';
import { READERS } from './index.ts';

/** `plain`: a name and a description alone, which any format may have. */
export type EntryClass =
  /** `isBare`: a name and `parameters` alone, which other formats have as well as ours. */
  | { readonly kind: 'tool'; readonly reader: EntryReader; readonly isBare: boolean }
  | { readonly kind: 'plain' }
  | { readonly kind: 'other'; readonly reason: Message };

/** Which format an entry is written in, by its shape alone. */
export function classify({ value, list }: Pick<Entry, 'value' | 'list'>): EntryClass {
  if (!isObject(value)) return { kind: 'other', reason: say('import-entry-not-object', { found: whatIs(value) }) };
  const reader = entryReaders().find(({ recognizes }) => recognizes(value, list));
  if (reader !== undefined) return { kind: 'tool', reader, isBare: reader.id === 'descriptor' && !isOwn(value) };
  const builtIn = builtInName(value);
  if (builtIn !== undefined) return { kind: 'other', reason: say('import-built-in', { type: builtIn }) };
  if (has(value, 'name') && Object.keys(value).every((key) => (DESCRIPTOR_KEYS as readonly string[]).includes(key))) {
    return { kind: 'plain' };
  }
  return { kind: 'other', reason: say('import-entry-unknown', { keys: keyList(value) }) };
}

function entryReaders(): EntryReader[] {
  return Object.values(READERS).filter((reader) => 'readEntry' in reader);
}

/** A tool that the provider runs itself, or one without a schema: it has a type, or one key that names it. */
function builtInName(value: JsonObject): string | undefined {
  const type = stringAt(value, 'type');
  if (type !== undefined) return type;
  const [key, ...others] = Object.keys(value);
  const isSwitch = key !== undefined && others.length === 0 && isObject(value[key]) && !isArray(value[key]);
  return isSwitch && !has(value, 'name') ? key : undefined;
}
