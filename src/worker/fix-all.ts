import { diagnose } from '../core/lint/diagnose.ts';
import { renameEverywhere } from '../core/lint/rename-everywhere.ts';
import type { TextEdit } from '../core/model/diagnostic.ts';
import type { Language, Message } from '../core/model/message.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import { say } from '../core/words/words.ts';
import type { ToolRename } from './protocol/edit-jobs.ts';
import type { Snapshot } from './snapshot.ts';

export interface PlannedFixes {
  readonly edits: TextEdit[];
  readonly fixed: number;
  /** Whether all of them keep the meaning. */
  readonly isSafe: boolean;
}

/** The edits of every safe fix, or of the first fix of each finding of one rule; a fix that meets an earlier one waits for the next round. */
export function planFixes(snapshot: Snapshot, language: Language, rule?: string): PlannedFixes {
  const { tree, read, records, catalogueFindings } = snapshot;
  const findings = records.flatMap((record, tool) =>
    [...(record.findings ?? []), ...record.catalogueFindings].map((finding) => ({ ...finding, tool })),
  );
  const fixable = [...findings, ...catalogueFindings].filter(
    (finding) => finding.fixes.length > 0 && (rule === undefined || finding.rule === rule),
  );
  const taken: TextEdit[] = [];
  let fixed = 0;
  let isSafe = true;
  for (const { fixes } of diagnose(fixable, { read, tree, language, followsRenames: true })) {
    const fix = rule === undefined ? fixes.find(({ safe }) => safe) : fixes[0];
    if (fix === undefined || fix.edits.some((edit) => taken.some((other) => meet(edit, other)))) continue;
    taken.push(...fix.edits);
    fixed += 1;
    isSafe &&= fix.safe;
  }
  return { edits: taken.sort((left, right) => left.start - right.start), fixed, isSafe };
}

/** The edits that rename the first tool of that name, and what other tools say of it. */
export function planRename({ tree, read }: Snapshot, { from, to }: ToolRename): Result<readonly TextEdit[], Message> {
  const index = read.tools.findIndex(({ descriptor }) => descriptor.name === from);
  const edits = renameEverywhere({ tree, read }, index, to);
  return edits === undefined ? err(say('worker-rename-impossible', { from, to })) : ok(edits);
}

/** Edits that touch count as meeting: their order would decide the text. */
function meet(left: TextEdit, right: TextEdit): boolean {
  return left.start <= right.end && right.start <= left.end;
}
