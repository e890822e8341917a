import { get, type JsonObject } from '../core/model/json.ts';
import { type Pointer, startsWith, valueAt } from '../core/model/pointer.ts';
import { type Cursor, cursorAt } from './cursor.ts';
import type { DocumentSession } from './document-session.ts';
import { branchesOf, guidesAt } from './guide.ts';
import { keyOffers, type Offer, valueOffers } from './offers.ts';
import type { CompletionItem } from './protocol.ts';

/** What may stand at an offset of the text, which need not be finished. */
export function complete(session: DocumentSession, offset: number): readonly CompletionItem[] {
  const { tree, snapshot } = session;
  if (tree.language !== 'json') return [];
  const cursor = cursorAt(tree.text, offset);
  if (cursor === undefined) return [];
  const format = snapshot?.read.format ?? null;
  const descriptor = toolAt(session, cursor.container);
  const pointer =
    cursor.place === 'key' || cursor.member === undefined ? cursor.container : [...cursor.container, cursor.member];
  const inExpression = expressionItems(cursor, pointer, descriptor, offset);
  if (inExpression !== undefined) return inExpression;
  const place = {
    guides: guidesAt(format, pointer, descriptor),
    pointer,
    descriptor,
    held: valueAt(
      snapshot?.tree.value,
      cursor.container.slice(0, cursor.container.at(-1) === 'required' ? -1 : undefined),
    ),
    language: session.language,
  };
  if (cursor.place === 'value') return unique(valueOffers(place)).map((offer) => valueItem(offer, cursor));
  return unique(keyOffers(place))
    .filter(({ label }) => !cursor.keys.includes(label))
    .map((offer) => keyItem(offer, cursor));
}

/** The tool that holds a place of the document, as it was last read. */
export function toolAt({ snapshot }: DocumentSession, pointer: Pointer): JsonObject | undefined {
  return snapshot?.read.tools.find(({ source }) => startsWith(pointer, source))?.descriptor;
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

/** Plain text inside a snippet. */
function escaped(text: string): string {
  return text.replaceAll(/[\\$}]/g, '\\$&');
}

function unique(offers: readonly Offer[]): Offer[] {
  return [...new Map(offers.map((offer) => [offer.label, offer])).values()];
}

/** Names behind `args.`, `result.` in an expression, from the tool's own schemas. */
function expressionItems(cursor: Cursor, pointer: Pointer, descriptor: JsonObject | undefined, offset: number) {
  if (cursor.place !== 'value' || pointer.at(-1) !== 'expression') return undefined;
  const match = /\b(args|result)\.([A-Za-z_]\w*)?$/.exec(cursor.typed);
  if (match === null) return [];
  const schema = get(descriptor, match[1] === 'args' ? 'parameters' : 'returns') ?? {};
  const names = branchesOf(schema, schema).flatMap((branch) =>
    Object.entries((get(branch, 'properties') as JsonObject | undefined) ?? {}),
  );
  const start = offset - (match[2]?.length ?? 0);
  return names.map(([label, member]): CompletionItem => {
    const description = get(member, 'description');
    const detail = typeof description === 'string' ? description : '';
    return { label, kind: 'value', detail, insertText: label, isSnippet: false, start, end: offset };
  });
}
