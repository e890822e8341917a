import { get, has, isObject, type JsonObject, type JsonValue, stringAt } from '../../model/json.ts';
import type { TargetId } from '../../model/target-id.ts';
import { type CallId, type FoundCall, idAt, resultText, type ToolOutcome, type Wire } from './define-wire.ts';

/** Messages: modelcontextprotocol/modelcontextprotocol `schema/<revision>/schema.json` at b0f60ba, 2026-08-22. */
export const mcpWire: Wire = {
  family: 'mcp',
  label: 'MCP',
  argumentsAs: 'object',
  encodeCall: (call, target) => ({
    jsonrpc: '2.0',
    id: call.id ?? call.number,
    method: 'tools/call',
    params: { name: call.name, arguments: call.arguments, ...requestMeta(target) },
  }),
  encodeResult: (call, outcome, target, payload) => ({
    jsonrpc: '2.0',
    id: call.id ?? call.number,
    result: {
      ...(isNewest(target) ? { resultType: 'complete' } : {}),
      content: [{ type: 'text', text: resultText(outcome.value) }],
      ...(outcome.kind === 'error' ? { isError: true } : structured(outcome, target, payload)),
    },
  }),
  findCalls(value) {
    const params = get(value, 'params');
    if (stringAt(value, 'method') === 'tools/call' && isObject(params)) return [foundCall(params, idAt(value, 'id'))];
    if (stringAt(value, 'name') !== undefined && has(value, 'arguments')) return [foundCall(value, undefined)];
    return undefined;
  },
};

/** 2026-07-28 made both keys required on every request. */
function requestMeta(target: TargetId): JsonObject {
  if (!isNewest(target)) return {};
  return {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  };
}

/** A declared output schema asks for structured content; before 2026-07-28 that is an object. */
function structured(outcome: ToolOutcome, target: TargetId, payload: JsonObject | null | undefined): JsonObject {
  const isDeclared = isObject(payload) && has(payload, 'outputSchema');
  const value: JsonValue = outcome.value;
  if (!isDeclared || (!isNewest(target) && !isObject(value))) return {};
  return { structuredContent: value };
}

function isNewest(target: TargetId): boolean {
  return target === 'mcp';
}

function foundCall(params: JsonObject, id: CallId | undefined): FoundCall {
  return { family: 'mcp', id, name: stringAt(params, 'name'), field: 'arguments', arguments: get(params, 'arguments') };
}
