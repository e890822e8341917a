import type { Diagnostic, Fix, TextEdit } from '../model/diagnostic.ts';

export interface ChosenFixes {
  /** In the order of the text; none of them meets another. */
  readonly edits: TextEdit[];
  readonly fixed: number;
  /** Whether all of them keep the meaning. */
  readonly isSafe: boolean;
}

/** Of each diagnostic the fix that `pick` takes. One that meets an earlier one waits for the next round. */
export function chooseFixes(
  diagnostics: readonly Diagnostic[],
  pick: (fixes: readonly Fix[]) => Fix | undefined,
): ChosenFixes {
  const taken: TextEdit[] = [];
  let fixed = 0;
  let isSafe = true;
  for (const { fixes } of diagnostics) {
    const fix = pick(fixes);
    if (fix === undefined || fix.edits.some((edit) => taken.some((other) => meet(edit, other)))) continue;
    taken.push(...fix.edits);
    fixed += 1;
    isSafe &&= fix.safe;
  }
  return { edits: taken.sort((left, right) => left.start - right.start), fixed, isSafe };
}

/** The first fix that keeps the meaning. */
export function safeFix(fixes: readonly Fix[]): Fix | undefined {
  return fixes.find(({ safe }) => safe);
}

/** Edits that touch count as meeting: their order would decide the text. */
function meet(left: TextEdit, right: TextEdit): boolean {
  return left.start <= right.end && right.start <= left.end;
}
