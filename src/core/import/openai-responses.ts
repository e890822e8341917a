import { get } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { ok, type Result } from '../model/result.ts';
import { type EntryReader, requireName, ToolBuilder } from './define-reader.ts';
import type { Entry } from './entries.ts';
import type { ReadTool } from './read-document.ts';

function readEntry({ value, pointer, group }: Entry): Result<ReadTool, Message> {
  const named = requireName(value);
  if (!named.ok) return named;
  const tool = new ToolBuilder(pointer)
    .take('name', named.value, 'name')
    .take('description', named.value, 'description')
    .take('parameters', named.value, 'parameters')
    .take('returns', named.value, 'output_schema')
    .keepRest('openai-responses', named.value, ['type']);
  if (group !== undefined) tool.keep('openai-responses', 'namespace', group.value, group.pointer);
  return ok(tool.build());
}

export const openaiResponses: EntryReader = {
  id: 'openai-responses',
  label: 'OpenAI Responses tools',
  docs: 'https://platform.openai.com/docs/api-reference/responses/create',
  checkedOn: '2026-11-29',
  recognizes: (entry) => get(entry, 'type') === 'function',
  takesBare: true,
  readEntry,
};
