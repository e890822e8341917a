import { type ChosenFixes, chooseFixes, safeFix } from '../core/lint/choose-fixes.ts';
import { diagnose } from '../core/lint/diagnose.ts';
import { renameEverywhere } from '../core/lint/rename-everywhere.ts';
import type { TextEdit } from '../core/model/diagnostic.ts';
import type { Language, Message } from '../core/model/message.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import { say } from '../core/words/words.ts';
import type { ToolRename } from './protocol/edit-jobs.ts';
import type { Snapshot } from './snapshot.ts';

/** The edits of every safe fix, or of the first fix of each finding of one rule. */
export function planFixes(snapshot: Snapshot, language: Language, rule?: string): ChosenFixes {
  const { tree, read, records, catalogueFindings } = snapshot;
  const findings = records.flatMap((record, tool) =>
    [...(record.findings ?? []), ...record.catalogueFindings].map((finding) => ({ ...finding, tool })),
  );
  const fixable = [...findings, ...catalogueFindings].filter(
    (finding) => finding.fixes.length > 0 && (rule === undefined || finding.rule === rule),
  );
  const diagnostics = diagnose(fixable, { read, tree, language, followsRenames: true });
  return chooseFixes(diagnostics, rule === undefined ? safeFix : ([first]) => first);
}

/** The edits that rename the first tool of that name, and what other tools say of it. */
export function planRename({ tree, read }: Snapshot, { from, to }: ToolRename): Result<readonly TextEdit[], Message> {
  const index = read.tools.findIndex(({ descriptor }) => descriptor.name === from);
  const edits = renameEverywhere({ tree, read }, index, to);
  return edits === undefined ? err(say('worker-rename-impossible', { from, to })) : ok(edits);
}
