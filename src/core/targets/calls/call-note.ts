import type { Severity } from '../../model/diagnostic.ts';
import type { Message, MessageData } from '../../model/message.ts';
import type { Pointer } from '../../model/pointer.ts';
import { type MessageId, say } from '../../words/words.ts';

/** Something worth saying about the form of a call or a result. `pointer` counts from the arguments' or the result's root. */
export interface CallNote {
  readonly severity: Severity;
  readonly pointer: Pointer;
  readonly message: Message<MessageId>;
}

export function note(severity: Severity, pointer: Pointer, id: MessageId, data: MessageData = {}): CallNote {
  return { severity, pointer, message: say(id, data) };
}
