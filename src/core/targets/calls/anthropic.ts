import { get, isArray, isObject, type JsonObject, stringAt } from '../../model/json.ts';
import { callId, type FoundCall, idAt, resultText, type Wire } from './define-wire.ts';

/**
 * Block types: @anthropic-ai/sdk 1.14.0 `resources/messages/messages.d.ts`, 2026-11-24. All results of one turn stand in
 * the one user message that follows it, before any text (handle-tool-calls page, 2026-09-26).
 */
export const anthropicWire: Wire = {
  family: 'anthropic',
  label: 'Anthropic',
  argumentsAs: 'object',
  encodeCall: (call) => ({
    role: 'assistant',
    content: [{ type: 'tool_use', id: callId(call, 'toolu'), name: call.name, input: call.arguments }],
  }),
  encodeResult: (call, outcome) => ({
    role: 'user',
    content: [
      {
        type: 'tool_result',
        tool_use_id: callId(call, 'toolu'),
        content: resultText(outcome.value),
        ...(outcome.kind === 'error' ? { is_error: true } : {}),
      },
    ],
  }),
  resultsIn: 'content',
  findCalls(value) {
    if (stringAt(value, 'type') === 'tool_use') return [foundCall(value)];
    const content = get(value, 'content');
    const isMessage =
      isArray(content) && content.length > 0 && content.every((block) => stringAt(block, 'type') !== undefined);
    if (!isMessage) return undefined;
    return content
      .filter(isObject)
      .filter((block) => block.type === 'tool_use')
      .map(foundCall);
  },
};

function foundCall(block: JsonObject): FoundCall {
  return {
    family: 'anthropic',
    id: idAt(block, 'id'),
    name: stringAt(block, 'name'),
    field: 'input',
    arguments: get(block, 'input'),
  };
}
