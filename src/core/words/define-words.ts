import type { Language } from '../model/message.ts';

/** A sentence in every language. `{name}` takes data; `one`/`other` choose by the data's `count`. */
export type Wording = string | { readonly one: string; readonly other: string };
export type WordTable = Readonly<Record<string, Readonly<Record<Language, Wording>>>>;

/** Keeps the ids as a type, so that an unknown id or a missing translation does not compile. */
export function defineWords<const Table extends WordTable>(table: Table): Table {
  return table;
}
