import { isArray, isObject, type JsonValue } from './json.ts';

/** Decoded RFC 6901 segments; the text form exists only on screen, in files and on the command line. */
export type Pointer = readonly string[];

export const ROOT: Pointer = [];

export function formatPointer(pointer: Pointer): string {
  let text = '';
  for (const segment of pointer) {
    const isPlain = !segment.includes('~') && !segment.includes('/');
    text += `/${isPlain ? segment : segment.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  }
  return text;
}

/** Undefined when `text` is no RFC 6901 pointer: it must be empty or begin with a slash, and `~` needs 0 or 1 behind it. */
export function parsePointer(text: string): Pointer | undefined {
  if (text === '') return ROOT;
  if (!text.startsWith('/') || /~(?![01])/.test(text)) return undefined;
  return text
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function startsWith(pointer: Pointer, prefix: Pointer): boolean {
  return prefix.length <= pointer.length && prefix.every((segment, index) => segment === pointer[index]);
}

export function pointersEqual(left: Pointer, right: Pointer): boolean {
  return left.length === right.length && startsWith(left, right);
}

/** The value at `pointer`, or undefined when nothing is there. Only own keys and canonical array indexes count. */
export function valueAt(root: JsonValue | undefined, pointer: Pointer): JsonValue | undefined {
  let value = root;
  for (const segment of pointer) {
    if (isArray(value)) value = /^(0|[1-9]\d*)$/.test(segment) ? value[Number(segment)] : undefined;
    else if (isObject(value)) value = Object.hasOwn(value, segment) ? value[segment] : undefined;
    else return undefined;
  }
  return value;
}
