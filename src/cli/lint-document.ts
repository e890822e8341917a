import { convertRead } from '../core/export/convert-document.ts';
import type { ReadTool } from '../core/import/read-document.ts';
import { asIsFindings } from '../core/lint/as-is-findings.ts';
import { diagnose } from '../core/lint/diagnose.ts';
import { documentFindings, settingsFindings } from '../core/lint/document-findings.ts';
import { createLintContext, lintAll } from '../core/lint/engine.ts';
import { ownSettingsProblems } from '../core/lint/ignore-problems.ts';
import type { IgnoreEntry } from '../core/lint/settings.ts';
import { textDiagnostics } from '../core/lint/text-diagnostics.ts';
import type { Finding } from '../core/model/diagnostic.ts';
import type { Language, Message } from '../core/model/message.ts';
import type { TargetId } from '../core/model/target-id.ts';
import type { OpenDocument } from './document.ts';
import type { LintedFile } from './reporters/lint-report.ts';
import type { SettingsInForce } from './settings.ts';
import { type CliMessageId, say } from './words.ts';

interface LintRequest extends SettingsInForce {
  readonly targets: readonly TargetId[];
  /** Judge the text as if it were sent to the targets unchanged. */
  readonly asIs: boolean;
  readonly language: Language;
}

interface LintedDocument {
  readonly linted: LintedFile;
  /** Entries of the settings that silenced something. */
  readonly usedIgnores: ReadonlySet<IgnoreEntry>;
  /** Settings and ignores in the document that name nothing: its findings show where, and the command says that it was misled. */
  readonly misleading: readonly Message<CliMessageId>[];
}

/** Names of nothing; a missing reason is a matter of style beside them. */
const MISLEADING: ReadonlySet<string> = new Set(['unknown', 'unknownNear', 'nowhere', 'nowhereNear']);

export function lintDocument(document: OpenDocument, request: LintRequest): LintedDocument {
  const { file, text, tree, read, tools } = document;
  const { language } = request;
  const reads = new Map(tools.map((tool, index) => [tool, read.tools[index] as ReadTool]));
  const isOwn = read.settings !== undefined && request.config === undefined;
  const context = createLintContext({
    tools,
    origin: read.origin,
    format: read.format,
    settings: request.settings,
    targets: request.targets,
    today: new Date().toISOString().slice(0, 10),
    ...(isOwn ? { settingsPointer: read.settings?.pointer ?? [] } : {}),
    convert: (tool, target) => convertRead(reads.get(tool) as ReadTool, tool, target),
  });
  // What the providers say comes first: it uses ignores that would else be reported as unused.
  const asIs = asIsFindings({ read, value: tree.value ?? null }, context, request.asIs);
  const settings = ownSettingsFindings(document);
  const found = lintAll(context);
  const findings = [...documentFindings(read), ...settings, ...found, ...asIs];
  const place = { read, tree, language, followsRenames: true };
  const diagnostics = [...textDiagnostics(tree, language), ...diagnose(findings, place)];
  const misled = [
    ...(isOwn ? settings.filter(({ message }) => message.id !== 'settings-ignore-reason') : []),
    ...found.filter(({ rule, message }) => rule === 'lint-ignore' && MISLEADING.has(message.id)),
  ];
  const rootOf = (index: number) => (index < 0 ? tree.value : tools[index]?.raw);
  return {
    linted: {
      file,
      format: read.format,
      tools: tools.length,
      diagnostics,
      text,
      rootOf,
      document,
      targets: request.targets,
    },
    usedIgnores: context.usedIgnores,
    misleading: diagnose(misled, place).map(({ range: { start }, message }) =>
      say('cli-text-problem', { file, line: start.line, column: start.column, message }),
    ),
  };
}

/** What is wrong with the settings that the document itself holds. */
function ownSettingsFindings({ read, tree }: OpenDocument): Finding[] {
  return settingsFindings(ownSettingsProblems({ read, value: tree.value ?? null }), read.settings?.pointer ?? []);
}
