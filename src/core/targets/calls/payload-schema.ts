import { get, type JsonObject } from '../../model/json.ts';
import { type Pointer, valueAt } from '../../model/pointer.ts';
import type { TargetFamily } from '../../model/target-id.ts';
import { isSchema, type JsonSchema } from '../../model/tool.ts';

const PLACES: Readonly<Record<TargetFamily, readonly Pointer[]>> = {
  'openai-responses': [['parameters']],
  'openai-chat': [['function', 'parameters']],
  anthropic: [['input_schema']],
  gemini: [['parameters'], ['parametersJsonSchema']],
  mcp: [['inputSchema']],
};

/** The input schema inside one element of a provider's `tools`; undefined when it has none. */
export function inputSchemaOf(
  payload: JsonObject,
  family: TargetFamily,
): { readonly schema: JsonSchema; readonly pointer: Pointer } | undefined {
  for (const pointer of PLACES[family]) {
    const schema = valueAt(payload, pointer);
    if (isSchema(schema)) return { schema, pointer };
  }
  return undefined;
}

/** The name in one element of a provider's `tools`. */
export function sentNameOf(payload: JsonObject, family: TargetFamily): string | undefined {
  const name = get(family === 'openai-chat' ? get(payload, 'function') : payload, 'name');
  return typeof name === 'string' ? name : undefined;
}
