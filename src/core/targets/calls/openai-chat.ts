import { get, has, isArray, isObject, type JsonValue, stringAt } from '../../model/json.ts';
import { callId, type FoundCall, idAt, resultText, type Wire } from './define-wire.ts';

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
        id: callId(call, 'call'),
        type: 'function',
        function: { name: call.name, arguments: JSON.stringify(call.arguments) },
      },
    ],
  }),
  encodeResult: (call, outcome) => ({
    role: 'tool',
    tool_call_id: callId(call, 'call'),
    content: resultText(outcome.value),
  }),
  findCalls(value) {
    const own = callOf(value);
    if (own !== undefined) return [own];
    const choices = get(value, 'choices');
    if (!isArray(choices)) return inMessage(value);
    return choices.flatMap((choice) => inMessage(get(choice, 'message')) ?? []);
  },
};

/** Until 2023-11 a message had one call, without an id. */
function inMessage(message: JsonValue | undefined): readonly FoundCall[] | undefined {
  const calls = get(message, 'tool_calls');
  if (isArray(calls)) return callsOf(calls);
  const only = callOf({ function: get(message, 'function_call') ?? null });
  return only === undefined || typeof only.arguments !== 'string' ? undefined : [only];
}

function callsOf(calls: JsonValue | undefined): FoundCall[] {
  if (!isArray(calls)) return [];
  return calls.map(callOf).filter((call) => call !== undefined);
}

/** An entry of `tool_calls`, or the function inside it alone. */
function callOf(value: JsonValue): FoundCall | undefined {
  const inner = get(value, 'function');
  const body =
    inner ?? (typeof get(value, 'arguments') === 'string' && !has(Object(value), 'type') ? value : undefined);
  const name = stringAt(body, 'name');
  if (!isObject(body) || name === undefined || !has(body, 'arguments')) return undefined;
  return { family: 'openai-chat', id: idAt(value, 'id'), name, field: 'arguments', arguments: get(body, 'arguments') };
}
