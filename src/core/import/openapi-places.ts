import { get, isArray, isObject, type JsonValue } from '../model/json.ts';
import { type Pointer, parsePointer, valueAt } from '../model/pointer.ts';

/** A value of the document and where it stands, references to other parts of the document followed. */
export interface Resolved {
  readonly value: JsonValue;
  readonly pointer: Pointer;
}

const MAX_HOPS = 20;

/** Follows local references; undefined when one dangles, circles, or leads out of the document. */
export function follow(root: JsonValue, start: Resolved): Resolved | undefined {
  let at: Resolved | undefined = start;
  for (let hop = 0; at !== undefined && hop < MAX_HOPS; hop += 1) {
    const ref = get(at.value, '$ref');
    if (typeof ref !== 'string') return at;
    at = targetOf(root, ref);
  }
  return undefined;
}

/** The schema of a JSON body, else of a form, else of the first media type that has one. */
export function jsonContent(holder: JsonValue, pointer: Pointer): Resolved | undefined {
  const content = get(holder, 'content');
  if (!isObject(content) || isArray(content)) return undefined;
  const types = Object.keys(content).filter((type) => get(content[type], 'schema') !== undefined);
  const type = types.find((name) => /[/+]json\b/i.test(name)) ?? types.find((name) => /form/i.test(name)) ?? types[0];
  const schema = type === undefined ? undefined : get(content[type], 'schema');
  if (type === undefined || schema === undefined) return undefined;
  return { value: schema, pointer: [...pointer, 'content', type, 'schema'] };
}

/** What a local reference leads to, without following it on. */
export function targetOf(root: JsonValue, ref: string): Resolved | undefined {
  if (!ref.startsWith('#')) return undefined;
  const pointer = parsePointer(decode(ref.slice(1)));
  const value = pointer && valueAt(root, pointer);
  return pointer === undefined || value === undefined ? undefined : { value, pointer };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
