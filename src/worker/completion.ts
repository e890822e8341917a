import { completeExpression } from '../core/examples/expression-completion.ts';
import { suggestAt } from '../core/examples/suggestions.ts';
import { type Pointer, startsWith, valueAt } from '../core/model/pointer.ts';
import { readTool, type Tool } from '../core/model/tool.ts';
import { type Cursor, cursorAt, unquote } from './cursor.ts';
import type { DocumentSession } from './document-session.ts';
import { guidesAt } from './guide.ts';
import { keyOffers, type Offer, valueOffers } from './offers.ts';
import type { CompletionItem } from './protocol/edit-jobs.ts';
import { escaped } from './snippet-text.ts';
import { type TextBefore, yamlCursorAt, yamlTextAt } from './yaml-cursor.ts';
import { yamlKeyItem, yamlValueItem } from './yaml-items.ts';

/** What may stand at an offset of the text, which need not be finished. */
export function complete(session: DocumentSession, offset: number): readonly CompletionItem[] {
  const { tree, snapshot, language } = session;
  const isYaml = tree.language === 'yaml';
  const written = isYaml ? yamlTextAt(tree.text, offset) : undefined;
  if (written?.pointer.at(-1) === 'expression') {
    const holder = toolAround(session, written.pointer);
    if (holder !== undefined) return expressionItems(holder.tool, written, offset);
  }
  const cursor = isYaml ? yamlCursorAt(tree.text, offset) : cursorIn(session, offset);
  if (cursor === undefined) return [];
  const { container, member } = cursor;
  const pointer = member === undefined ? container : [...container, member];
  const around = toolAround(session, pointer);
  if (!isYaml && cursor.place === 'value' && pointer.at(-1) === 'expression' && around !== undefined) {
    return expressionItems(around.tool, { source: unquote(`${cursor.typed}"`), quote: '"' }, offset);
  }
  const place = {
    guides: guidesAt(snapshot?.read.format ?? null, pointer),
    pointer,
    descriptor: around?.tool.raw,
    suggested: around === undefined ? undefined : suggestAt(around.tool, around.pointer),
    held: valueAt(snapshot?.tree.value, container.at(-1) === 'required' ? container.slice(0, -1) : container),
    language,
  };
  const toItem = isYaml ? { value: yamlValueItem, key: yamlKeyItem } : { value: valueItem, key: keyItem };
  if (cursor.place === 'value') return unique(valueOffers(place)).map((offer) => toItem.value(offer, cursor));
  const offers = unique(keyOffers(place)).filter(({ label }) => !cursor.keys.includes(label));
  return offers.map((offer) => toItem.key(offer, cursor));
}

/** Texts longer than this are not read from their beginning for each key. */
const LONG_TEXT = 200_000;
/** What is looked at behind a tool that is not closed yet. */
const AHEAD = 20_000;

function cursorIn({ tree, snapshot }: DocumentSession, offset: number): Cursor | undefined {
  const { text } = tree;
  const held = text.length > LONG_TEXT ? tree.pointerAt(offset) : [];
  const source =
    held.length === 0 ? undefined : snapshot?.read.tools.find((tool) => startsWith(held, tool.source))?.source;
  const span = source === undefined ? undefined : tree.placeOf(source)?.value;
  if (source === undefined || span === undefined || offset <= span.start || offset >= span.end)
    return cursorAt(text, offset);
  const cursor = cursorAt(text.slice(span.start, span.end + AHEAD), offset - span.start);
  if (cursor === undefined) return undefined;
  const { container, start, end } = cursor;
  return { ...cursor, container: [...source, ...container], start: start + span.start, end: end + span.start };
}

export interface ToolAround {
  readonly tool: Tool;
  /** From the tool's place in the document. */
  readonly pointer: Pointer;
}

/** The tool that holds a place of the document, as it was last read. */
export function toolAround({ snapshot }: DocumentSession, pointer: Pointer): ToolAround | undefined {
  const read = snapshot?.read.tools.find(({ source }) => startsWith(pointer, source));
  return read && { tool: readTool(read.descriptor), pointer: pointer.slice(read.source.length) };
}

function keyItem(offer: Offer, { start, end, hasValue, needsComma }: Cursor): CompletionItem {
  const { label, detail } = offer;
  const key = JSON.stringify(label);
  if (hasValue) return { label, kind: 'property', detail, insertText: key, isSnippet: false, start, end };
  const insertText = `${escaped(key)}: ${snippet(offer)}${needsComma ? ',' : ''}`;
  return { label, kind: 'property', detail, insertText, isSnippet: true, start, end };
}

function valueItem(offer: Offer, { start, end }: Cursor): CompletionItem {
  const { label, detail, text, cursor } = offer;
  const isSnippet = cursor !== undefined;
  const kind = text.startsWith('{') ? 'snippet' : 'value';
  return { label, kind, detail, insertText: isSnippet ? snippet(offer) : text, isSnippet, start, end };
}

function snippet({ text, cursor = text.length }: Offer): string {
  return `${escaped(text.slice(0, cursor))}$0${escaped(text.slice(cursor))}`;
}

function unique(offers: readonly Offer[]): Offer[] {
  return [...new Map(offers.map((offer) => [offer.label, offer])).values()];
}

/** The names are ASCII, so that behind the last of them text and expression run in step. */
function expressionItems(
  tool: Tool,
  { source, quote }: Pick<TextBefore, 'source' | 'quote'>,
  offset: number,
): CompletionItem[] {
  return completeExpression(tool, source, source.length).map(({ label, detail, insertText: plain, start }) => {
    const from = offset - (source.length - start);
    const insertText = quote === "'" ? plain.replaceAll("'", "''") : plain;
    return { label, kind: 'value', detail, insertText, isSnippet: false, start: from, end: offset };
  });
}
