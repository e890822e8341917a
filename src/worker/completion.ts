import type { DocumentSession } from './document-session.ts';
import type { CompletionItem } from './protocol.ts';

export function complete(_session: DocumentSession, _offset: number): readonly CompletionItem[] {
  return [];
}
