import type { JsonObject, JsonValue } from '../../model/json.ts';
import { familyOf, type TargetId } from '../../model/target-id.ts';
import type { Tool } from '../../model/tool.ts';
import { convert } from '../convert.ts';
import type { CallId } from './define-wire.ts';
import { WIRE } from './index.ts';
import { sentNameOf } from './payload-schema.ts';

export interface FailedCall {
  /** As the model sent it; the name that the tool is sent under when the text held none. */
  readonly name?: string | undefined;
  /** As the model sent them. */
  readonly arguments: JsonObject;
  /** The id of the model's call, where the text held one. */
  readonly id?: CallId | undefined;
  /** What the call asks its answer to repeat. */
  readonly echo?: JsonObject | undefined;
  /** The sentence that tells the model what to mend. */
  readonly text: string;
}

/**
 * What to hand back after calls of one turn that cannot run: one message where the provider wants all results in one, else
 * one message each.
 */
export function toolMessages(tool: Tool, target: TargetId, failed: readonly FailedCall[]): JsonValue {
  const messages = failed.map((call) => toolMessage(tool, target, call));
  const [first] = messages;
  if (first === undefined || messages.length === 1) return first ?? null;
  const { resultsIn } = WIRE[familyOf(target)];
  if (resultsIn === undefined) return messages;
  return { ...first, [resultsIn]: messages.flatMap((message) => message[resultsIn] as JsonValue[]) };
}

/** The tool's error envelope in the provider's result message. */
export function toolMessage(tool: Tool, target: TargetId, failed: FailedCall): JsonObject {
  const { id, echo } = failed;
  const name = failed.name ?? nameOn(tool, target);
  const call = { number: 1, name, arguments: failed.arguments, ...(id !== undefined && { id }), ...(echo && { echo }) };
  return WIRE[familyOf(target)].encodeResult(
    call,
    { kind: 'error', value: validationEnvelope(tool, failed.text) },
    target,
  );
}

function nameOn(tool: Tool, target: TargetId): string {
  const { payload } = convert(tool, target);
  return payload === null ? tool.name : (sentNameOf(payload, familyOf(target)) ?? tool.name);
}

/** An error envelope with the code that the tool declares for bad arguments, VALIDATION_ERROR when it declares none. */
export function validationEnvelope(tool: Tool, text: string): JsonObject {
  const codes = (tool.errors ?? []).filter(({ code }) => code !== undefined);
  const declared =
    codes.find(({ code }) => /validation|invalid_?(argument|input|param)/i.test(code ?? '')) ??
    codes.find(({ httpStatus }) => httpStatus === 400 || httpStatus === 422);
  return { error: { code: declared?.code ?? 'VALIDATION_ERROR', message: text } };
}
