import type { MessageData } from '../model/message.ts';
import type { Wording } from './define-words.ts';

/** Wordings are few and stand in tables; each is taken apart once: text and names by turns. */
const known = new Map<string, readonly string[]>();

function partsOf(text: string): readonly string[] {
  const parts = known.get(text) ?? text.split(/\{(\w+)\}/);
  known.set(text, parts);
  return parts;
}

/** Puts data into a wording. A name without data stays visible, so that the mistake is seen. */
export function fill(wording: Wording, data: MessageData): string {
  const text = typeof wording === 'string' ? wording : data.count === 1 ? wording.one : wording.other;
  return partsOf(text)
    .map((part, index) => (index % 2 === 0 ? part : Object.hasOwn(data, part) ? String(data[part]) : `{${part}}`))
    .join('');
}
