import { convertRead } from '../core/export/convert-document.ts';
import type { ReadTool } from '../core/import/read-document.ts';
import { asIsFindings } from '../core/lint/as-is-findings.ts';
import { diagnose } from '../core/lint/diagnose.ts';
import { documentFindings, settingsFindings } from '../core/lint/document-findings.ts';
import { createLintContext, lintAll } from '../core/lint/engine.ts';
import { readSettings } from '../core/lint/read-settings.ts';
import type { LintSettings } from '../core/lint/settings.ts';
import { textDiagnostics } from '../core/lint/text-diagnostics.ts';
import type { Finding } from '../core/model/diagnostic.ts';
import type { Language } from '../core/model/message.ts';
import type { TargetId } from '../core/model/target-id.ts';
import type { OpenDocument } from './document.ts';
import type { LintedFile } from './reporters/lint-report.ts';

export interface LintRequest {
  readonly settings: LintSettings;
  readonly targets: readonly TargetId[];
  /** Judge the text as if it were sent to the targets unchanged. */
  readonly asIs: boolean;
  readonly language: Language;
}

export function lintDocument(document: OpenDocument, request: LintRequest): LintedFile {
  const { file, text, tree, read, tools } = document;
  const { language } = request;
  const reads = new Map(tools.map((tool, index) => [tool, read.tools[index] as ReadTool]));
  const context = createLintContext({
    tools,
    origin: read.origin,
    format: read.format,
    settings: request.settings,
    targets: request.targets,
    ...(read.settings === undefined ? {} : { settingsPointer: read.settings.pointer }),
    convert: (tool, target) => convertRead(reads.get(tool) as ReadTool, tool, target),
  });
  // What the providers say comes first: it uses ignores that would else be reported as unused.
  const asIs = asIsFindings({ read, value: tree.value ?? null }, context, request.asIs);
  const findings = [...documentFindings(read), ...ownSettingsFindings(document), ...lintAll(context), ...asIs];
  const diagnostics = [...textDiagnostics(tree, language), ...diagnose(findings, { read, tree, language, followsRenames: true })];
  return { file, format: read.format, tools: tools.length, diagnostics, text, unchecked: [] };
}

/** What is wrong with the settings that the document itself holds. */
function ownSettingsFindings({ read }: OpenDocument): Finding[] {
  if (read.settings === undefined) return [];
  return settingsFindings(readSettings(read.settings.value).problems, read.settings.pointer);
}
