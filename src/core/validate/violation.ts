import type { JsonValue } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';

/** A keyword that an instance breaks, before it is worded. Pointers count from the roots of instance and schema. */
export interface Violation {
  readonly keyword: string;
  readonly instancePointer: Pointer;
  readonly schemaPointer: Pointer;
  /** The keyword's value and the value it judged. */
  readonly expected: JsonValue;
  readonly actual: JsonValue;
  /** The property name, item index or count that the keyword is about. */
  readonly detail?: string;
  /** Why each branch of `anyOf` or `oneOf` failed. */
  readonly branches?: readonly (readonly Violation[])[];
}

/** A path under construction, shared by everything below it. */
export interface Path {
  readonly parent: Path | undefined;
  readonly segment: string;
}

export function toPointer(path: Path | undefined): Pointer {
  const segments: string[] = [];
  for (let step = path; step !== undefined; step = step.parent) segments.push(step.segment);
  return segments.reverse();
}
