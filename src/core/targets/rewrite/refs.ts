import { formatPointer, startsWith } from '../../model/pointer.ts';
import { type Draft, dataWord, draftOf, listWord, pickWords, withoutWords } from '../../schema/draft.ts';
import { ANNOTATIONS } from '../../schema/keywords.ts';
import { isOpen, joinedTeller, type Lowering, lose, type Step, type Visit } from '../lowering.ts';
import { type Definition, HOLDS_DEFINITIONS, refKeyword } from '../references.ts';
import { intersect } from './intersect.ts';
import { withSentences } from './keywords.ts';

/** The keyword of a reference that still has to be dealt with. */
function openKeyword(node: Draft, lowering: Lowering): string | undefined {
  const keyword = refKeyword(node);
  const word = keyword === undefined ? undefined : node.words.get(keyword);
  return word === undefined || lowering.references.done.has(word) ? undefined : keyword;
}

/** A reference that the target takes as it is has to lead somewhere; nothing is ever fetched. */
export const checkRef: Step = (visit, lowering) => {
  const keyword = openKeyword(visit.node, lowering);
  const definition = keyword === undefined ? undefined : followOrRefuse(visit.node, lowering);
  if (keyword === undefined || definition === undefined || !isMoved(definition, lowering)) return visit;
  return { node: keptRef(visit.node, definition, keyword, lowering), place: visit.place };
};

/** Whether the place that a reference leads to is another one in the payload. */
function isMoved({ pointer }: Definition, { rootMoved, movedPlaces }: Lowering): boolean {
  if (movedPlaces.some((place) => startsWith(pointer, place))) return true;
  const [holder] = pointer;
  return rootMoved && holder !== undefined && !HOLDS_DEFINITIONS.has(holder);
}

function followOrRefuse(node: Draft, lowering: Lowering): Definition | undefined {
  const keyword = refKeyword(node);
  if (keyword === undefined) return undefined;
  const found = lowering.references.follow(node);
  const word = node.words.get(keyword);
  if (found.ok) {
    if (!lowering.references.isEndless(found.value)) return found.value;
    const name = formatPointer(found.value.pointer);
    lose(lowering, { kind: 'refused', at: word?.at ?? node.at, keyword, id: 'target-ref-endless', data: { name } });
    return undefined;
  }
  const id = found.error === 'remote' ? 'target-ref-remote' : 'target-ref-dangling';
  const ref = word?.holds === 'data' ? String(word.value) : '';
  lose(lowering, { kind: 'refused', at: word?.at ?? node.at, keyword, id, data: { ref } });
  return undefined;
}

/** Writes the definition in the place of the reference, what stands beside it included; cuts recursion. */
export const inlineRef: Step = (visit, lowering) => {
  let current = visit;
  for (let keyword = refKeyword(current.node); keyword !== undefined; keyword = refKeyword(current.node)) {
    const definition = followOrRefuse(current.node, lowering);
    if (definition === undefined) return { node: withoutRef(current.node), place: current.place };
    if (isOpen(current.place.open, definition.key)) return cutRecursion(current, definition, keyword, lowering);
    current = writeIn(current, definition, keyword, lowering);
  }
  return current;
};

function withoutRef(node: Draft): Draft {
  return withoutWords(node, ['$ref', '$dynamicRef', '$recursiveRef']);
}

function writeIn({ node, place }: Visit, definition: Definition, keyword: string, lowering: Lowering): Visit {
  const beside = withoutWords(node, [keyword, ...HOLDS_DEFINITIONS]);
  const own =
    definition.draft.bool === undefined ? withoutWords(definition.draft, HOLDS_DEFINITIONS) : definition.draft;
  const merged = intersect({ at: node.at, words: beside.words }, own, joinedTeller(lowering));
  lose(lowering, {
    kind: 'rewritten',
    at: [...(node.words.get(keyword)?.at ?? node.at)],
    keyword,
    id: 'target-ref-inlined',
  });
  const open = { key: definition.key, outer: place.open };
  if ('draft' in merged) {
    const kept = pickWords(node, (name) => HOLDS_DEFINITIONS.has(name));
    const words = new Map([...merged.draft.words, ...kept.words]);
    if (merged.draft.bool !== undefined && kept.words.size === 0)
      return { node: merged.draft, place: { ...place, open } };
    return { node: { at: merged.draft.at, words }, place: { ...place, open } };
  }
  lose(lowering, {
    kind: 'refused',
    at: node.at,
    keyword,
    id: 'target-contradiction',
    data: { part: merged.contradiction },
  });
  return { node: beside, place: { ...place, open } };
}

