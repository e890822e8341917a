import type { FormatId } from '../model/format.ts';
import { get, has, isArray, isObject, type JsonObject, type JsonValue, stringAt } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { DESCRIPTOR_KEYS } from '../model/tool.ts';
import { say } from '../words/words.ts';
import { keyList, whatIs } from './define-reader.ts';
import type { Entry } from './entries.ts';

/** `plain`: a name and a description alone, which any format may have. */
export type EntryClass =
  | { readonly kind: 'tool'; readonly format: FormatId }
  | { readonly kind: 'plain' }
  | { readonly kind: 'other'; readonly reason: Message };

const GEMINI_KEYS = ['parametersJsonSchema', 'parameters_json_schema', 'responseJsonSchema', 'response_json_schema'];
const GEMINI_LISTS = ['functionDeclarations', 'function_declarations'];
/** Blocks that only our format has, or that make a nameless entry one of ours. */
const OWN_BLOCKS = ['returns', 'errors', 'idempotency', 'examples', 'semantics', 'lint_ignore', 'tool_search_keywords'];

/** Which format an entry is written in, by its shape alone. */
export function classify({ value, list }: Pick<Entry, 'value' | 'list'>): EntryClass {
  if (!isObject(value)) return { kind: 'other', reason: say('import-entry-not-object', { found: whatIs(value) }) };
  const format = formatOf(value, list);
  if (format !== undefined) return { kind: 'tool', format };
  const builtIn = builtInName(value);
  if (builtIn !== undefined) return { kind: 'other', reason: say('import-built-in', { type: builtIn }) };
  if (has(value, 'name') && Object.keys(value).every((key) => (DESCRIPTOR_KEYS as readonly string[]).includes(key))) {
    return { kind: 'plain' };
  }
  return { kind: 'other', reason: say('import-entry-unknown', { keys: keyList(value) }) };
}

function formatOf(value: JsonObject, list: string): FormatId | undefined {
  if (isObject(get(value, 'function'))) return 'openai-chat';
  if (has(value, 'input_schema')) return 'anthropic';
  if (has(value, 'inputSchema')) return 'mcp';
  if (GEMINI_LISTS.includes(list) || GEMINI_KEYS.some((key) => has(value, key))) {
    return has(value, 'name') ? 'gemini' : undefined;
  }
  const type = stringAt(value, 'type');
  if (type === 'function') return 'openai-responses';
  if (type !== undefined) return undefined;
  if (OWN_BLOCKS.some((key) => has(value, key)) && (has(value, 'name') || has(value, 'parameters')))
    return 'descriptor';
  if (!has(value, 'parameters')) return undefined;
  if (list === 'functions') return 'openai-chat';
  return isGeminiSchema(get(value, 'parameters')) ? 'gemini' : 'descriptor';
}

/** Gemini writes types in capitals, as the enum of its Schema message. */
function isGeminiSchema(schema: JsonValue | undefined): boolean {
  const type = stringAt(schema, 'type');
  return type !== undefined && /^[A-Z]+$/.test(type);
}

/** A tool that the provider runs itself, or one without a schema: it has a type, or one key that names it. */
function builtInName(value: JsonObject): string | undefined {
  const type = stringAt(value, 'type');
  if (type !== undefined) return type;
  const [key, ...others] = Object.keys(value);
  const isSwitch = key !== undefined && others.length === 0 && isObject(value[key]) && !isArray(value[key]);
  return isSwitch && !has(value, 'name') ? key : undefined;
}
