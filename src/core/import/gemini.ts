import { has, type JsonObject } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { ok, type Result } from '../model/result.ts';
import { type EntryReader, requireName, ToolBuilder } from './define-reader.ts';
import type { Entry } from './entries.ts';
import type { ReadTool } from './read-document.ts';

const PARAMETERS = ['parametersJsonSchema', 'parameters_json_schema', 'parameters'];
const RESPONSE = ['responseJsonSchema', 'response_json_schema', 'response'];

function readEntry({ value, pointer }: Entry): Result<ReadTool, Message> {
  const named = requireName(value);
  if (!named.ok) return named;
  const tool = new ToolBuilder(pointer)
    .take('name', named.value, 'name')
    .take('description', named.value, 'description')
    .take('parameters', named.value, firstKey(named.value, PARAMETERS) ?? 'parameters')
    .take('returns', named.value, firstKey(named.value, RESPONSE) ?? 'response')
    .keepRest('gemini', named.value);
  return ok(tool.build());
}

function firstKey(value: JsonObject, keys: readonly string[]): string | undefined {
  return keys.find((key) => has(value, key));
}

export const gemini: EntryReader = {
  id: 'gemini',
  label: 'Gemini function declarations',
  docs: 'https://ai.google.dev/api/caching#FunctionDeclaration',
  checkedOn: '2026-11-29',
  readEntry,
};
