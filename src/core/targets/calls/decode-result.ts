import { get, has, isArray, isObject, type JsonObject, type JsonValue, jsonEqual, stringAt } from '../../model/json.ts';
import type { TargetId } from '../../model/target-id.ts';
import type { Tool } from '../../model/tool.ts';
import { type CallNote, note } from './call-note.ts';
import type { ToolOutcome } from './define-wire.ts';

export interface DecodedResult extends ToolOutcome {
  readonly notes: readonly CallNote[];
}

export interface ResultContext {
  readonly tool: Tool;
  readonly target?: TargetId;
}

/** Reads a tool's answer, bare or inside a provider's result message, into the canonical result. */
export function decodeResult(value: JsonValue, context: ResultContext): DecodedResult {
  if (isObject(value) && !isDeclaredResult(value, context.tool)) {
    const found = fromMcp(value, context) ?? fromGemini(value) ?? fromAnthropic(value) ?? fromOpenai(value);
    if (found !== undefined) return found;
  }
  return { ...outcomeOf(value), notes: [] };
}

function outcomeOf(value: JsonValue): ToolOutcome {
  return { kind: stringAt(get(value, 'error'), 'code') === undefined ? 'success' : 'error', value };
}

function isDeclaredResult(value: JsonObject, tool: Tool): boolean {
  const properties = get(isObject(tool.returns) ? tool.returns : undefined, 'properties');
  return isObject(properties) && Object.keys(value).every((key) => has(properties, key));
}

/** A CallToolResult, or the JSON-RPC answer around it. Declared output asks for structured content that fits it. */
function fromMcp(message: JsonObject, { tool }: ResultContext): DecodedResult | undefined {
  const inner = get(message, 'result');
  const result = has(message, 'jsonrpc') && isObject(inner) ? inner : message;
  const content = get(result, 'content');
  const isEnvelope =
    has(result, 'structuredContent') ||
    (isArray(content) && content.every((block) => stringAt(block, 'type') !== undefined) && !has(result, 'role'));
  if (!isEnvelope) return undefined;
  const text = textOf(content);
  if (get(result, 'isError') === true) return { kind: 'error', value: parsedText(text), notes: [] };
  const structured = get(result, 'structuredContent');
  if (structured !== undefined) return { kind: 'success', value: structured, notes: parityNotes(structured, text) };
  const notes = tool.returns === undefined ? [] : [note('error', [], 'result-not-structured')];
  return { kind: 'success', value: parsedText(text), notes };
}

function parityNotes(structured: JsonValue, text: string | undefined): CallNote[] {
  if (text === undefined) return [note('info', [], 'result-no-text')];
  const inText = parsedText(text);
  const isSame = jsonEqual(inText, structured);
  return isObject(inText) && !isSame ? [note('warning', [], 'result-text-differs')] : [];
}

function fromGemini(message: JsonObject): DecodedResult | undefined {
  const parts = get(message, 'parts');
  const part = isArray(parts) ? parts.find((one) => has(Object(one), 'functionResponse')) : message;
  const body = get(part, 'functionResponse');
  if (!isObject(body)) return undefined;
  const response = get(body, 'response');
  if (!isObject(response)) {
    return { kind: 'success', value: response ?? null, notes: [note('error', [], 'result-not-object')] };
  }
  const error = get(response, 'error');
  if (error !== undefined) return { kind: 'error', value: isObject(error) ? { error } : error, notes: [] };
  const output = get(response, 'output') ?? response;
  return { kind: 'success', value: typeof output === 'string' ? parsedText(output) : output, notes: [] };
}

function fromAnthropic(message: JsonObject): DecodedResult | undefined {
  const content = get(message, 'content');
  const inside = isArray(content) ? content.find((block) => stringAt(block, 'type') === 'tool_result') : undefined;
  const block = stringAt(message, 'type') === 'tool_result' ? message : inside;
  if (!isObject(block)) return undefined;
  const body = get(block, 'content');
  const value = parsedText(typeof body === 'string' ? body : textOf(body));
  return { kind: get(block, 'is_error') === true ? 'error' : 'success', value, notes: [] };
}

function fromOpenai(message: JsonObject): DecodedResult | undefined {
  const isItem = stringAt(message, 'type') === 'function_call_output';
  if (!isItem && stringAt(message, 'role') !== 'tool') return undefined;
  const body = get(message, isItem ? 'output' : 'content');
  return { ...outcomeOf(parsedText(typeof body === 'string' ? body : textOf(body))), notes: [] };
}

function textOf(content: JsonValue | undefined): string | undefined {
  if (!isArray(content)) return undefined;
  const texts = content.map((block) => stringAt(block, 'text')).filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : texts.join('\n');
}

function parsedText(text: string | undefined): JsonValue {
  if (text === undefined) return null;
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return text;
  }
}
