import type { JsonValue } from '../model/json.ts';
import { get, stringAt } from '../model/json.ts';
import type { TargetId } from '../model/target-id.ts';
import type { Tool, ToolExample } from '../model/tool.ts';
import { decodeResult } from '../targets/calls/decode-result.ts';
import type { Evaluators } from '../validate/evaluators.ts';
import type { CheckProblem } from './check-call.ts';
import { checkEnvelope } from './check-envelope.ts';
import { checkSchema, Findings } from './findings.ts';

export interface ResultCheck {
  readonly ok: boolean;
  readonly problems: readonly CheckProblem[];
}

/** Judges what a tool answered: a plain result, an error envelope, or a provider's or MCP's message around one. */
export function checkResult(
  tool: Tool,
  result: JsonValue,
  evaluators: Evaluators,
  options: { readonly as?: TargetId } = {},
): ResultCheck {
  const outcome = decodeResult(result, { tool, ...(options.as && { target: options.as }) });
  const findings = outcome.kind === 'error' ? envelopeFindings(tool, outcome.value) : new Findings();
  if (outcome.kind === 'success' && tool.returns !== undefined) {
    const check = { part: 'result', pointer: [], schemaPointer: ['returns'], schema: tool.returns } as const;
    checkSchema(findings, { ...check, value: outcome.value }, evaluators);
  }
  const problems: readonly CheckProblem[] = [
    ...outcome.notes,
    ...findings.problems.map(({ pointer, message }) => ({ severity: 'error', pointer, message }) as const),
  ];
  return { ok: problems.every(({ severity }) => severity !== 'error'), problems };
}

/** An error without a code is free text, which protocols allow; a code must be one that the tool declares, if it declares any. */
function envelopeFindings(tool: Tool, value: JsonValue): Findings {
  const findings = new Findings();
  const errorCode = stringAt(get(value, 'error'), 'code');
  if (errorCode === undefined || tool.errors === undefined) return findings;
  const example: ToolExample = {
    pointer: [],
    kind: 'error',
    prompt: undefined,
    callName: undefined,
    arguments: undefined,
    result: value,
    errorCode,
    raw: value,
  };
  const nested = new Findings();
  checkEnvelope(nested, tool, example);
  for (const { part, pointer, message } of nested.problems) {
    if (pointer[0] === 'result') findings.add(part, pointer.slice(1), message);
  }
  return findings;
}
