import type { CallCheck, CheckProblem } from '../core/examples/check-call.ts';
import type { ResultCheck } from '../core/examples/check-result.ts';
import { stoppedMessage } from '../core/examples/evaluation.ts';
import type { JsonValue } from '../core/model/json.ts';
import type { Language, Message } from '../core/model/message.ts';
import { formatPointer } from '../core/model/pointer.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import { parseText } from '../core/text/parse-text.ts';
import type { Supervised } from '../core/validate/supervisor.ts';
import { renderAny } from '../core/words/words.ts';
import type { CallVerdict, ResultVerdict } from './protocol/example-jobs.ts';

/** The judgement of a call in words, or why there is none. */
export function callVerdict(outcome: Supervised<CallCheck>, language: Language): Result<CallVerdict, Message> {
  if (outcome.status !== 'answered') return err(stoppedMessage(outcome));
  const { ok: isFine, problems, decoded, toolMessage } = outcome.answer;
  return ok({
    ok: isFine,
    problems: worded(problems, language),
    decoded,
    toolMessage: toolMessage === null ? '' : JSON.stringify(toolMessage, null, 2),
  });
}

export function resultVerdict(outcome: Supervised<ResultCheck>, language: Language): Result<ResultVerdict, Message> {
  if (outcome.status !== 'answered') return err(stoppedMessage(outcome));
  return ok({ ok: outcome.answer.ok, problems: worded(outcome.answer.problems, language) });
}

/** A result that is no JSON is a verdict, not a failure. */
export function parseResult(text: string, language: Language): Result<JsonValue, ResultVerdict> {
  const { value, problems } = parseText(text);
  const broken = problems.filter(({ severity }) => severity === 'error');
  if (broken.length === 0 && value !== undefined) return ok(value);
  return err({
    ok: false,
    problems: broken.map(({ severity, message }) => ({ severity, pointer: '', message: renderAny(message, language) })),
  });
}

function worded(problems: readonly CheckProblem[], language: Language): CallVerdict['problems'] {
  return problems.map(({ severity, pointer, message }) => {
    return { severity, pointer: formatPointer(pointer), message: renderAny(message, language) };
  });
}
