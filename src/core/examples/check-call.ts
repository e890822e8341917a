import type { Severity } from '../model/diagnostic.ts';
import { isObject, type JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import type { TargetId } from '../model/target-id.ts';
import type { Tool } from '../model/tool.ts';
import { compileSchema } from '../validate/compile-schema.ts';
import type { Evaluators } from '../validate/evaluators.ts';
import { say } from '../words/words.ts';

/** Pointers count from the arguments (from the result in `checkResult`). */
export interface CheckProblem {
  readonly severity: Severity;
  readonly pointer: Pointer;
  readonly message: Message;
}
export interface CallCheck {
  readonly ok: boolean;
  readonly problems: readonly CheckProblem[];
  readonly decoded: JsonValue;
  /** What to hand back to the model; null when the call is fine and the tool may run. */
  readonly toolMessage: JsonValue;
}
export interface CallOptions {
  readonly as?: TargetId;
}

/** Reads what a model sent and judges it by the canonical schema. */
export function checkCall(tool: Tool, text: string, evaluators: Evaluators, _options: CallOptions = {}): CallCheck {
  let decoded: JsonValue = null;
  try {
    decoded = JSON.parse(text.trim() === '' ? '{}' : text) as JsonValue;
  } catch (cause) {
    const message = say('schema-refuses');
    return { ok: false, problems: [{ severity: 'error', pointer: [], message }], decoded, toolMessage: null };
  }
  const problems: CheckProblem[] = [];
  if (!isObject(decoded))
    problems.push({ severity: 'error', pointer: [], message: say('example-arguments-not-object', { found: 'x' }) });
  else if (tool.parameters !== undefined) {
    const compiled = compileSchema(tool.parameters, evaluators);
    const verdict = compiled.ok ? compiled.value.validate(decoded) : undefined;
    if (verdict?.status === 'invalid') {
      for (const { instancePointer, message } of verdict.problems)
        problems.push({ severity: 'error', pointer: instancePointer, message });
    }
  }
  return { ok: problems.length === 0, problems, decoded, toolMessage: null };
}
