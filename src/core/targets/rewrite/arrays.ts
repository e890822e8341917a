import { canonicalText } from '../../model/json.ts';
import {
  type Draft,
  dataOf,
  dataWord,
  draftOf,
  listOf,
  listWord,
  schemaOf,
  schemaWord,
  typesOf,
  withoutWords,
  withWords,
} from '../../schema/draft.ts';
import { ANNOTATIONS } from '../../schema/keywords.ts';
import { emit } from '../emit.ts';
import { type Lowering, lose, type Step, tellWords } from '../lowering.ts';
import { refKeyword } from '../references.ts';
import { gist } from '../sentences.ts';
import { withSentences } from './keywords.ts';

/** A list has `items`, even when they may be anything. */
export const giveItems: Step = (visit) => {
  const { node, place } = visit;
  if (!typesOf(node).includes('array') || node.words.has('items')) return visit;
  return { node: withWords(node, { items: schemaWord(node.at, draftOf(node.at)) }), place };
};

/** A tuple becomes a list: of one kind of item when all places say the same, else of any of them, in any order. */
export const tupleToList: Step = (visit, lowering) => {
  const { node, place } = visit;
  const word = node.words.get('prefixItems');
  const places = listOf(node, 'prefixItems');
  if (word === undefined || places === undefined) return visit;
  const rest = schemaOf(node, 'items');
  const length = longest(node, places.length);
  const reached = length === undefined ? places : places.slice(0, length);
  for (const place of places.slice(reached.length)) tellWords(place, 'target-tuple-rest', lowering);
  const isBounded = length !== undefined && length <= places.length;
  const kinds = distinct(isBounded || rest === undefined ? reached : [...reached, rest], lowering);
  const isSame = kinds.length === 1 && (isBounded || rest !== undefined);
  const [only] = kinds;
  const items =
    kinds.length === 1 && only !== undefined ? only : draftOf(node.at, [['anyOf', listWord(word.at, kinds)]]);
  const words = {
    items: schemaWord(word.at, items),
    ...(length !== undefined && { maxItems: dataWord(lengthPlace(node), length) }),
  };
  tellTuple(node, places, isSame, lowering);
  const sentence = `Items in order: ${places.map((child, index) => `${index + 1}. ${gist(child)}`).join('; ')}.`;
  const listed = withWords(withoutWords(node, ['prefixItems']), words);
  return { node: isSame ? listed : withSentences(listed, [sentence]), place };
};

function tellTuple(node: Draft, places: readonly Draft[], isSame: boolean, lowering: Lowering): void {
  const word = node.words.get('prefixItems');
  const at = word?.at ?? node.at;
  lose(lowering, {
    kind: isSame ? 'rewritten' : 'described',
    at,
    keyword: at.at(-1),
    id: isSame ? 'target-tuple-same' : 'target-tuple-mixed',
    data: {
      count: places.length,
    },
  });
  const items = node.words.get('items');
  if (items !== undefined)
    lose(lowering, { kind: 'rewritten', at: items.at, keyword: items.at.at(-1), id: 'target-tuple-rest' });
}

/** The most items a tuple takes; undefined when there is no end. */
function longest(node: Draft, places: number): number | undefined {
  const written = dataOf(node, 'maxItems');
  const closed = schemaOf(node, 'items')?.bool === false ? places : undefined;
  if (typeof written !== 'number') return closed;
  return closed === undefined ? written : Math.min(written, closed);
}

function lengthPlace(node: Draft) {
  return (node.words.get('maxItems') ?? node.words.get('items') ?? node.words.get('prefixItems'))?.at ?? node.at;
}

function distinct(drafts: readonly Draft[], lowering: Lowering): readonly Draft[] {
  const seen = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = draft.bool !== undefined ? String(draft.bool) : judgement(draft, lowering);
    if (draft.bool === false) continue;
    if (seen.has(key)) tellWords(draft, 'target-joined', lowering);
    else seen.set(key, draft);
  }
  return [...seen.values()];
}

/** Equal for nodes that accept the same by the letter; what they tell is left aside. */
function judgement(draft: Draft, lowering: Lowering): string {
  const words = [...followed(draft, lowering).words].filter(([name]) => !ANNOTATIONS.has(name));
  return canonicalText(emit(draftOf(draft.at, words)).json);
}

/** What a bare reference leads to. */
function followed(draft: Draft, { references }: Lowering): Draft {
  if (refKeyword(draft) === undefined || draft.words.size > 1) return draft;
  const found = references.follow(draft);
  return found.ok && found.value.draft.bool === undefined ? found.value.draft : draft;
}
