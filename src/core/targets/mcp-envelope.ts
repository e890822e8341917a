import { get, isObject, type JsonObject, type JsonValue, type MutableJsonObject, setOwn } from '../model/json.ts';
import { MCP_META_KEY } from '../model/mcp-meta.ts';
import { formatPointer, type Pointer, pointersEqual } from '../model/pointer.ts';
import type { Tool } from '../model/tool.ts';
import { say } from '../words/words.ts';
import type { Target } from './define-target.ts';
import { asObject, type Body, optionsFor } from './envelope.ts';
import type { Ledger } from './ledger.ts';

const HINTS = {
  safe: 'readOnlyHint',
  destructive: 'destructiveHint',
  idempotent: 'idempotentHint',
  open_world: 'openWorldHint',
} as const;

/** `annotations`: the hints of the idempotency block, and the title that a server gave there. */
export function putAnnotations(body: Body, tool: Tool, target: Target): void {
  const annotations: MutableJsonObject = {};
  const origins: [string, Pointer][] = [];
  const own = optionsFor(tool, target).find(({ name }) => name === 'annotations');
  for (const [key, value] of Object.entries(asObject(own?.value))) {
    if (key !== 'title' || typeof value !== 'string') continue;
    annotations.title = value;
    origins.push([key, [...(own?.at ?? []), key]]);
  }
  const block = get(tool.raw, 'idempotency');
  for (const [field, hint] of Object.entries(HINTS)) {
    const value = get(block, field);
    if (typeof value !== 'boolean') continue;
    annotations[hint] = value;
    origins.push([hint, ['idempotency', field]]);
  }
  if (origins.length > 0) {
    body.set('annotations', annotations, block === undefined ? (own?.at ?? []) : ['idempotency']);
    for (const [key, at] of origins) body.trace(['annotations', key], at);
  }
}

/** Speaks to the linter alone and stays at home, for every target. */
export const LINT_KEY = 'lint_ignore';

/** Keys of a descriptor that the type Tool has fields for. */
const ON_THE_WIRE = new Set(['name', 'title', 'description', 'parameters', 'returns', 'idempotency', 'providers']);

/** `_meta`: what a server keeps there, and under our key whatever a descriptor says that the type Tool has no field for. */
export function putMeta(body: Body, tool: Tool, target: Target, ledger: Ledger, more: JsonObject): void {
  const meta: MutableJsonObject = {};
  const origins: [Pointer, Pointer][] = [];
  const options = optionsFor(tool, target);
  const own = options.find(({ name }) => name === '_meta');
  for (const [key, value] of Object.entries(asObject(own?.value))) {
    const at = [...(own?.at ?? []), key];
    if (isMetaKey(key)) {
      setOwn(meta, key, value);
      origins.push([[key], at]);
    } else ledger.lose({ kind: 'dropped', at, message: say('target-meta-key', { field: key, target: target.label }) });
  }
  const blocks: MutableJsonObject = {};
  for (const key of Object.keys(tool.raw)) {
    if (ON_THE_WIRE.has(key) || key === LINT_KEY) continue;
    setOwn(blocks, key, tool.raw[key] as JsonValue);
    origins.push([[MCP_META_KEY, key], [key]]);
  }
  for (const [key, value] of Object.entries(more)) setOwn(blocks, key, value);
  putForeign(blocks, origins, tool, target, ledger);
  if (Object.keys(blocks).length > 0) setOwn(meta, MCP_META_KEY, blocks);
  if (Object.keys(meta).length === 0) return;
  body.set('_meta', meta, own?.at ?? []);
  for (const [inside, at] of origins) body.trace(['_meta', ...inside], at);
}

/** Options of any provider that are no field of this revision's Tool keep their place under `providers`. */
function putForeign(
  blocks: MutableJsonObject,
  origins: [Pointer, Pointer][],
  tool: Tool,
  target: Target,
  ledger: Ledger,
): void {
  const providers: MutableJsonObject = {};
  const own = optionsFor(tool, target);
  const sent = new Set(own.filter(({ name, value }) => isSent(name, value, target)).map(({ at }) => formatPointer(at)));
  for (const [holder, options] of Object.entries(tool.providers ?? {})) {
    const rest: MutableJsonObject = {};
    for (const [name, value] of Object.entries(asObject(options))) {
      const at = ['providers', holder, name];
      if (sent.has(formatPointer(at))) continue;
      setOwn(rest, name, name === 'annotations' ? withoutTitle(value) : value);
      if (own.some((option) => pointersEqual(option.at, at))) tellMoved(name, at, target, ledger);
      origins.push([[MCP_META_KEY, 'providers', holder, name], at]);
    }
    if (Object.keys(rest).length > 0) setOwn(providers, holder, rest);
  }
  if (Object.keys(providers).length > 0) setOwn(blocks, 'providers', providers);
}

/** A field of the protocol that this revision lacks no longer works from `_meta`; a foreign one never did anything. */
function tellMoved(name: string, at: Pointer, target: Target, ledger: Ledger): void {
  const kind = PROTOCOL_FIELDS.has(name) ? 'dropped' : 'rewritten';
  ledger.lose({ kind, at, message: say('target-meta-moved', { field: name, target: target.label }) });
}

const PROTOCOL_FIELDS = new Set(['icons', 'execution']);

function withoutTitle(value: JsonValue): JsonValue {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([key, inside]) => key !== 'title' || typeof inside !== 'string'),
  );
}

function isSent(name: string, value: JsonValue, target: Target): boolean {
  if (name === '_meta') return true;
  if (name === 'annotations')
    return (
      isObject(value) && Object.entries(value).every(([key, inside]) => key === 'title' && typeof inside === 'string')
    );
  const test = Object.hasOwn(target.envelope.options, name) ? target.envelope.options[name] : undefined;
  return test?.(value) ?? false;
}

/** The form that the specification gives `_meta` keys, reserved prefixes left out. */
function isMetaKey(key: string): boolean {
  const slash = key.indexOf('/');
  const name = key.slice(slash + 1);
  if (name !== '' && !/^[A-Za-z0-9](?:[A-Za-z0-9_.-]*[A-Za-z0-9])?$/.test(name)) return false;
  if (slash < 0) return true;
  const labels = key.slice(0, slash).split('.');
  const isReserved = labels[1] === 'modelcontextprotocol' || labels[1] === 'mcp';
  return !isReserved && labels.every((label) => /^[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/.test(label));
}
