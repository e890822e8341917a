import { get, has, isObject } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { ok, type Result } from '../model/result.ts';
import { type EntryReader, requireName, ToolBuilder } from './define-reader.ts';
import type { Entry } from './entries.ts';
import type { ReadTool } from './read-document.ts';

/** `{ type, function: { … } }`, and the bare function of the older `functions` list. */
function readEntry({ value, pointer }: Entry): Result<ReadTool, Message> {
  const inner = get(value, 'function');
  const isWrapped = isObject(inner);
  const named = requireName(isWrapped ? inner : value);
  if (!named.ok) return named;
  const at = isWrapped ? [...pointer, 'function'] : pointer;
  const tool = new ToolBuilder(pointer)
    .take('name', named.value, 'name', at)
    .take('description', named.value, 'description', at)
    .take('parameters', named.value, 'parameters', at)
    .keepRest('openai-chat', named.value, [], at);
  if (isWrapped && isObject(value)) tool.keepRest('openai-chat', value, ['type', 'function']);
  return ok(tool.build());
}

export const openaiChat: EntryReader = {
  id: 'openai-chat',
  label: 'OpenAI Chat Completions tools',
  docs: 'https://platform.openai.com/docs/api-reference/chat/create',
  checkedOn: '2026-11-29',
  recognizes: (entry, list) => isObject(get(entry, 'function')) || (list === 'functions' && !has(entry, 'type')),
  takesBare: true,
  readEntry,
};