/** What comes again is named instead of written out once more; an object of any content stands for it. */
function cutRecursion({ node, place }: Visit, definition: Definition, keyword: string, lowering: Lowering): Visit {
  const at = node.words.get(keyword)?.at ?? node.at;
  const beside = withoutRef(node);
  const name = definition.pointer.at(-1);
  if (lowering.target.node.recursion === 'refuse') {
    lose(lowering, { kind: 'refused', at, keyword, id: 'target-recursion-refused' });
    return { node: beside, place };
  }
  lose(lowering, { kind: 'described', at, keyword, id: 'target-recursion-cut' });
  const sentence = name === undefined ? 'Same structure as the whole input.' : `Same structure as "${name}" above.`;
  const words = new Map(withSentences(beside, [sentence]).words);
  const types = definition.draft.words.get('type');
  if (!words.has('type'))
    words.set('type', types?.holds === 'data' ? dataWord(types.at, types.value) : dataWord(at, 'object'));
  return { node: { at: node.at, words }, place };
}

/**
 * Keeps the reference, with the definition gathered under `$defs`. What may not stand beside it makes the definition be
 * written in, or is wrapped around it.
 */
export const refAlone: Step = (visit, lowering) => {
  const keyword = openKeyword(visit.node, lowering);
  if (keyword === undefined) return visit;
  const definition = followOrRefuse(visit.node, lowering);
  if (definition === undefined) return { node: withoutRef(visit.node), place: visit.place };
  const { node, place } = visit;
  if (definition.draft.bool !== undefined) return writeIn(visit, definition, keyword, lowering);
  const allowed = lowering.target.node.besideRef ?? [];
  const others = [...node.words.keys()].filter(
    (name) => name !== keyword && !HOLDS_DEFINITIONS.has(name) && !allowed.includes(name) && !name.startsWith('$'),
  );
  const isRecursive = lowering.references.isRecursive(definition);
  if (isRecursive && lowering.target.node.recursion === 'refuse') {
    lose(lowering, {
      kind: 'refused',
      at: node.words.get(keyword)?.at ?? node.at,
      keyword,
      id: 'target-recursion-refused',
    });
    return { node: withoutRef(node), place };
  }
  if (isRecursive && lowering.target.node.recursion === 'optional-only' && !place.optional) {
    return isOpen(place.open, definition.key)
      ? cutRecursion(visit, definition, keyword, lowering)
      : refAlone(writeIn(visit, definition, keyword, lowering), lowering);
  }
  if (others.length === 0) return { node: keptRef(node, definition, keyword, lowering), place };
  const onlyNotes = others.every((name) => ANNOTATIONS.has(name));
  if (onlyNotes && lowering.target.node.allRequired) {
    return { node: wrapRef(node, definition, keyword, lowering), place };
  }
  if (!isOpen(place.open, definition.key)) return refAlone(writeIn(visit, definition, keyword, lowering), lowering);
  return dropBeside(visit, definition, keyword, others, lowering);
};

function keptRef(node: Draft, definition: Definition, keyword: string, lowering: Lowering): Draft {
  const at = node.words.get(keyword)?.at ?? node.at;
  const isRoot = definition.pointer.length === 0;
  const ref = isRoot ? '#' : `#/$defs/${lowering.references.keep(definition)}`;
  const kept = dataWord(at, ref);
  lowering.references.done.add(kept);
  const words = [...node.words].map(([name, word]) =>
    name === keyword ? (['$ref', kept] as const) : ([name, word] as const),
  );
  return draftOf(node.at, words);
}

/** OpenAI's strict mode: a union of one takes the annotations. */
function wrapRef(node: Draft, definition: Definition, keyword: string, lowering: Lowering): Draft {
  const inner = keptRef(
    pickWords(node, (name) => name === keyword),
    definition,
    keyword,
    lowering,
  );
  const outer = [...node.words].filter(([name]) => name !== keyword);
  lose(lowering, { kind: 'rewritten', at: node.words.get(keyword)?.at ?? node.at, keyword, id: 'target-ref-wrapped' });
  return draftOf(node.at, [...outer, ['anyOf', listWord(node.at, [inner])]]);
}

/** Inside its own definition, and with constraints beside it: those are lost. */
function dropBeside(
  visit: Visit,
  definition: Definition,
  keyword: string,
  others: string[],
  lowering: Lowering,
): Visit {
  const { node, place } = visit;
  for (const name of others) {
    lose(lowering, {
      kind: 'dropped',
      at: node.words.get(name)?.at ?? node.at,
      keyword: name,
      id: 'target-beside-ref',
    });
  }
  return { node: keptRef(withoutWords(node, others), definition, keyword, lowering), place };
}
