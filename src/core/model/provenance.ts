import { type Pointer, startsWith } from './pointer.ts';

/**
 * `exact`: the text holds this very value, fixes may edit it. `derived`: the value was computed from what stands there
 * (a merged parameter list). `none`: nothing in the text corresponds, the place is the nearest one that does.
 */
export type Placement = 'exact' | 'derived' | 'none';

export interface ProvenanceEntry {
  /** Prefix of descriptor pointers, counted from the descriptor's root. */
  readonly descriptor: Pointer;
  /** Where that prefix stands in the document. */
  readonly source: Pointer;
  readonly placement: Placement;
}
/** For each descriptor pointer, the longest matching prefix decides. Always holds an entry for the root. */
export type Provenance = readonly ProvenanceEntry[];

export interface SourcePlace {
  readonly pointer: Pointer;
  readonly placement: Placement;
}

/** Where `pointer` of a descriptor stands in the document it was read from. */
export function toSource(provenance: Provenance, pointer: Pointer): SourcePlace {
  const entry = longestPrefix(provenance, pointer, 'descriptor');
  if (entry === undefined) return { pointer: [], placement: 'none' };
  if (entry.placement !== 'exact') return { pointer: entry.source, placement: entry.placement };
  return { pointer: [...entry.source, ...pointer.slice(entry.descriptor.length)], placement: 'exact' };
}

/** The descriptor pointer that `pointer` of the document became, or undefined when it became none. */
export function toDescriptor(provenance: Provenance, pointer: Pointer): Pointer | undefined {
  const entry = longestPrefix(provenance, pointer, 'source');
  if (entry === undefined) return undefined;
  return entry.placement === 'exact' ? [...entry.descriptor, ...pointer.slice(entry.source.length)] : entry.descriptor;
}

function longestPrefix(provenance: Provenance, pointer: Pointer, side: 'descriptor' | 'source') {
  let best: ProvenanceEntry | undefined;
  for (const entry of provenance) {
    const isLonger = best === undefined || entry[side].length > best[side].length;
    if (isLonger && startsWith(pointer, entry[side])) best = entry;
  }
  return best;
}
