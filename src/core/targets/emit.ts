import { type JsonObject, type JsonValue, type MutableJsonObject, setOwn } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Draft, Word } from '../schema/draft.ts';
import type { PayloadOrigin } from './conversion.ts';

export interface Emitted {
  readonly json: JsonValue;
  /** The places of the source that went into it, as the very pointers that the drafts hold. */
  readonly places: ReadonlySet<Pointer>;
}

interface Task {
  readonly draft: Draft;
  readonly put: (json: JsonValue) => void;
}

/** A draft as JSON. Needs no stack of calls. */
export function emit(draft: Draft): Emitted {
  const places = new Set<Pointer>();
  let result: JsonValue = {};
  const put = (json: JsonValue) => {
    result = json;
  };
  const waiting: Task[] = [{ draft, put }];
  for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) {
    places.add(task.draft.at);
    if (task.draft.bool !== undefined) task.put(task.draft.bool);
    else emitNode(task, waiting, places);
  }
  return { json: result, places };
}

function emitNode({ draft, put }: Task, waiting: Task[], places: Set<Pointer>): void {
  const json: MutableJsonObject = {};
  put(json as JsonObject);
  for (const [name, word] of draft.words) {
    places.add(word.at);
    setOwn(json, name, word.holds === 'data' ? word.value : emitSchemas(word, json, name, waiting));
  }
}

function emitSchemas(word: Word, json: MutableJsonObject, name: string, waiting: Task[]): JsonValue {
  if (word.holds === 'data') return word.value;
  if (word.holds === 'schema') {
    waiting.push({ draft: word.schema, put: (child) => setOwn(json, name, child) });
    return {};
  }
  if (word.holds === 'list') {
    const list: JsonValue[] = word.schemas.map(() => ({}));
    for (const [index, draft] of word.schemas.entries()) {
      const put = (child: JsonValue) => {
        list[index] = child;
      };
      waiting.push({ draft, put });
    }
    return list;
  }
  const map: MutableJsonObject = {};
  for (const [key, draft] of word.schemas) {
    setOwn(map, key, {});
    waiting.push({ draft, put: (child) => setOwn(map, key, child) });
  }
  return map;
}

/** Where each node and keyword of an emitted draft came from; parents before children, in the order of the payload. */
export function traceOrigins(draft: Draft, place: Pointer): readonly PayloadOrigin[] {
  const origins: PayloadOrigin[] = [];
  const waiting: { draft: Draft; place: Pointer }[] = [{ draft, place }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    origins.push({ payload: next.place, descriptor: next.draft.at });
    const children: { draft: Draft; place: Pointer }[] = [];
    for (const [name, word] of next.draft.words) {
      const at = [...next.place, name];
      origins.push({ payload: at, descriptor: word.at });
      if (word.holds === 'schema') children.push({ draft: word.schema, place: at });
      else if (word.holds === 'list') {
        for (const [index, child] of word.schemas.entries())
          children.push({ draft: child, place: [...at, String(index)] });
      } else if (word.holds === 'map') {
        for (const [key, child] of word.schemas) children.push({ draft: child, place: [...at, key] });
      }
    }
    for (let index = children.length - 1; index >= 0; index -= 1) waiting.push(children[index] as (typeof children)[0]);
  }
  return origins;
}
