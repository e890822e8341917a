import type { FormatId } from '../core/model/format.ts';
import type { JsonObject } from '../core/model/json.ts';

const PARAMETERS: JsonObject = {
  type: 'object',
  properties: { query: { type: 'string', description: 'What to look for, in the words of the user.' } },
  required: ['query'],
  additionalProperties: false,
};
const DESCRIPTION = 'Finds … Use when … Do not use for …';

/** A tool to start from, as its format writes one, under a name that is free. */
export function newTool(format: FormatId, taken: readonly string[]): JsonObject {
  const name = freeName('new_tool', taken);
  switch (format) {
    case 'mcp':
      return { name, description: DESCRIPTION, inputSchema: PARAMETERS };
    case 'openai-chat':
      return { type: 'function', function: { name, description: DESCRIPTION, parameters: PARAMETERS } };
    case 'openai-responses':
      return { type: 'function', name, description: DESCRIPTION, parameters: PARAMETERS };
    case 'anthropic':
      return { name, description: DESCRIPTION, input_schema: PARAMETERS };
    case 'gemini':
      return { name, description: DESCRIPTION, parametersJsonSchema: PARAMETERS };
    case 'bedrock':
      return { toolSpec: { name, description: DESCRIPTION, inputSchema: { json: PARAMETERS } } };
    case 'ai-sdk':
    case 'descriptor':
    case 'openapi':
    case 'json-schema':
      return newDescriptor(name);
  }
}

function freeName(wanted: string, taken: readonly string[]): string {
  let name = wanted;
  for (let number = 2; taken.includes(name); number += 1) name = `${wanted}_${number}`;
  return name;
}

function newDescriptor(name: string): JsonObject {
  return {
    name,
    description: DESCRIPTION,
    parameters: PARAMETERS,
    returns: { type: 'object', description: '…', properties: {} },
    errors: [
      {
        code: 'VALIDATION_ERROR',
        http_status: 400,
        retryable: false,
        description: 'The arguments do not fit the parameters.',
        recovery: 'Mend the arguments that the message names and call again.',
      },
    ],
    idempotency: { idempotent: true, safe: true, destructive: false },
    examples: [],
  };
}
