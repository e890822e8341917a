import type { Pointer } from '../../model/pointer.ts';

/** Keywords whose keys are names that an author gave. */
const HOLDS_NAMES: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'definitions']);

/** The place of a schema as an author would call it: "order.lines[].price". */
export function placeName(pointer: Pointer): string {
  let name = '';
  let isNameNext = false;
  for (const key of pointer) {
    if (isNameNext) name += name === '' ? key : `.${key}`;
    else if (key === 'items') name += '[]';
    isNameNext = !isNameNext && HOLDS_NAMES.has(key);
  }
  return name === '' ? (pointer.at(-1) ?? '') : name;
}
