import { isArray, isObject, type JsonValue } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { Tool } from '../../model/tool.ts';

/** `name`: a tool or property name. `prose`: text for a reader. `data`: values that calls carry. `key`: any other key. */
export type TextPlace = 'name' | 'prose' | 'data' | 'key';

export interface ToolString {
  readonly pointer: Pointer;
  readonly text: string;
  readonly place: TextPlace;
}

const DATA_KEYS: ReadonlySet<string> = new Set(['default', 'enum', 'const', 'arguments', 'result', 'fixtures']);
const NAME_PARENTS: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'definitions']);
const seen = new WeakMap<object, readonly ToolString[]>();

/** Every string of a descriptor at every depth, keys included, in the order of the text. */
export function stringsOf(tool: Tool): readonly ToolString[] {
  const known = seen.get(tool.raw);
  if (known !== undefined) return known;
  const strings = collect(tool);
  seen.set(tool.raw, strings);
  return strings;
}

interface Waiting {
  readonly value: JsonValue;
  readonly pointer: Pointer;
  readonly isData: boolean;
}

function collect(tool: Tool): ToolString[] {
  const strings: ToolString[] = [];
  const waiting: Waiting[] = [{ value: tool.raw, pointer: [], isData: false }];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    const { value, pointer, isData } = item;
    if (typeof value === 'string') strings.push({ pointer, text: value, place: placeOf(pointer, isData) });
    else if (isArray(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1) {
        waiting.push({ value: value[index] as JsonValue, pointer: [...pointer, String(index)], isData });
      }
    } else if (isObject(value)) {
      const keys = Object.keys(value);
      const place = NAME_PARENTS.has(pointer.at(-1) ?? '') && !isData ? 'name' : 'key';
      const first = strings.length;
      for (const key of keys) strings.push({ pointer: [...pointer, key], text: key, place });
      for (let index = keys.length - 1; index >= 0; index -= 1) {
        const { pointer: below, text: key } = strings[first + index] as ToolString;
        const child = value[key] as JsonValue;
        waiting.push({ value: child, pointer: below, isData: isData || DATA_KEYS.has(key) });
      }
    }
  }
  return strings;
}

function placeOf(pointer: Pointer, isData: boolean): TextPlace {
  if (pointer.length === 1 && pointer[0] === 'name') return 'name';
  return isData ? 'data' : 'prose';
}
