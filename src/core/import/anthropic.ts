import { has } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { ok, type Result } from '../model/result.ts';
import { type EntryReader, requireName, ToolBuilder } from './define-reader.ts';
import type { Entry } from './entries.ts';
import type { ReadTool } from './read-document.ts';

/** `input_examples` stay with the provider's options: they hold arguments alone, no prompt and no result. */
function readEntry({ value, pointer }: Entry): Result<ReadTool, Message> {
  const named = requireName(value);
  if (!named.ok) return named;
  const tool = new ToolBuilder(pointer)
    .take('name', named.value, 'name')
    .take('description', named.value, 'description')
    .take('parameters', named.value, 'input_schema')
    .keepRest('anthropic', named.value);
  return ok(tool.build());
}

export const anthropic: EntryReader = {
  id: 'anthropic',
  label: 'Anthropic tools',
  docs: 'https://platform.claude.com/docs/en/agents-and-tools/tool-use/implement-tool-use',
  checkedOn: '2026-11-29',
  recognizes: (entry) => has(entry, 'input_schema'),
  readEntry,
};
