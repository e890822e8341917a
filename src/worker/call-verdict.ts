import type { CallCheck } from '../core/examples/check-call.ts';
import { stoppedMessage } from '../core/examples/evaluation.ts';
import type { Language, Message } from '../core/model/message.ts';
import { formatPointer } from '../core/model/pointer.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import type { Supervised } from '../core/validate/supervisor.ts';
import { renderAny } from '../core/words/words.ts';
import type { CallVerdict } from './protocol.ts';

/** The judgement of a call in words, or why there is none. */
export function callVerdict(outcome: Supervised<CallCheck>, language: Language): Result<CallVerdict, Message> {
  if (outcome.status !== 'answered') return err(stoppedMessage(outcome));
  const { ok: isFine, problems, decoded, toolMessage } = outcome.answer;
  return ok({
    ok: isFine,
    problems: problems.map(({ severity, pointer, message }) => {
      return { severity, pointer: formatPointer(pointer), message: renderAny(message, language) };
    }),
    decoded,
    toolMessage: toolMessage === null ? '' : JSON.stringify(toolMessage, null, 2),
  });
}
