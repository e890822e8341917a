import { get, has, isObject, type JsonObject } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { ok, type Result } from '../model/result.ts';
import { type EntryReader, requireName, ToolBuilder } from './define-reader.ts';
import type { Entry } from './entries.ts';
import type { ReadTool } from './read-document.ts';

/** `{ toolSpec: { name, description, inputSchema: { json } } }` of the Converse API, and the bare specification inside. */
function readEntry({ value, pointer }: Entry): Result<ReadTool, Message> {
  const inner = get(value, 'toolSpec');
  const isWrapped = isObject(inner);
  const named = requireName(isWrapped ? inner : value);
  if (!named.ok) return named;
  const at = isWrapped ? [...pointer, 'toolSpec'] : pointer;
  const tool = new ToolBuilder(pointer)
    .take('name', named.value, 'name', at)
    .take('description', named.value, 'description', at);
  const schema = get(named.value, 'inputSchema');
  if (isObject(schema) && has(schema, 'json')) tool.take('parameters', schema, 'json', [...at, 'inputSchema']);
  else tool.take('parameters', named.value, 'inputSchema', at);
  tool.keepRest('bedrock', named.value, ['inputSchema'], at);
  if (isWrapped && isObject(value)) tool.keepRest('bedrock', value, ['toolSpec']);
  return ok(tool.build());
}

/** The union around a schema, which has `json` as its only member. */
function holdsJson(entry: JsonObject): boolean {
  const schema = get(entry, 'inputSchema');
  return isObject(schema) && isObject(get(schema, 'json')) && Object.keys(schema).length === 1;
}

export const bedrock: EntryReader = {
  id: 'bedrock',
  label: 'Amazon Bedrock tool specifications',
  docs: 'https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ToolSpecification.html',
  checkedOn: '2026-11-30',
  recognizes: (entry) => isObject(get(entry, 'toolSpec')) || holdsJson(entry),
  readEntry,
};
