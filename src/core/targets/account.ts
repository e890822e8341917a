import { formatPointer, type Pointer } from '../model/pointer.ts';
import { type Draft, subdrafts, type Word } from '../schema/draft.ts';
import { type Lowering, lose } from './lowering.ts';
import { HOLDS_DEFINITIONS } from './references.ts';

/**
 * The last line of the account: a keyword of the source that is neither in the payload nor named by a loss is named
 * here. The steps are expected to have said it better.
 */
export function accountFor(source: Draft, places: ReadonlySet<Pointer>, lowering: Lowering): void {
  if (lowering.ledger.isRefused()) return;
  const losses = lossIndex(source.at, lowering);
  const waiting: Draft[] = [source];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const [name, word] of node.words) {
      const isSent = places.has(word.at);
      if (!isSent && !HOLDS_DEFINITIONS.has(name) && !losses().isNamed(word.at)) {
        tellGone(name, word, lowering);
        continue;
      }
      if (word.holds === 'data' || (!isSent && losses().isGone(word.at))) continue;
      for (const child of childrenOf(name, word, places)) {
        if (!losses().isGone(child.at)) waiting.push(child);
      }
    }
  }
}

/** A definition that nobody refers to is not sent, and takes nothing away. */
function childrenOf(name: string, word: Word, places: ReadonlySet<Pointer>): readonly Draft[] {
  const children = [...subdrafts({ at: word.at, words: new Map([[name, word]]) })].map(([, child]) => child);
  return HOLDS_DEFINITIONS.has(name) ? children.filter((child) => places.has(child.at)) : children;
}

function tellGone(name: string, word: Word, lowering: Lowering): void {
  const saysNothing = name === 'properties' && word.holds === 'map' && word.schemas.size === 0;
  lose(lowering, {
    kind: saysNothing ? 'rewritten' : 'dropped',
    at: word.at,
    keyword: name,
    id: 'target-keyword-gone',
  });
}

interface LossIndex {
  /** A loss stands at this very place. */
  isNamed(place: Pointer): boolean;
  /** What stood here went as a whole. */
  isGone(place: Pointer): boolean;
}

/** Built when the first keyword is missed: most schemas go out whole. */
function lossIndex(root: Pointer, lowering: Lowering): () => LossIndex {
  let index: LossIndex | undefined;
  return () => {
    index ??= buildIndex(root, lowering);
    return index;
  };
}

function buildIndex(root: Pointer, lowering: Lowering): LossIndex {
  const named = new Set<string>();
  const gone = new Set<string>();
  for (const loss of lowering.ledger.losses) {
    const place = formatPointer(loss.pointer);
    named.add(place);
    const isWhole = loss.keyword === undefined || loss.keyword === loss.pointer.at(-1);
    if (isWhole && loss.kind !== 'rewritten' && loss.pointer.length > root.length) gone.add(place);
  }
  return {
    isNamed: (place) => named.has(formatPointer(place)),
    isGone: (place) => gone.size > 0 && gone.has(formatPointer(place)),
  };
}
