import { diagnose } from '../core/lint/diagnose.ts';
import { documentFindings, failureFinding, settingsFindings } from '../core/lint/document-findings.ts';
import { ownSettingsProblems } from '../core/lint/ignore-problems.ts';
import { textDiagnostics } from '../core/lint/text-diagnostics.ts';
import type { Diagnostic } from '../core/model/diagnostic.ts';
import type { DocumentView } from './document-facts.ts';

/** What belongs to no tool. Nothing is said of the tools while the text is broken. */
export function documentDiagnostics({ tree, snapshot, failure, language }: DocumentView): Diagnostic[] {
  const fromText = textDiagnostics(tree, language);
  if (failure !== null)
    return [...fromText, ...diagnose([failureFinding(failure)], { read: undefined, tree, language })];
  if (snapshot === null) return fromText;
  const { read, catalogueFindings } = snapshot;
  const { settings } = read;
  const fromSettings =
    settings === undefined
      ? []
      : settingsFindings(ownSettingsProblems({ read, value: tree.value ?? null }), settings.pointer);
  const findings = [...documentFindings(read), ...fromSettings, ...catalogueFindings];
  return [...fromText, ...diagnose(findings, { read, tree, language })];
}
