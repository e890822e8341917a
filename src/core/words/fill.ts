import type { MessageData } from '../model/message.ts';
import type { Wording } from './define-words.ts';

/** Puts data into a wording. A name without data stays visible, so that the mistake is seen. */
export function fill(wording: Wording, data: MessageData): string {
  const text = typeof wording === 'string' ? wording : data.count === 1 ? wording.one : wording.other;
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(data, name) ? String(data[name]) : whole,
  );
}
