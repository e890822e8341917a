import { get, has, isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { MCP_META_KEY } from '../model/mcp-meta.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import { ok, type Result } from '../model/result.ts';
import { DESCRIPTOR_KEYS } from '../model/tool.ts';
import { type EntryReader, requireName, ToolBuilder, without } from './define-reader.ts';
import type { Entry } from './entries.ts';
import type { ReadTool } from './read-document.ts';

const HINTS = {
  readOnlyHint: 'safe',
  destructiveHint: 'destructive',
  idempotentHint: 'idempotent',
  openWorldHint: 'open_world',
} as const;

function readEntry({ value, pointer }: Entry): Result<ReadTool, Message> {
  const named = requireName(value);
  if (!named.ok) return named;
  const entry = named.value;
  const tool = new ToolBuilder(pointer)
    .take('name', entry, 'name')
    .take('title', entry, 'title')
    .take('description', entry, 'description')
    .take('parameters', entry, 'inputSchema')
    .take('returns', entry, 'outputSchema');
  readAnnotations(tool, get(entry, 'annotations'), [...pointer, 'annotations']);
  readMeta(tool, get(entry, '_meta'), [...pointer, '_meta']);
  return ok(tool.keepRest('mcp', entry, ['annotations', '_meta']).build());
}

/** The four hints become `idempotency`; the rest of the annotations is kept as it is. */
function readAnnotations(tool: ToolBuilder, annotations: JsonValue | undefined, at: Pointer): void {
  tool.place(['idempotency'], at, 'derived');
  const idempotency: Record<string, JsonValue> = {};
  for (const [hint, field] of Object.entries(HINTS)) {
    const value = get(annotations, hint);
    if (value !== undefined) idempotency[field] = value;
    tool.place(['idempotency', field], [...at, hint], 'exact');
  }
  if (Object.keys(idempotency).length > 0) tool.set('idempotency', idempotency);
  if (annotations === undefined) return;
  if (!isObject(annotations)) {
    tool.keep('mcp', 'annotations', annotations, at);
    return;
  }
  const title = get(annotations, 'title');
  if (typeof title === 'string' && !tool.has('title'))
    tool.set('title', title).place(['title'], [...at, 'title'], 'exact');
  const rest = without(annotations, Object.keys(HINTS));
  if (Object.keys(rest).length > 0) tool.keep('mcp', 'annotations', rest, at);
}

/** Blocks that we wrote into `_meta` come back; what others keep there stays. */
function readMeta(tool: ToolBuilder, meta: JsonValue | undefined, at: Pointer): void {
  if (meta === undefined) return;
  if (!isObject(meta)) {
    tool.keep('mcp', '_meta', meta, at);
    return;
  }
  const blocks = get(meta, MCP_META_KEY);
  if (isObject(blocks)) readBlocks(tool, blocks, [...at, MCP_META_KEY]);
  const rest = isObject(blocks) ? without(meta, [MCP_META_KEY]) : meta;
  if (Object.keys(rest).length > 0) tool.keep('mcp', '_meta', rest, at);
}

function readBlocks(tool: ToolBuilder, blocks: JsonObject, at: Pointer): void {
  for (const key of Object.keys(blocks)) {
    if (key === 'providers') {
      const providers = get(blocks, key);
      if (isObject(providers)) tool.set('providers', providers).place(['providers'], [...at, key], 'exact');
    } else if (!tool.has(key) && (DESCRIPTOR_KEYS as readonly string[]).includes(key)) {
      tool.set(key, blocks[key] as JsonValue).place([key], [...at, key], 'exact');
    }
  }
}

export const mcp: EntryReader = {
  id: 'mcp',
  label: 'MCP tools/list',
  docs: 'https://modelcontextprotocol.io/specification/2026-07-28/server/tools',
  checkedOn: '2026-11-29',
  recognizes: (entry) => has(entry, 'inputSchema'),
  readEntry,
};
