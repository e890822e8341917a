import { effectiveSeverity } from '../core/lint/effective-severity.ts';
import { ignoreProblems } from '../core/lint/ignore-problems.ts';
import { reaches } from '../core/lint/ignores.ts';
import { lintIgnore } from '../core/lint/rules/lint-ignore.ts';
import type { IgnoreEntry } from '../core/lint/settings.ts';
import type { Diagnostic, Severity } from '../core/model/diagnostic.ts';
import type { Language, Message } from '../core/model/message.ts';
import type { Pointer } from '../core/model/pointer.ts';
import type { OpenDocument } from './document.ts';
import type { LintedFile } from './reporters/lint-report.ts';
import { type ConfigFile, placeOf, problemAt } from './settings.ts';
import { type CliMessageId, renderAny, say } from './words.ts';

/** One document that a file of settings was used for. */
export interface ConfigUse {
  readonly document: OpenDocument;
  readonly usedIgnores: ReadonlySet<IgnoreEntry>;
}
interface JudgedConfig {
  /** The file as the reports show it; undefined when nothing is to say of it. */
  readonly linted: LintedFile | undefined;
  readonly misleading: readonly Message<CliMessageId>[];
}

/**
 * What the ignores of a file of settings did in all documents that it was used for. A pointer that leads nowhere misleads;
 * a tool that is not here may stand in a document that was not checked, so that it is a finding only.
 */
export function judgeConfig(config: ConfigFile, uses: readonly ConfigUse[], language: Language): JudgedConfig {
  const { file, text, tree, settings } = config;
  const severity = effectiveSeverity(lintIgnore, 'authored', settings);
  const documents = uses.map(({ document: { read, tree: own } }) => ({ read, value: own.value ?? null }));
  const problems = ignoreProblems(settings.ignore, documents).map(({ pointer, message }) => ({
    pointer,
    text: renderAny(message, language),
  }));
  const unused = severity === 'off' ? [] : unusedEntries(settings.ignore, uses, language);
  const place = (rule: string, weight: Severity, found: Located) =>
    diagnosticAt(config, { rule, severity: weight, ...found });
  const diagnostics = [
    ...problems.map((found) => place('lint-settings', 'warning', found)),
    ...(severity === 'off' ? [] : unused.map((found) => place(lintIgnore.id, severity, found))),
  ];
  const linted = {
    file,
    format: 'settings',
    tools: 0,
    diagnostics,
    text,
    document: undefined,
    targets: [],
    rootOf: () => tree.value,
  } as const;
  return {
    linted: diagnostics.length === 0 ? undefined : linted,
    misleading: problems
      .filter(({ pointer }) => pointer.at(-1) === 'pointer')
      .map((found) => problemAt({ file, tree }, found.pointer, found.text)),
  };
}

interface Located {
  readonly pointer: Pointer;
  readonly text: string;
}

function unusedEntries(entries: readonly IgnoreEntry[], uses: readonly ConfigUse[], language: Language): Located[] {
  const descriptors = uses.flatMap(({ document }) => document.tools.map(({ raw }) => raw));
  return entries.flatMap((entry, index) => {
    if (uses.some(({ usedIgnores }) => usedIgnores.has(entry)) || !reaches(entry, descriptors)) return [];
    const text = renderAny(say('settings-ignore-unused', { rule: entry.rule }), language);
    return [{ pointer: ['ignore', String(entry.index ?? index)], text }];
  });
}

function diagnosticAt(
  { tree }: ConfigFile,
  { rule, severity, pointer, text }: Located & { readonly rule: string; readonly severity: Severity },
): Diagnostic {
  const { start, end } = placeOf(tree, pointer);
  // Of an entry only its first bracket is marked, as for every object.
  const span = tree.text[start] === '{' ? { start, end: start + 1 } : { start, end };
  const range = tree.lines.rangeOf(span);
  return {
    rule,
    family: 'document',
    severity,
    tool: '',
    toolIndex: -1,
    pointer,
    descriptorPointer: [],
    message: text,
    range,
    fixes: [],
  };
}
