import type { FormatId } from '../model/format.ts';
import { get, has, isObject, type JsonObject, type JsonValue, stringAt } from '../model/json.ts';
import { err, ok, type Result } from '../model/result.ts';
import { say } from '../words/words.ts';
import { classify } from './classify.ts';
import { whatIs } from './define-reader.ts';
import { type Envelope, openEnvelope } from './entries.ts';
import type { ReadFailure } from './read-document.ts';

const SCHEMA_KEYS = [
  'properties',
  'anyOf',
  'oneOf',
  'allOf',
  '$ref',
  '$defs',
  'definitions',
  'enum',
  'const',
  'items',
  'additionalProperties',
];
const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** The format a document is written in. Fails in one sentence when it is none of ours. */
export function detectFormat(root: JsonValue): Result<FormatId, ReadFailure> {
  if (isObject(root)) {
    if (isOpenApi(root)) return ok('openapi');
    const single = classify({ value: root, list: '' });
    if (single.kind === 'tool' && !hasToolList(root)) return ok(single.format);
    const envelope = openEnvelope(root);
    if (envelope !== undefined) return formatOfEntries(envelope);
    if (isJsonSchema(root)) return ok('json-schema');
    if (single.kind === 'plain') return ok('descriptor');
    if (single.kind === 'other') return err({ pointer: [], message: say('import-no-format', { found: whatIs(root) }) });
  }
  const envelope = openEnvelope(root);
  if (envelope !== undefined) return formatOfEntries(envelope);
  return err({ pointer: [], message: say('import-no-format', { found: whatIs(root) }) });
}

function hasToolList(root: JsonObject): boolean {
  return Array.isArray(get(root, 'tools'));
}

/** OpenAPI 3 by its `openapi` key; 2.0 by `swagger`, which the reader refuses by name. */
export function isOpenApi(root: JsonObject): boolean {
  return (has(root, 'openapi') || has(root, 'swagger')) && (isObject(get(root, 'paths')) || has(root, 'info'));
}

function isJsonSchema(root: JsonObject): boolean {
  if (has(root, '$schema') && !has(root, 'name')) return true;
  const type = get(root, 'type');
  const types = Array.isArray(type) ? type : [type];
  if (has(root, 'type') && !types.every((name) => typeof name === 'string' && TYPES.includes(name.toLowerCase()))) {
    return false;
  }
  return has(root, 'type') || SCHEMA_KEYS.some((key) => has(root, key) && key !== 'items');
}

/** Most entries decide; of equally many formats, the one that comes first. */
function formatOfEntries({ entries, rest }: Envelope): Result<FormatId, ReadFailure> {
  const counts = new Map<FormatId, number>();
  let plain = 0;
  for (const entry of entries) {
    const found = classify(entry);
    if (found.kind === 'tool') counts.set(found.format, (counts.get(found.format) ?? 0) + 1);
    if (found.kind === 'plain') plain += 1;
  }
  const [best] = [...counts].sort(([, left], [, right]) => right - left);
  if (best !== undefined) return ok(best[0]);
  if (isMcpAnswer(rest)) return ok('mcp');
  if (plain > 0 || entries.length === 0) return ok('descriptor');
  return err(noneReadable(entries));
}

function isMcpAnswer(rest: JsonObject): boolean {
  return ['nextCursor', '_meta', 'resultType', 'jsonrpc'].some((key) => has(rest, key));
}

function noneReadable(entries: Envelope['entries']): ReadFailure {
  const [first] = entries;
  const found = whatIs(first?.value);
  const type = stringAt(first?.value, 'type');
  const message = say('import-none-readable', {
    count: entries.length,
    found: type === undefined ? found : `"${type}"`,
  });
  return { pointer: first?.pointer ?? [], message };
}
