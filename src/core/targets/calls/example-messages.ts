import { isObject, type JsonObject } from '../../model/json.ts';
import { familyOf } from '../../model/target-id.ts';
import type { Tool, ToolExample } from '../../model/tool.ts';
import type { Conversion } from '../conversion.ts';
import { WIRE } from './index.ts';
import { sentNameOf } from './payload-schema.ts';
import { encodeArguments } from './translate-arguments.ts';

export interface ExampleMessages {
  readonly call: JsonObject;
  readonly result: JsonObject;
}

/** One example as the provider's assistant call and tool result; null when it holds no call (an "ask" example). */
export function exampleMessages(
  tool: Tool,
  example: ToolExample,
  conversion: Conversion,
  number: number,
): ExampleMessages | null {
  if (example.kind === 'ask' || conversion.payload === null || !isObject(example.arguments)) return null;
  const wire = WIRE[familyOf(conversion.target)];
  const call = {
    number,
    name: sentNameOf(conversion.payload, wire.family) ?? tool.name,
    arguments: encodeArguments(example.arguments, conversion) as JsonObject,
  };
  const outcome = { kind: example.kind, value: example.result ?? null };
  return {
    call: wire.encodeCall(call, conversion.target),
    result: wire.encodeResult(call, outcome, conversion.target, conversion.payload),
  };
}
