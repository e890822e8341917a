import { get, has, isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { err, ok } from '../model/result.ts';
import { say } from '../words/words.ts';
import { type DocumentReader, ToolBuilder, whatIs } from './define-reader.ts';
import type { ReadTool } from './read-document.ts';

/** The members of a tool that is no schema of its own. */
const SCHEMAS = ['inputSchema', 'parameters'];

/** Tools by their names, in a request under `tools` or as they are: no tool says its own name. */
function toolsIn(root: JsonValue): { readonly tools: JsonObject; readonly pointer: Pointer } | undefined {
  const held = get(root, 'tools');
  if (isObject(held)) return areTools(held) ? { tools: held, pointer: ['tools'] } : undefined;
  return isObject(root) && areTools(root) ? { tools: root, pointer: [] } : undefined;
}

function areTools(tools: JsonObject): boolean {
  const members = Object.values(tools) as JsonValue[];
  return members.length > 0 && members.every(isNamelessTool);
}

function isNamelessTool(value: JsonValue): boolean {
  if (!isObject(value) || has(value, 'name') || has(value, 'type')) return false;
  return (
    isObject(get(value, 'inputSchema')) || SCHEMA_SIGNS.some((key) => get(get(value, 'parameters'), key) !== undefined)
  );
}

/** Many things have parameters; these are a schema. */
const SCHEMA_SIGNS = ['type', 'properties', 'jsonSchema', '$schema'];

function readTool(name: string, value: JsonObject, pointer: Pointer): ReadTool {
  const key = SCHEMAS.find((known) => isObject(get(value, known))) ?? 'inputSchema';
  const tool = new ToolBuilder(pointer)
    .set('name', name)
    .place(['name'], pointer, 'derived')
    .take('title', value, 'title')
    .take('description', value, 'description');
  takeSchema(tool, 'parameters', value, key, pointer);
  takeSchema(tool, 'returns', value, 'outputSchema', pointer);
  return tool.keepRest('ai-sdk', value, [key, 'outputSchema']).build();
}

/** What `jsonSchema()` makes of a schema holds it under that name. */
function takeSchema(tool: ToolBuilder, field: string, value: JsonObject, key: string, pointer: Pointer): void {
  const schema = get(value, key);
  if (isObject(get(schema, 'jsonSchema'))) tool.take(field, schema as JsonObject, 'jsonSchema', [...pointer, key]);
  else tool.take(field, value, key);
}

export const aiSdk: DocumentReader = {
  id: 'ai-sdk',
  label: 'AI SDK tools',
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling',
  checkedOn: '2026-11-30',
  recognizes: (root) => toolsIn(root) !== undefined,
  asked: 'last',
  read(value) {
    const found = toolsIn(value);
    if (found === undefined) {
      return err({ pointer: [], message: say('import-wrong-shape', { format: 'ai-sdk', found: whatIs(value) }) });
    }
    const { tools, pointer } = found;
    return ok({
      tools: Object.keys(tools).map((name) => readTool(name, tools[name] as JsonObject, [...pointer, name])),
      skipped: [],
    });
  },
};
