import { get, isArray, isObject, type JsonObject, stringAt } from '../../model/json.ts';
import { callId, type FoundCall, idAt, resultText, type Wire } from './define-wire.ts';

/** Item types: openai 7.59.0 `resources/responses/responses.d.ts`, 2026-11-17. There is no error flag. */
export const openaiResponsesWire: Wire = {
  family: 'openai-responses',
  label: 'OpenAI Responses',
  argumentsAs: 'text',
  encodeCall: (call) => ({
    type: 'function_call',
    call_id: callId(call, 'call'),
    name: call.name,
    arguments: JSON.stringify(call.arguments),
  }),
  encodeResult: (call, outcome) => ({
    type: 'function_call_output',
    call_id: callId(call, 'call'),
    output: resultText(outcome.value),
    ...call.echo,
  }),
  findCalls(value) {
    if (stringAt(value, 'type') === 'function_call') return [foundCall(value)];
    const output = get(value, 'output');
    const isResponse = isArray(output) && output.every((item) => stringAt(item, 'type') !== undefined);
    if (!isResponse) return undefined;
    return output
      .filter(isObject)
      .filter((item) => item.type === 'function_call')
      .map(foundCall);
  },
};

function foundCall(item: JsonObject): FoundCall {
  return {
    family: 'openai-responses',
    id: idAt(item, 'call_id'),
    // A program's call gets its answer by the same `caller`.
    ...(isObject(item.caller) && { echo: { caller: item.caller } }),
    name: stringAt(item, 'name'),
    field: 'arguments',
    arguments: get(item, 'arguments'),
  };
}
