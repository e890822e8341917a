import { get, isObject, type JsonObject, type JsonValue, stringAt } from '../core/model/json.ts';
import type { Pointer } from '../core/model/pointer.ts';
import { valueAt } from '../core/model/pointer.ts';
import { isKeyword } from '../core/schema/keywords.ts';
import { toolAt } from './completion.ts';
import type { DocumentSession } from './document-session.ts';
import { BASELINE_ENTRIES, branchesOf, type Guide, guidesAt, keywordText } from './guide.ts';
import type { HoverText } from './protocol.ts';

/** What the key or value at an offset is for. */
export function hover(session: DocumentSession, offset: number): HoverText | null {
  const { tree, snapshot, language } = session;
  if (tree.value === undefined) return null;
  const pointer = tree.pointerAt(offset);
  const place = tree.placeOf(pointer);
  const key = pointer.at(-1);
  if (place === undefined || key === undefined) return null;
  const isKey = place.key !== undefined && offset >= place.key.start && offset <= place.key.end;
  const span = isKey && place.key !== undefined ? place.key : place.value;
  const value = valueAt(tree.value, pointer);
  if (!isKey && typeof value === 'object' && value !== null) return null;
  const descriptor = toolAt(session, pointer);
  const parents = guidesAt(snapshot?.read.format ?? null, pointer.slice(0, -1), descriptor);
  const text =
    codeText(pointer, value) ??
    parents.map((guide) => textOf(guide, key, language)).find((found) => found !== undefined);
  return text === undefined ? null : { markdown: text, start: span.start, end: span.end };
}

function textOf(guide: Guide, key: string, language: DocumentSession['language']): string | undefined {
  if (guide.kind === 'schema') return isKeyword(key) ? `**${key}**: ${keywordText(key, language)}` : undefined;
  if (guide.kind === 'descriptor') return memberText(get(get(guide.schema, 'properties'), key), key);
  if (guide.kind !== 'instance') return undefined;
  const members = branchesOf(guide.schema, guide.root).map((branch: JsonObject) => get(get(branch, 'properties'), key));
  return memberText(
    members.find((member) => member !== undefined),
    key,
  );
}

function memberText(schema: JsonValue | undefined, key: string): string | undefined {
  if (!isObject(schema)) return undefined;
  const type = get(schema, 'type');
  const shown = type === undefined ? '' : ` \`${Array.isArray(type) ? type.join(' | ') : String(type)}\``;
  return `**${key}**${shown}: ${stringAt(schema, 'description') ?? ''}`;
}

/** A baseline code tells what the model should do. */
function codeText(pointer: Pointer, value: JsonValue | undefined): string | undefined {
  if (pointer.at(-1) !== 'code' || typeof value !== 'string') return undefined;
  const known = BASELINE_ENTRIES.find(({ code }) => code === value.toUpperCase());
  if (known === undefined) return undefined;
  return `**${known.code}** \`${String(known.entry.http_status)}\`: ${String(known.entry.description)} ${String(known.entry.recovery)}`;
}
