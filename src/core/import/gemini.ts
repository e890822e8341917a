import { get, has, type JsonObject, stringAt } from '../model/json.ts';
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

const OWN_KEYS = [...PARAMETERS.slice(0, 2), ...RESPONSE.slice(0, 2)];
const LISTS = ['functionDeclarations', 'function_declarations'];

/** By its list or its keys, or by the types in capitals that Gemini's Schema message has. */
function recognizes(entry: JsonObject, list: string): boolean {
  if (!has(entry, 'name')) return false;
  if (LISTS.includes(list) || OWN_KEYS.some((key) => has(entry, key))) return true;
  const type = stringAt(get(entry, 'parameters'), 'type');
  return !has(entry, 'type') && type !== undefined && /^[A-Z]+$/.test(type);
}

function firstKey(value: JsonObject, keys: readonly string[]): string | undefined {
  return keys.find((key) => has(value, key));
}

export const gemini: EntryReader = {
  id: 'gemini',
  label: 'Gemini function declarations',
  docs: 'https://ai.google.dev/api/caching#FunctionDeclaration',
  checkedOn: '2026-11-29',
  recognizes,
  takesBare: true,
  readEntry,
};
