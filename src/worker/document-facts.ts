import { diagnose } from '../core/lint/diagnose.ts';
import { documentFindings, settingsFindings } from '../core/lint/document-findings.ts';
import { readSettings } from '../core/lint/read-settings.ts';
import { textDiagnostics } from '../core/lint/text-diagnostics.ts';
import type { Diagnostic, Finding } from '../core/model/diagnostic.ts';
import { originOf } from '../core/model/format.ts';
import type { Language } from '../core/model/message.ts';
import type { TextTree } from '../core/text/text-tree.ts';
import { renderAny } from '../core/words/words.ts';
import type { DocumentFacts } from './protocol.ts';
import type { Snapshot } from './snapshot.ts';

export interface DocumentView {
  readonly tree: TextTree;
  readonly snapshot: Snapshot | null;
  /** Why the text could not be read as tools. */
  readonly failure: Finding | null;
  readonly language: Language;
}

export function documentFacts({ tree, snapshot, failure, language }: DocumentView): DocumentFacts {
  const format = snapshot?.read.format ?? null;
  const skipped = snapshot?.tree === tree ? snapshot.read.skipped : [];
  return {
    format,
    origin: format === null ? 'foreign' : originOf(format),
    language: tree.language,
    skipped: skipped.map(({ pointer, reason }) => {
      const span = tree.placeOf(pointer)?.value ?? { start: 0, end: 0 };
      return { pointer, reason: renderAny(reason, language), range: tree.lines.rangeOf(span) };
    }),
    failure: failure === null ? null : renderAny(failure.message, language),
  };
}

/** What belongs to no tool. Nothing is said of the tools while the text is broken. */
export function documentDiagnostics({ tree, snapshot, failure, language }: DocumentView): Diagnostic[] {
  const fromText = textDiagnostics(tree, language);
  if (failure !== null) return [...fromText, ...diagnose([failure], { read: undefined, tree, language })];
  if (snapshot === null) return fromText;
  const { read, catalogueFindings } = snapshot;
  const { settings } = read;
  const fromSettings =
    settings === undefined ? [] : settingsFindings(readSettings(settings.value).problems, settings.pointer);
  const findings = [...documentFindings(read), ...fromSettings, ...catalogueFindings];
  return [...fromText, ...diagnose(findings, { read, tree, language })];
}
