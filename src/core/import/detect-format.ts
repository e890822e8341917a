import type { FormatId } from '../model/format.ts';
import { get, has, isObject, type JsonObject, type JsonValue, stringAt } from '../model/json.ts';
import { err, ok, type Result } from '../model/result.ts';
import { say } from '../words/words.ts';
import { classify } from './classify.ts';
import { whatIs } from './define-reader.ts';
import { type Envelope, openEnvelope } from './entries.ts';
import { READERS } from './index.ts';
import type { ReadFailure } from './read-document.ts';

/** The format a document is written in. Fails in one sentence when it is none of ours. */
export function detectFormat(root: JsonValue): Result<FormatId, ReadFailure> {
  const whole = isObject(root) ? askWhole(root, 'first') : undefined;
  if (whole !== undefined) return ok(whole);
  const single = classify({ value: root, list: '' });
  const isList = Array.isArray(get(root, 'tools'));
  if (single.kind === 'tool' && !isList) return ok(single.reader.id);
  const envelope = openEnvelope(root);
  if (envelope !== undefined) return formatOfEntries(envelope);
  const last = isObject(root) ? askWhole(root, 'last') : undefined;
  if (last !== undefined) return ok(last);
  if (single.kind === 'plain') return ok('descriptor');
  return err({ pointer: [], message: say('import-no-format', { found: whatIs(root) }) });
}

function askWhole(root: JsonObject, asked: 'first' | 'last'): FormatId | undefined {
  return Object.values(READERS).find((reader) => 'read' in reader && reader.asked === asked && reader.recognizes(root))
    ?.id;
}

/** Most entries decide; of equally many formats, the one that comes first. */
function formatOfEntries({ entries, rest }: Envelope): Result<FormatId, ReadFailure> {
  const counts = new Map<FormatId, number>();
  const found = entries.map(classify);
  const takesBare = found.some((entry) => entry.kind === 'tool' && entry.reader.takesBare === true);
  for (const entry of found) {
    if (entry.kind !== 'tool' || (entry.isBare && takesBare)) continue;
    counts.set(entry.reader.id, (counts.get(entry.reader.id) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, left], [, right]) => right - left);
  if (best !== undefined) return ok(best[0]);
  if (isMcpAnswer(rest)) return ok('mcp');
  if (entries.length === 0 || found.some(({ kind }) => kind === 'plain')) return ok('descriptor');
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
