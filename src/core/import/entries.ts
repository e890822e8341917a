import { get, isArray, isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { without } from './define-reader.ts';

/** A value that stands where a tool would. */
export interface Entry {
  readonly value: JsonValue;
  readonly pointer: Pointer;
  /** Keys of the lists on the way here: what they hold is known by their names. */
  readonly list: string;
  /** The group that holds it (an OpenAI namespace), when the group says more than its list. */
  readonly group: { readonly value: JsonObject; readonly pointer: Pointer } | undefined;
}

export interface Envelope {
  readonly entries: readonly Entry[];
  /** The keys around the list, as written. */
  readonly rest: JsonObject;
  readonly restPointer: Pointer;
}

const LIST_KEYS = ['tools', 'functionDeclarations', 'function_declarations', 'functions'];
/** Of a batch; each request has its own list. */
const BATCH = 'requests';
/** Keys under which a request or an answer holds what has the list. */
const WRAPPERS = [
  'result',
  'config',
  'toolConfig',
  'params',
  'body',
  'tools',
  'request',
  'session',
  'response',
  'kwargs',
];
const MAX_WRAPPING = 4;

/** Finds the tool entries of a document through the envelopes that tools travel in, or undefined when it has no list. */
export function openEnvelope(root: JsonValue): Envelope | undefined {
  if (isArray(root)) return { entries: expandList(root, [], ''), rest: {}, restPointer: [] };
  let value: JsonValue | undefined = root;
  let pointer: Pointer = [];
  for (let level = 0; level < MAX_WRAPPING && isObject(value); level += 1) {
    const holder: JsonObject = value;
    const keys = listsIn(holder);
    if (keys.length > 0) {
      const entries = keys.flatMap((key) => expandList(get(holder, key), [...pointer, key], key));
      return { entries, rest: without(holder, keys), restPointer: pointer };
    }
    const wrapper = WRAPPERS.find((key) => isObject(get(holder, key)) && hasListBelow(get(holder, key)));
    if (wrapper === undefined) return undefined;
    value = get(holder, wrapper);
    pointer = [...pointer, wrapper];
  }
  return undefined;
}

function listsIn(holder: JsonObject): string[] {
  const batch = get(holder, BATCH);
  const isBatch = isArray(batch) && batch.some((request) => pageIn(request) !== undefined);
  return [...LIST_KEYS.filter((key) => isArray(get(holder, key))), ...(isBatch ? [BATCH] : [])];
}

/** Under which key a page or a request has its list. */
function pageIn(value: JsonValue): string | undefined {
  return PAGES.find((key) => isArray(get(get(value, key), 'tools')));
}

function hasListBelow(value: JsonValue | undefined): boolean {
  let waiting = [value];
  for (let level = 0; level < MAX_WRAPPING; level += 1) {
    if (waiting.some((object) => LIST_KEYS.some((key) => isArray(get(object, key))))) return true;
    waiting = waiting.flatMap((object) => WRAPPERS.map((key) => get(object, key)).filter(isObject));
  }
  return false;
}

function expandList(list: JsonValue | undefined, pointer: Pointer, key: string): Entry[] {
  if (!isArray(list)) return [];
  return list.flatMap((value, index) => expandEntry(value, [...pointer, String(index)], key));
}

/** What stands around the answers of a list of pages, and around the requests of a batch. */
const PAGES = ['result', 'body', 'params', 'request'];

/** An entry that only groups tools gives its members instead: Gemini's declarations, OpenAI's namespaces, pages, requests. */
function expandEntry(value: JsonValue, pointer: Pointer, list: string): Entry[] {
  const entry = { value, pointer, list, group: undefined };
  if (!isObject(value) || isTool(value)) return [entry];
  const page = pageIn(value);
  const holder = page === undefined ? value : (get(value, page) as JsonObject);
  const at = page === undefined ? pointer : [...pointer, page];
  const keys = LIST_KEYS.filter((key) => isArray(get(holder, key)));
  if (keys.length === 0) return [entry];
  const group = get(value, 'type') === 'namespace' ? { value: without(value, ['tools']), pointer } : undefined;
  return keys.flatMap((key) => {
    const members = get(holder, key);
    if (!isArray(members)) return [];
    return members.map((member, index) => ({ value: member, pointer: [...at, key, String(index)], list: key, group }));
  });
}

function isTool(value: JsonObject): boolean {
  const schemas = ['parameters', 'inputSchema', 'input_schema', 'parametersJsonSchema', 'function'];
  return schemas.some((key) => get(value, key) !== undefined);
}
