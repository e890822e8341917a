import type { Severity } from '../../model/diagnostic.ts';
import type { Message, MessageData } from '../../model/message.ts';
import type { Pointer } from '../../model/pointer.ts';
import { type MessageId, say } from '../../words/words.ts';

export const AS_IS_TOPICS = [
  'envelope',
  'field',
  'name',
  'description',
  'root',
  'meta-schema',
  'keyword',
  'node',
  'reference',
  'key',
  'size',
  'option',
] as const;
export type AsIsTopic = (typeof AS_IS_TOPICS)[number];

/** Why a provider would not take a tool as it is written. */
export interface AsIsProblem {
  /** Counts from the element as it would be sent. */
  readonly pointer: Pointer;
  readonly topic: AsIsTopic;
  /** `error`: refused. `warning`: the sources disagree, or some versions refuse it. `info`: taken, and without effect. */
  readonly severity: Severity;
  readonly message: Message<MessageId>;
}

export function refused(topic: AsIsTopic, pointer: Pointer, id: MessageId, data: MessageData = {}): AsIsProblem {
  return { pointer, topic, severity: 'error', message: say(id, data) };
}

export function doubtful(topic: AsIsTopic, pointer: Pointer, id: MessageId, data: MessageData = {}): AsIsProblem {
  return { pointer, topic, severity: 'warning', message: say(id, data) };
}

export function idle(topic: AsIsTopic, pointer: Pointer, id: MessageId, data: MessageData = {}): AsIsProblem {
  return { pointer, topic, severity: 'info', message: say(id, data) };
}
