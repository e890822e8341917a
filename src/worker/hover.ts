import type { DocumentSession } from './document-session.ts';
import type { HoverText } from './protocol.ts';

export function hover(_session: DocumentSession, _offset: number): HoverText | null {
  return null;
}
