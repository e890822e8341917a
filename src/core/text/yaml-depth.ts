import { CST } from 'yaml';
import type { Pointer } from '../model/pointer.ts';
import { type DepthLevel, levelToCut, MAX_DEPTH } from './depth.ts';

type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;

/** A collection of the token tree, and the item of the one above that holds it as its value or its key. */
interface Place {
  readonly token: Collection;
  readonly above: Place | undefined;
  readonly item: CST.CollectionItem | undefined;
  readonly index: number;
  readonly depth: number;
}

export interface Cut {
  readonly pointer: Pointer;
  readonly offset: number;
}

/**
 * Cuts what is nested too deep out of the tokens, below the tool that holds it, before anything recurses: null stands there
 * instead. Undefined when there is no place to cut.
 */
export function cutTooDeepYaml(document: CST.Document): Cut[] | undefined {
  const cuts: Cut[] = [];
  let waiting: Place[] = isCollection(document.value)
    ? [{ token: document.value, above: undefined, item: undefined, index: 0, depth: 1 }]
    : [];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (place.depth <= MAX_DEPTH) waiting.push(...placesIn(place));
    else {
      const path = pathTo(place);
      const target = path[levelToCut(path.map(levelOf))];
      if (target?.item === undefined || target.item.value !== target.token) return undefined;
      const { offset, indent } = target.token;
      target.item.value = { type: 'scalar', offset, indent, source: 'null' };
      cuts.push({ pointer: pathTo(target).slice(1).map(segmentOf), offset });
      waiting = waiting.filter((other) => !isBelow(other, target));
    }
  }
  return cuts;
}

function placesIn(above: Place): Place[] {
  const depth = above.depth + 1;
  return (above.token.items as CST.CollectionItem[]).flatMap((item, index) =>
    [item.key, item.value].filter(isCollection).map((token) => ({ token, above, item, index, depth })),
  );
}

function levelOf(place: Place): DepthLevel {
  const isObject = isMap(place.token);
  return {
    kind: isObject ? 'object' : 'array',
    key: place.above !== undefined && isMap(place.above.token) ? segmentOf(place) : '',
    isNamed: () => isObject && (place.token.items as CST.CollectionItem[]).some((item) => keyOf(item) === 'name'),
  };
}

function segmentOf({ above, item, index }: Place): string {
  return above !== undefined && item !== undefined && isMap(above.token) ? keyOf(item) : String(index);
}

function pathTo(place: Place): Place[] {
  const path: Place[] = [];
  for (let at: Place | undefined = place; at !== undefined; at = at.above) path.push(at);
  return path.reverse();
}

function isBelow(place: Place, target: Place): boolean {
  let at: Place | undefined = place;
  while (at !== undefined && at.depth > target.depth) at = at.above;
  return at === target;
}

function isCollection(token: CST.Token | null | undefined): token is Collection {
  return token?.type === 'block-map' || token?.type === 'block-seq' || token?.type === 'flow-collection';
}

function isMap(token: Collection): boolean {
  return token.type === 'block-map' || (token.type === 'flow-collection' && token.start.source === '{');
}

/** Faults of a key are told when the document is composed. */
function keyOf({ key }: CST.CollectionItem): string {
  return key && CST.isScalar(key) ? CST.resolveAsScalar(key, false, () => undefined).value : '';
}
