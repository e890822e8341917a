import { rulePage } from '../../core/lint/rule-pages.ts';
import type { Diagnostic, Severity, TextRange } from '../../core/model/diagnostic.ts';
import type { Language } from '../../core/model/message.ts';
import { formatPointer } from '../../core/model/pointer.ts';
import type { Host } from '../command.ts';
import { stablePlace } from '../stable-place.ts';
import { type PlacedEdit, placeEdits, positionsIn } from './edits.ts';
import type { LintedFile, LintReporter } from './lint-report.ts';
import { pathUri } from './shown-path.ts';

const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** SARIF 2.1.0, as code scanning services read it: https://docs.oasis-open.org/sarif/sarif/v2.1.0/ (seen 2026-11-29). */
export const sarif: LintReporter = (files, language, host) => {
  const ids = [...new Set(files.flatMap(({ diagnostics }) => diagnostics.map(({ rule }) => rule)))].sort();
  const run = {
    tool: { driver: { name: 'Toolscribe', version: host.version(), rules: ids.map((id) => ruleOf(id, language)) } },
    columnKind: 'utf16CodeUnits',
    language,
    artifacts: files.map(({ file }) => ({ location: { uri: pathUri(file, host.cwd) } })),
    results: files.flatMap((file) => resultsOf(file, ids, host)),
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
};

function ruleOf(id: string, language: Language) {
  const page = rulePage(id, language);
  if (page === undefined) return { id };
  const { summary, why, source, severity, family } = page;
  const link = source.url === null ? source.title : `[${source.title}](${source.url})`;
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    help: { text: `${why}\n\n${source.title}`, markdown: `${why}\n\n${link}` },
    ...(source.url === null ? {} : { helpUri: source.url }),
    properties: { tags: [family] },
    defaultConfiguration: { level: LEVELS[severity.authored as Severity] ?? 'none' },
  };
}

function resultsOf(linted: LintedFile, ids: readonly string[], { cwd }: Host) {
  const { file, diagnostics, text } = linted;
  const positionAt = positionsIn(text);
  const uri = pathUri(file, cwd);
  const fingerprint = fingerprints(linted);
  return diagnostics.map((diagnostic) => ({
    ruleId: diagnostic.rule,
    ruleIndex: ids.indexOf(diagnostic.rule),
    level: LEVELS[diagnostic.severity],
    message: { text: unlinked(diagnostic.message) },
    locations: [locationOf(diagnostic, uri)],
    partialFingerprints: { 'toolscribe/v1': fingerprint(diagnostic) },
    ...fixesOf(diagnostic, uri, (edits) => placeEdits(edits, positionAt)),
    properties: {
      family: diagnostic.family,
      ...(diagnostic.target === undefined ? {} : { target: diagnostic.target }),
    },
  }));
}

/** What a document says must not become a link: SARIF reads `[text](address)` in a message as one, unless it is escaped. */
function unlinked(text: string): string {
  return text.replaceAll('](', '\\](');
}

function locationOf({ range, tool, pointer }: Diagnostic, uri: string) {
  return {
    physicalLocation: { artifactLocation: { uri }, region: regionOf(range) },
    ...(tool !== '' && {
      logicalLocations: [{ name: tool, fullyQualifiedName: formatPointer(pointer), kind: 'object' }],
    }),
  };
}

function fixesOf(
  diagnostic: Diagnostic,
  uri: string,
  place: (edits: Diagnostic['fixes'][number]['edits']) => PlacedEdit[],
) {
  if (diagnostic.fixes.length === 0) return {};
  return {
    fixes: diagnostic.fixes.map(({ title, edits }) => ({
      description: { text: unlinked(title) },
      artifactChanges: [
        {
          artifactLocation: { uri },
          replacements: place(edits).map(({ range, newText }) => ({
            deletedRegion: regionOf(range),
            insertedContent: { text: newText },
          })),
        },
      ],
    })),
  };
}

function regionOf({ start, end }: TextRange) {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

/** Stays the same when lines move: the rule, the tool and the place inside it, counted where several share one. */
function fingerprints({ rootOf }: LintedFile): (diagnostic: Diagnostic) => string {
  const seen = new Map<string, number>();
  return ({ rule, tool, toolIndex, pointer, descriptorPointer, target }) => {
    const place = stablePlace(rootOf(toolIndex), toolIndex < 0 ? pointer : descriptorPointer);
    const key = [rule, tool, place, target ?? ''].join(' ');
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key} ${count}`;
  };
}
