import type { JsonObject } from '../../model/json.ts';
import { familyOf, type TargetId } from '../../model/target-id.ts';
import type { Tool } from '../../model/tool.ts';
import { WIRE } from './index.ts';

export interface FailedCall {
  /** As the model sent them. */
  readonly name: string;
  readonly arguments: JsonObject;
  /** The sentence that tells the model what to mend. */
  readonly text: string;
}

/** What to hand back to the model after a call that cannot run: the tool's error envelope in the provider's result message. */
export function toolMessage(tool: Tool, target: TargetId, failed: FailedCall): JsonObject {
  const call = { number: 1, name: failed.name, arguments: failed.arguments };
  return WIRE[familyOf(target)].encodeResult(
    call,
    { kind: 'error', value: validationEnvelope(tool, failed.text) },
    target,
  );
}

/** An error envelope with the code that the tool declares for bad arguments, VALIDATION_ERROR when it declares none. */
export function validationEnvelope(tool: Tool, text: string): JsonObject {
  const codes = (tool.errors ?? []).filter(({ code }) => code !== undefined);
  const declared =
    codes.find(({ code }) => /validation|invalid_?(argument|input|param)/i.test(code ?? '')) ??
    codes.find(({ httpStatus }) => httpStatus === 400 || httpStatus === 422);
  return { error: { code: declared?.code ?? 'VALIDATION_ERROR', message: text } };
}
