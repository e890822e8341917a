import { hoverExpression } from '../core/examples/expression-completion.ts';
import { suggestAt } from '../core/examples/suggestions.ts';
import { codeSpan, inertText } from '../core/export/markdown-text.ts';
import { get, isObject, type JsonValue, stringAt } from '../core/model/json.ts';
import { type Pointer, valueAt } from '../core/model/pointer.ts';
import { isKeyword } from '../core/schema/keywords.ts';
import type { Span } from '../core/text/text-tree.ts';
import { descriptorText } from '../core/words/descriptor-words.ts';
import { toolAround } from './completion.ts';
import { unquote } from './cursor.ts';
import type { DocumentSession } from './document-session.ts';
import { BASELINE_ENTRIES, type Guide, guidesAt, keywordText } from './guide.ts';
import type { HoverText } from './protocol/edit-jobs.ts';

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
  const named = isKey ? undefined : nameInExpression(session, pointer, span, offset);
  if (named !== undefined) return named;
  const guides = guidesAt(snapshot?.read.format ?? null, pointer.slice(0, -1));
  const texts = [
    codeText(pointer, value),
    argumentText(session, pointer),
    ...guides.map((guide) => textOf(guide, key, language)),
  ];
  const markdown = texts.find((text) => text !== undefined);
  return markdown === undefined ? null : { markdown, start: span.start, end: span.end };
}

function textOf(guide: Guide, key: string, language: DocumentSession['language']): string | undefined {
  if (guide.kind === 'schema') return isKeyword(key) ? `**${key}**: ${keywordText(key, language)}` : undefined;
  return guide.kind === 'descriptor' ? memberText(get(get(guide.schema, 'properties'), key), key, language) : undefined;
}

function memberText(
  schema: JsonValue | undefined,
  key: string,
  language: DocumentSession['language'],
): string | undefined {
  if (!isObject(schema)) return undefined;
  const type = get(schema, 'type');
  const shown = type === undefined ? '' : ` \`${Array.isArray(type) ? type.join(' | ') : String(type)}\``;
  return `**${key}**${shown}: ${descriptorText(stringAt(schema, 'description') ?? '', language)}`;
}

/** Inside an example, what the tool's own schema says of the member. */
function argumentText(session: DocumentSession, pointer: Pointer): string | undefined {
  const around = toolAround(session, pointer.slice(0, -1));
  const suggested = around === undefined ? undefined : suggestAt(around.tool, around.pointer);
  const member = suggested?.keys.find(({ name }) => name === pointer.at(-1));
  return member === undefined ? undefined : `${codeSpan(member.name)}: ${inertText(member.detail)}`;
}

/** In an expression, what the tool's own schemas say of the name at the offset. */
function nameInExpression(
  session: DocumentSession,
  pointer: Pointer,
  span: Span,
  offset: number,
): HoverText | undefined {
  const around = pointer.at(-1) === 'expression' ? toolAround(session, pointer) : undefined;
  if (around === undefined) return undefined;
  const { tree } = session;
  const written = tree.slice(span.start, offset);
  const before = tree.language === 'json' ? unquote(`${written}"`) : written;
  const found = hoverExpression(around.tool, before + tree.slice(offset, span.end), before.length);
  if (found === undefined) return undefined;
  const shift = offset - before.length;
  const { name, detail } = found;
  return { markdown: `${codeSpan(name)}: ${inertText(detail)}`, start: found.start + shift, end: found.end + shift };
}

/** A baseline code tells what the model should do. */
function codeText(pointer: Pointer, value: JsonValue | undefined): string | undefined {
  if (pointer.at(-1) !== 'code' || typeof value !== 'string') return undefined;
  const known = BASELINE_ENTRIES.find(({ code }) => code === value.toUpperCase());
  if (known === undefined) return undefined;
  return `**${known.code}** \`${String(known.entry.http_status)}\`: ${String(known.entry.description)} ${String(known.entry.recovery)}`;
}
