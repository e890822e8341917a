import { type Pointer, startsWith } from '../../model/pointer.ts';
import type { Conversion } from '../../targets/conversion.ts';

/** The descriptor place of a payload place: that of the nearest payload part whose origin is known. */
export function toDescriptorPointer(conversion: Conversion | undefined, pointer: Pointer): Pointer {
  let best: Conversion['provenance'][number] | undefined;
  for (const origin of conversion?.provenance ?? []) {
    if (startsWith(pointer, origin.payload) && origin.payload.length >= (best?.payload.length ?? 0)) best = origin;
  }
  return best?.descriptor ?? [];
}
