import { isArray, isObject, type JsonValue } from '../core/model/json.ts';
import { formatPointer, type Pointer, valueAt } from '../core/model/pointer.ts';

/** Keys that tell the entries of a list apart, whatever their order. */
const NAMES = ['code', 'name', 'id', 'rule', 'prompt'];

/** A pointer in which an entry of a list is called by its name, so that an entry put before it changes nothing. */
export function stablePlace(root: JsonValue | undefined, pointer: Pointer): string {
  const steps = pointer.map((step, index) => {
    const holder = valueAt(root, pointer.slice(0, index));
    return isArray(holder) ? (nameOf(holder[Number(step)]) ?? step) : step;
  });
  return formatPointer(steps);
}

function nameOf(entry: JsonValue | undefined): string | undefined {
  if (typeof entry === 'string') return entry.slice(0, 80);
  if (!isObject(entry)) return undefined;
  const key = NAMES.find((name) => typeof entry[name] === 'string');
  return key === undefined ? undefined : `${key}=${String(entry[key]).slice(0, 80)}`;
}
