import type { Diagnostic } from '../../core/model/diagnostic.ts';
import type { Language } from '../../core/model/message.ts';
import { formatPointer } from '../../core/model/pointer.ts';
import { shownLine, shownText } from '../shown-text.ts';
import { render, say } from '../words.ts';
import type { LintedFile, LintReporter } from './lint-report.ts';
import { severityWords, totals } from './summary.ts';

/** For people: findings by file and tool, each with its place, rule and pointer, and one line of totals at the end. */
export const text: LintReporter = (files, language) =>
  shownText([...files.flatMap((file) => fileLines(file, language)), totals(files, language), ''].join('\n'));

function fileLines({ file, format, tools, diagnostics }: LintedFile, language: Language): string[] {
  if (diagnostics.length === 0) return [];
  const facts = render(say('cli-text-file', { file: shownLine(file), format, count: tools }), language);
  return [
    facts,
    ...[...groupByTool(withoutEchoes(diagnostics, language))].flatMap(([tool, list]) =>
      toolLines(tool, list, language),
    ),
    '',
  ];
}

/** From so many tools on, a hint in the same words is said once. */
const ECHOES = 4;

/** What every other tool of a catalogue is told too would hide the rest. The other formats list each. */
function withoutEchoes(diagnostics: readonly Diagnostic[], language: Language): Diagnostic[] {
  const keyOf = ({ rule, message, target }: Diagnostic) => `${rule} ${target ?? ''} ${message}`;
  const tools = new Map<string, Set<number>>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity !== 'info' || diagnostic.toolIndex < 0) continue;
    const key = keyOf(diagnostic);
    tools.set(key, (tools.get(key) ?? new Set()).add(diagnostic.toolIndex));
  }
  const told = new Set<string>();
  return diagnostics.flatMap((diagnostic) => {
    const key = keyOf(diagnostic);
    const count = (tools.get(key)?.size ?? 0) - 1;
    if (diagnostic.severity !== 'info' || count + 1 < ECHOES) return [diagnostic];
    if (told.has(key)) return [];
    told.add(key);
    const more = render(say('cli-text-echoes', { count }), language);
    return [{ ...diagnostic, message: `${diagnostic.message} ${more}` }];
  });
}

function groupByTool(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const key = diagnostic.toolIndex < 0 ? '' : `${diagnostic.toolIndex} ${diagnostic.tool}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [diagnostic]);
    else group.push(diagnostic);
  }
  return groups;
}

function toolLines(key: string, diagnostics: readonly Diagnostic[], language: Language): string[] {
  const title = key === '' ? [] : [`  ${shownLine(key.slice(key.indexOf(' ') + 1))}`];
  const words = severityWords(language);
  const places = diagnostics.map(({ range }) => `${range.start.line}:${range.start.column}`);
  const placeWidth = Math.max(...places.map((place) => place.length));
  const wordWidth = Math.max(...Object.values(words).map((word) => word.length));
  return [
    ...title,
    ...diagnostics.flatMap((diagnostic, index) => {
      const { severity, rule, message, target, pointer } = diagnostic;
      const lead = `    ${(places[index] ?? '').padEnd(placeWidth)}  ${words[severity].padEnd(wordWidth)}  `;
      const tags = [rule, target ?? '', formatPointer(pointer)].filter((tag) => tag !== '').join('  ');
      return [`${lead}${shownLine(message)}`, `${' '.repeat(lead.length)}${shownLine(tags)}`];
    }),
  ];
}
