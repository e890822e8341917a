import type { JsonObject, JsonValue } from '../../model/json.ts';
import type { TargetFamily } from '../../model/target-id.ts';
import type { RequestOptions, ToolChoice } from './request-options.ts';

/** The fields of the request body that say which tool the model may call. MCP has none. */
export function choiceFields(
  family: TargetFamily,
  options: RequestOptions,
  sentName: (original: string) => string,
): JsonObject {
  const { toolChoice, parallelCalls } = options;
  if (family === 'mcp') return {};
  if (family === 'gemini') return toolChoice === undefined ? {} : { toolConfig: geminiConfig(toolChoice, sentName) };
  if (family === 'anthropic') return anthropicFields(toolChoice, parallelCalls, sentName);
  return {
    ...(toolChoice === undefined ? {} : { tool_choice: openaiChoice(family, toolChoice, sentName) }),
    ...(parallelCalls === undefined ? {} : { parallel_tool_calls: parallelCalls }),
  };
}

function openaiChoice(family: TargetFamily, choice: ToolChoice, sentName: (name: string) => string): JsonValue {
  if (typeof choice === 'string') return choice;
  const name = sentName(choice.tool);
  return family === 'openai-chat' ? { type: 'function', function: { name } } : { type: 'function', name };
}

function anthropicFields(
  choice: ToolChoice | undefined,
  parallelCalls: boolean | undefined,
  sentName: (name: string) => string,
): JsonObject {
  const isSingle = parallelCalls === false && choice !== 'none';
  if (choice === undefined && !isSingle) return {};
  const type = choice === 'required' ? 'any' : (choice ?? 'auto');
  const base = typeof type === 'string' ? { type } : { type: 'tool', name: sentName(type.tool) };
  return { tool_choice: isSingle ? { ...base, disable_parallel_tool_use: true } : base };
}

function geminiConfig(choice: ToolChoice, sentName: (name: string) => string): JsonObject {
  const mode = choice === 'auto' ? 'AUTO' : choice === 'none' ? 'NONE' : 'ANY';
  const allowed = typeof choice === 'string' ? {} : { allowedFunctionNames: [sentName(choice.tool)] };
  return { functionCallingConfig: { mode, ...allowed } };
}
