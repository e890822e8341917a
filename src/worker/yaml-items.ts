import type { Cursor } from './cursor.ts';
import type { Offer } from './offers.ts';
import type { CompletionItem } from './protocol/edit-jobs.ts';
import { escaped } from './snippet-text.ts';

/** A key, with the place to go on typing: below it for objects and lists, behind it for the rest. */
export function yamlKeyItem({ label, detail, text }: Offer, { start, end, hasValue }: Cursor): CompletionItem {
  const key = plain(label);
  const about = { label, kind: 'property', detail, start, end } as const;
  if (hasValue) return { ...about, insertText: key, isSnippet: false };
  const value = text === '' || text === '""' ? ' $0' : below(text);
  return { ...about, insertText: `${escaped(key)}:${value}`, isSnippet: true };
}

function below(text: string): string {
  if (text === '{}') return '\n  $0';
  if (text === '[]') return '\n  - $0';
  return ` ${escaped(yamlValue(text))}$0`;
}

export function yamlValueItem({ label, detail, text }: Offer, { start, end }: Cursor): CompletionItem {
  return { label, kind: 'value', detail, insertText: yamlValue(text), isSnippet: false, start, end };
}

/** JSON text is YAML too; strings that need no quotes go without. */
function yamlValue(json: string): string {
  const value: unknown = json.startsWith('"') ? JSON.parse(json) : undefined;
  return typeof value === 'string' ? plain(value) : json;
}

/** Words that YAML reads as something else than text. */
const NO_TEXT = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

function plain(text: string): string {
  return /^[A-Za-z_$][\w$./-]*$/.test(text) && !NO_TEXT.test(text) ? text : JSON.stringify(text);
}
