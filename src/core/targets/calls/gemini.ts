import { get, has, isArray, isObject, type JsonObject, type JsonValue, stringAt } from '../../model/json.ts';
import { callId, type FoundCall, idAt, type ToolOutcome, type Wire } from './define-wire.ts';

/**
 * Part types: @google/genai 3.3.0 `dist/genai.d.ts`, 2026-11. `args` and `response` are objects. A turn is answered by one
 * content with as many responses as it had calls (function-calling guide, 2026-11).
 */
export const geminiWire: Wire = {
  family: 'gemini',
  label: 'Gemini',
  argumentsAs: 'object',
  encodeCall: (call) => ({
    role: 'model',
    parts: [
      {
        functionCall: { id: callId(call, 'call'), name: call.name, args: call.arguments },
        thoughtSignature: WRITTEN_BY_HAND,
      },
    ],
  }),
  encodeResult: (call, outcome) => ({
    role: 'user',
    parts: [{ functionResponse: { id: callId(call, 'call'), name: call.name, response: responseOf(outcome) } }],
  }),
  resultsIn: 'parts',
  findCalls(value) {
    const call = get(value, 'functionCall') ?? get(value, 'function_call');
    if (isObject(call)) return [foundCall(call)];
    if (stringAt(value, 'name') !== undefined && has(value, 'args')) return [foundCall(value)];
    const parts = get(value, 'parts');
    if (isArray(parts)) return callsOf(parts);
    const candidates = get(value, 'candidates');
    if (!isArray(candidates)) return undefined;
    return candidates.flatMap((candidate) => callsOf(get(get(candidate, 'content'), 'parts')));
  },
};

/**
 * Gemini 3 refuses a call in the history without the signature of its thought; this one stands for calls that no model made
 * (function-calling guide, 2026-11).
 */
const WRITTEN_BY_HAND = 'skip_thought_signature_validator';

/** `output` and `error` are the keys that the API documents for a function's answer. */
function responseOf({ kind, value }: ToolOutcome): JsonObject {
  if (kind === 'success') return { output: speakable(value) };
  return { error: speakable(get(value, 'error') ?? value) };
}

/**
 * A key `$ref` anywhere in a response is taken for a pointer to a multimodal part and refused (live 400s, hermes-agent
 * #93393 and #100441, 2026-08/09), so that such a value travels as JSON text.
 */
function speakable(value: JsonValue): JsonValue {
  return holdsRefKey(value) ? JSON.stringify(value) : value;
}

function holdsRefKey(root: JsonValue): boolean {
  const waiting: JsonValue[] = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (isArray(value)) waiting.push(...value);
    else if (isObject(value)) {
      if (has(value, '$ref')) return true;
      waiting.push(...Object.values(value));
    }
  }
  return false;
}

function callsOf(parts: JsonValue | undefined): FoundCall[] {
  if (!isArray(parts)) return [];
  return parts
    .map((part) => get(part, 'functionCall') ?? get(part, 'function_call'))
    .filter(isObject)
    .map(foundCall);
}

function foundCall(call: JsonObject): FoundCall {
  return {
    family: 'gemini',
    id: idAt(call, 'id'),
    name: stringAt(call, 'name'),
    field: 'args',
    arguments: get(call, 'args'),
  };
}
