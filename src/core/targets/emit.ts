import { type JsonObject, type JsonValue, type MutableJsonObject, setOwn } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Draft, Word } from '../schema/draft.ts';
import type { PayloadOrigin } from './conversion.ts';

export interface Emitted {
  readonly json: JsonValue;
  /** Parents before children; pointers into the payload begin with the place that was asked for. */
  readonly origins: readonly PayloadOrigin[];
}

interface Task {
  readonly draft: Draft;
  readonly place: Pointer;
  readonly put: (json: JsonValue) => void;
}

/** A draft as JSON, with the origin of each node and keyword. Needs no stack of calls. */
export function emit(draft: Draft, place: Pointer): Emitted {
  const origins: PayloadOrigin[] = [];
  let result: JsonValue = {};
  const put = (json: JsonValue) => {
    result = json;
  };
  const waiting: Task[] = [{ draft, place, put }];
  for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) {
    origins.push({ payload: task.place, descriptor: task.draft.at });
    if (task.draft.bool !== undefined) task.put(task.draft.bool);
    else emitNode(task, waiting, origins);
  }
  return { json: result, origins };
}

function emitNode({ draft, place, put }: Task, waiting: Task[], origins: PayloadOrigin[]): void {
  const json: MutableJsonObject = {};
  put(json as JsonObject);
  const tasks: Task[] = [];
  for (const [name, word] of draft.words) {
    const at = [...place, name];
    origins.push({ payload: at, descriptor: word.at });
    setOwn(json, name, emitWord(word, at, json, name, tasks));
  }
  for (let index = tasks.length - 1; index >= 0; index -= 1) waiting.push(tasks[index] as Task);
}

function emitWord(word: Word, at: Pointer, json: MutableJsonObject, name: string, tasks: Task[]): JsonValue {
  if (word.holds === 'data') return word.value;
  if (word.holds === 'schema') {
    tasks.push({ draft: word.schema, place: at, put: (child) => setOwn(json, name, child) });
    return {};
  }
  if (word.holds === 'list') {
    const list: JsonValue[] = word.schemas.map(() => ({}));
    for (const [index, draft] of word.schemas.entries()) {
      const put = (child: JsonValue) => {
        list[index] = child;
      };
      tasks.push({ draft, place: [...at, String(index)], put });
    }
    return list;
  }
  const map: MutableJsonObject = {};
  for (const [key, draft] of word.schemas) {
    setOwn(map, key, {});
    tasks.push({ draft, place: [...at, key], put: (child) => setOwn(map, key, child) });
  }
  return map;
}
