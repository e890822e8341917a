import type { JsonValue } from '../model/json.ts';
import type { TargetId } from '../model/target-id.ts';
import type { Tool } from '../model/tool.ts';
import { compileSchema } from '../validate/compile-schema.ts';
import type { Evaluators } from '../validate/evaluators.ts';
import type { CheckProblem } from './check-call.ts';

export interface ResultCheck {
  readonly ok: boolean;
  readonly problems: readonly CheckProblem[];
}

/** Judges what a tool answered: a plain result, an error envelope, or an MCP result. */
export function checkResult(
  tool: Tool,
  result: JsonValue,
  evaluators: Evaluators,
  _options: { readonly as?: TargetId } = {},
): ResultCheck {
  const compiled = tool.returns === undefined ? undefined : compileSchema(tool.returns, evaluators);
  const verdict = compiled?.ok ? compiled.value.validate(result) : undefined;
  const problems: CheckProblem[] =
    verdict?.status === 'invalid'
      ? verdict.problems.map(({ instancePointer, message }) => ({
          severity: 'error',
          pointer: instancePointer,
          message,
        }))
      : [];
  return { ok: problems.length === 0, problems };
}
