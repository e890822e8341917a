import type { JsonValue } from '../model/json.ts';
import { type Pointer, parsePointer } from '../model/pointer.ts';

/** `/parameters/properties/a/properties/b`, `/a/b`, `args.a.b` and `a.b` all name the argument `b` inside `a`. */
export function argumentPath(text: JsonValue | undefined): Pointer | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  if (!text.startsWith('/')) return text.split('.').slice(text.startsWith('args.') ? 1 : 0);
  const segments = parsePointer(text);
  if (segments === undefined || segments[0] !== 'parameters') return segments;
  return segments.slice(1).filter((segment, index) => index % 2 === 1 || segment !== 'properties');
}
