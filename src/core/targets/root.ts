import type { JsonValue } from '../model/json.ts';
import {
  type Draft,
  dataOf,
  dataWord,
  draftOf,
  listOf,
  mapWord,
  typesOf,
  withoutWords,
  withWords,
} from '../schema/draft.ts';
import { type Lowering, lose, type Place, ROOT_PLACE, type Visit } from './lowering.ts';
import { refKeyword } from './references.ts';
import { leadsToRoot, mergeAllOf } from './rewrite/all-of.ts';
import { renameRootKeys } from './rewrite/keys.ts';
import { describeBranches, withSentences } from './rewrite/keywords.ts';
import { inlineRef } from './rewrite/refs.ts';
import { formsSentence, mergeRootUnion } from './rewrite/root-union.ts';
import { sentenceFor } from './sentences.ts';

export interface RootVisit extends Visit {
  /** Sent property name to the original one. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** The root of the parameters as the target wants it: an object, without the keywords it refuses there. */
export function prepareRoot(draft: Draft, lowering: Lowering): RootVisit {
  const { root } = lowering.target;
  let visit: Visit = { node: draft, place: ROOT_PLACE };
  if (draft.bool === true) visit = { node: draftOf(draft.at), place: ROOT_PLACE };
  if (draft.bool === false) lose(lowering, { kind: 'refused', at: draft.at, id: 'target-root-false' });
  const opensRef = lowering.target.family !== 'mcp' && refKeyword(visit.node) !== undefined;
  if (opensRef) visit = moved(openRoot(visit, lowering), lowering);
  if (root.refuses.includes('allOf') && visit.node.words.has('allOf'))
    visit = moved(mergeAllOf(visit, lowering), lowering);
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    if (!root.refuses.includes(keyword) || listOf(visit.node, keyword) === undefined) continue;
    visit = moved({ node: mergeRootUnion(visit, keyword, lowering), place: visit.place }, lowering);
  }
  let node = describeRefused(withoutLeftover(visit.node, lowering), lowering);
  node = typedRoot(node, lowering);
  if (root.needsProperties && !node.words.has('properties')) {
    node = withWords(node, { properties: mapWord(node.at, []) });
  }
  return finishRoot(node, rootPlace(visit.place), lowering);
}

/** Parts of `allOf` that cannot be said on one node are told, where the root may not hold an `allOf`. */
function withoutLeftover(node: Draft, lowering: Lowering): Draft {
  const word = node.words.get('allOf');
  if (word?.holds !== 'list' || !lowering.target.root.refuses.includes('allOf')) return node;
  return withSentences(withoutWords(node, ['allOf']), describeBranches(word, lowering));
}

function finishRoot(node: Draft, place: Place, lowering: Lowering): RootVisit {
  const keys = lowering.target.rootKeys;
  const { node: named, renamed } =
    keys === undefined ? { node, renamed: new Map<string, string>() } : renameRootKeys(node, keys, lowering);
  if (renamed.size > 0) lowering.rootMoved = true;
  if (lowering.forms.length === 0) return { node: named, place, renamed };
  const sent = new Map([...renamed].map(([name, original]) => [original, name]));
  const sentence = formsSentence(lowering.forms, (key) => sent.get(key) ?? key);
  return { node: withSentences(named, [sentence]), place, renamed };
}

/** `#` at the root itself asks for nothing more. */
function openRoot(visit: Visit, lowering: Lowering): Visit {
  if (!leadsToRoot(visit.node, lowering)) return inlineRef(visit, lowering);
  const keyword = refKeyword(visit.node) ?? '$ref';
  lose(lowering, {
    kind: 'rewritten',
    at: visit.node.words.get(keyword)?.at ?? visit.node.at,
    keyword,
    id: 'target-keyword-needless',
  });
  return { node: withoutWords(visit.node, [keyword]), place: visit.place };
}

function rootPlace(place: Place): Place {
  return { ...place, isRoot: true, optional: true };
}

function moved(visit: Visit, lowering: Lowering): Visit {
  lowering.rootMoved = true;
  return visit;
}

/** `enum`, `const` and `not` at the root: told in the description, where a sentence can tell them. */
function describeRefused(node: Draft, lowering: Lowering): Draft {
  const names = ['enum', 'const', 'not'].filter(
    (name) => node.words.has(name) && (lowering.target.root.refuses as readonly string[]).includes(name),
  );
  if (names.length === 0) return node;
  const sentences = names.flatMap((name) => {
    const word = node.words.get(name);
    const sentence = word === undefined ? undefined : sentenceFor(name, word, node);
    const isSaid = sentence !== undefined && sentence !== '';
    if (word !== undefined) {
      lose(lowering, {
        kind: isSaid ? 'described' : 'dropped',
        at: word.at,
        keyword: name,
        id: isSaid ? 'target-root-described' : 'target-root-dropped',
      });
    }
    return isSaid ? [sentence] : [];
  });
  return withSentences(withoutWords(node, names), sentences);
}

/** Arguments are an object whatever the schema says; one that allows no object is refused. */
function typedRoot(node: Draft, lowering: Lowering): Draft {
  const word = node.words.get('type');
  const types = typesOf(node);
  if (dataOf(node, 'type') === 'object') return node;
  if (word === undefined) {
    lose(lowering, { kind: 'rewritten', at: node.at, keyword: 'type', id: 'target-root-type' });
    return draftOf(node.at, [['type', dataWord(node.at, 'object')], ...node.words]);
  }
  const isObject = types.includes('object');
  lose(lowering, {
    kind: isObject ? 'rewritten' : 'refused',
    at: word.at,
    keyword: 'type',
    id: isObject ? 'target-root-type' : 'target-root-not-object',
    data: {
      type: types.join(', '),
    },
  });
  return withWords(node, { type: dataWord(word.at, 'object' as JsonValue) });
}
