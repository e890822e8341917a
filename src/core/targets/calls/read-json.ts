import { isArray, isObject, type JsonValue } from '../../model/json.ts';
import { err, ok, type Result } from '../../model/result.ts';
import { parseText } from '../../text/parse-text.ts';
import type { MessageId } from '../../words/words.ts';
import { type CallNote, note } from './call-note.ts';

/** As deep as a document may be; what reads arguments goes down by function calls. */
const MAX_DEPTH = 1000;

/** Text that a model sent, parsed. What is no JSON is a note, with the place when the text was cut off. */
export function readJson(text: string): Result<JsonValue, CallNote> {
  let value: JsonValue;
  try {
    value = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) as JsonValue;
  } catch (failure) {
    if (isCutOff(text)) return err(note('error', [], 'call-cut-off', { length: text.length }));
    return err(note('error', [], 'call-not-json', { detail: detailOf(failure) }));
  }
  const depth = depthOf(value);
  return depth > MAX_DEPTH ? err(note('error', [], 'call-too-deep', { depth, max: MAX_DEPTH })) : ok(value);
}

/** What a reader of the text alone would see and the value has lost: keys written twice, numbers that no double holds. */
export function textNotes(text: string): CallNote[] {
  return parseText(text)
    .problems.filter(({ kind }) => kind === 'duplicate-key' || kind === 'number-range')
    .map(({ kind, pointer, message }) => note('warning', pointer, `text-${kind}` as MessageId, message.data));
}

/** The engine's own sentence, without its quotation of the whole text. */
function detailOf(failure: unknown): string {
  const sentence = failure instanceof Error ? failure.message : String(failure);
  return sentence.replace(/, \.{0,3}".*" is not valid JSON$/s, '').replace(/\.$/, '');
}

/** Begins as an object or a list and ends with something still open. */
function isCutOff(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  let isInString = false;
  let open = 0;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (isInString) {
      if (char === '\\') index += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '{' || char === '[') open += 1;
    else if (char === '}' || char === ']') open -= 1;
    if (open === 0) return false;
  }
  return true;
}

function depthOf(root: JsonValue): number {
  let deepest = 0;
  const waiting: { readonly value: JsonValue; readonly depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (depth > deepest) deepest = depth;
    const children = isArray(value) ? value : isObject(value) ? Object.values(value) : [];
    for (const child of children) if (typeof child === 'object') waiting.push({ value: child, depth: depth + 1 });
  }
  return deepest;
}
