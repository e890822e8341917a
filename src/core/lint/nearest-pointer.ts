import { get, isArray, isObject, type JsonValue } from '../model/json.ts';
import { type Pointer, valueAt } from '../model/pointer.ts';
import { nearest } from './nearest.ts';

/** The pointer that leads somewhere and is most like one that does not, or undefined when nothing is near. */
export function nearestPointer(root: JsonValue, pointer: Pointer): Pointer | undefined {
  return follow(root, pointer) ?? belowParameters(root, pointer);
}

/** Takes each step that is there, else the key beside it that is spelt almost so. */
function follow(root: JsonValue, pointer: Pointer): Pointer | undefined {
  let at: JsonValue | undefined = root;
  const found: string[] = [];
  for (const step of pointer) {
    const key = valueAt(at, [step]) === undefined ? nearest(step, keysOf(at)) : step;
    if (key === undefined) return undefined;
    found.push(key);
    at = valueAt(at, [key]);
  }
  return found;
}

/** Pointers into the schema are often written without the block, or with the block's name in another format. */
function belowParameters(root: JsonValue, pointer: Pointer): Pointer | undefined {
  const parameters = get(root, 'parameters');
  if (parameters === undefined) return undefined;
  for (const rest of [pointer, pointer.slice(1)]) {
    const found = rest.length === 0 ? undefined : follow(parameters, rest);
    if (found !== undefined) return ['parameters', ...found];
  }
  return undefined;
}

function keysOf(value: JsonValue | undefined): readonly string[] {
  if (isArray(value)) return value.map((_, index) => String(index));
  return isObject(value) ? Object.keys(value) : [];
}
