import { formatPointer, type Pointer } from '../../core/model/pointer.ts';

/** Where there is no room for all of it, the end of a pointer says more than its beginning. */
const SHOWN_SEGMENTS = 2;

export function shortPointer(pointer: Pointer): string {
  if (pointer.length <= SHOWN_SEGMENTS + 1) return formatPointer(pointer);
  return `…${formatPointer(pointer.slice(-SHOWN_SEGMENTS))}`;
}
