import { pointersEqual } from '../../model/pointer.ts';
import { type Draft, type ListWord, withoutWords } from '../../schema/draft.ts';
import { joinedTeller, type Lowering, lose, type Step, type Visit } from '../lowering.ts';
import { refKeyword } from '../references.ts';
import { intersect } from './intersect.ts';
import { inlineRef } from './refs.ts';

/** One schema that says what the node and all its `allOf` branches say together. */
export const mergeAllOf: Step = (visit, lowering) => {
  let current = visit;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const word = current.node.words.get('allOf');
    if (word?.holds !== 'list' || lowering.unmergeable.has(word)) return current;
    const merged = mergeBranches(current, word.schemas, lowering);
    if (merged === undefined) return { ...current, node: withoutWords(current.node, ['allOf']) };
    const rest = merged.node.words.get('allOf');
    if (rest?.holds === 'list' && isStuck(word, rest)) lowering.unmergeable.add(rest);
    current = merged;
  }
  return current;
};

/** Nothing new came up, and as many branches are left as before. */
function isStuck(before: ListWord, after: ListWord): boolean {
  const known = new Set(before.schemas.flatMap((branch) => [...branch.words.values()]));
  const isOld = after.schemas.every((branch) => [...branch.words.values()].every((word) => known.has(word)));
  return isOld && after.schemas.length >= before.schemas.length;
}

/** Branches may hold an `allOf` again; what cannot be merged would go round for ever. */
const MAX_ROUNDS = 2000;

function mergeBranches(visit: Visit, branches: readonly Draft[], lowering: Lowering): Visit | undefined {
  const at = visit.node.words.get('allOf')?.at ?? visit.node.at;
  const isWritten = at.at(-1) === 'allOf' && !pointersEqual(at, visit.node.at);
  let node = withoutWords(visit.node, ['allOf']);
  let place = visit.place;
  if (isWritten) lose(lowering, { kind: 'rewritten', at, keyword: 'allOf', id: 'target-all-of-merged' });
  const [only] = branches;
  const isOnlyRef = branches.length === 1 && only !== undefined && isBareRef(only);
  if (isOnlyRef && !place.isRoot && refKeyword(node) === undefined) {
    return { node: { at: node.at, words: new Map([...node.words, ...only.words]) }, place };
  }
  for (const branch of branches) {
    if (place.isRoot && leadsToRoot(branch, lowering)) continue;
    const opened =
      refKeyword(branch) === undefined ? { node: branch, place } : inlineRef({ node: branch, place }, lowering);
    place = opened.place;
    const merged = intersect(node, opened.node, joinedTeller(lowering));
    if ('contradiction' in merged) {
      lose(lowering, {
        kind: 'refused',
        at,
        keyword: isWritten ? 'allOf' : undefined,
        id: 'target-contradiction',
        data: {
          part: merged.contradiction,
        },
      });
      return undefined;
    }
    node = merged.draft.bool === undefined ? merged.draft : { at: node.at, words: new Map(), bool: merged.draft.bool };
  }
  return { node, place };
}

function isBareRef(branch: Draft): boolean {
  return branch.words.size === 1 && refKeyword(branch) !== undefined;
}

/** `#` at the root itself asks for nothing more. */
export function leadsToRoot(node: Draft, lowering: Lowering): boolean {
  if (refKeyword(node) === undefined) return false;
  const found = lowering.references.follow(node);
  return found.ok && found.value.pointer.length === 0;
}
