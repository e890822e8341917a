import { type Pointer, parsePointer, startsWith } from '../model/pointer.ts';
import { decodeFragment } from './uri.ts';

/** A local `$ref` and where it stands. */
export interface Reference {
  readonly pointer: Pointer;
  readonly reference: string;
}

/** How many schemas a value can meet when every reference is followed; infinite for a schema that holds itself. */
export function countExpansions(references: readonly Reference[]): number {
  const counted = new Map<string, number>();
  const count = (place: Pointer): number => {
    const key = JSON.stringify(place);
    const known = counted.get(key);
    if (known !== undefined) return known;
    counted.set(key, Number.POSITIVE_INFINITY);
    let sum = 1;
    for (const { pointer, reference } of references) {
      if (startsWith(pointer, place)) sum += count(targetOf(reference));
    }
    counted.set(key, sum);
    return sum;
  };
  return count([]);
}

function targetOf(reference: string): Pointer {
  return parsePointer(decodeFragment(reference.slice(1)) ?? '') ?? [];
}
