import { get, has, isArray, isObject, type JsonObject, type JsonValue, stringAt } from '../../model/json.ts';
import { type FoundCall, resultText, type Wire } from './define-wire.ts';

/** Message types: openai 7.59.0 `resources/chat/completions/completions.d.ts`, 2026-11-17. There is no error flag. */
export const openaiChatWire: Wire = {
  family: 'openai-chat',
  label: 'OpenAI Chat',
  argumentsAs: 'text',
  encodeCall: (call) => ({
    role: 'assistant',
    content: null,
    tool_calls: [
      {
        id: `call_${call.number}`,
        type: 'function',
        function: { name: call.name, arguments: JSON.stringify(call.arguments) },
      },
    ],
  }),
  encodeResult: (call, outcome) => ({
    role: 'tool',
    tool_call_id: `call_${call.number}`,
    content: resultText(outcome.value),
  }),
  findCalls(value) {
    const body = get(value, 'function');
    if (isObject(body) && isCall(body)) return [foundCall(body)];
    if (isCall(value) && typeof value.arguments === 'string' && !has(value, 'type')) return [foundCall(value)];
    const calls = get(value, 'tool_calls');
    if (isArray(calls)) return callsOf(calls);
    const choices = get(value, 'choices');
    if (!isArray(choices)) return undefined;
    return choices.flatMap((choice) => callsOf(get(get(choice, 'message'), 'tool_calls')));
  },
};

function callsOf(calls: JsonValue | undefined): FoundCall[] {
  if (!isArray(calls)) return [];
  return calls
    .map((call) => get(call, 'function'))
    .filter(isObject)
    .map(foundCall);
}

function isCall(body: JsonObject): boolean {
  return has(body, 'arguments') && stringAt(body, 'name') !== undefined;
}

function foundCall(body: JsonObject): FoundCall {
  return { family: 'openai-chat', name: stringAt(body, 'name'), field: 'arguments', arguments: get(body, 'arguments') };
}
