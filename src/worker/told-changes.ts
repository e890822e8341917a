import { type ProbableRename, probableRenames, type RenameEvidence } from '../core/catalog/probable-renames.ts';
import type { Release } from '../core/diff/bump.ts';
import { diffReleases, type ReleaseDiff } from '../core/diff/diff-releases.ts';
import { stringAt } from '../core/model/json.ts';
import type { Language } from '../core/model/message.ts';
import { readTool } from '../core/model/tool.ts';
import { render, renderAny, say } from '../core/words/words.ts';
import type { CompareView } from './protocol/catalogue-jobs.ts';

type Changes = ReleaseDiff['changes'];

interface ToldChange extends Omit<CompareView['changes'][number], 'range'> {
  /** The tool's name in the older version, and in the newer one. */
  readonly names: { readonly before: string; readonly after: string };
}

/** The changes in words. A removal and an addition that are probably one tool are told as one, with what else changed in it. */
export function toldChanges(
  changes: Changes,
  releases: { readonly before: Release; readonly after: Release },
  language: Language,
): readonly ToldChange[] {
  const [before, after] = [releases.before.tools.map(readTool), releases.after.tools.map(readTool)];
  const renames = probableRenames(before, after);
  const gone = new Set(renames.map((rename) => before[rename.before]?.name));
  const come = new Set(renames.map((rename) => after[rename.after]?.name));
  const rest = changes.filter(
    ({ kind, tool }) => !((kind === 'tool-removed' && gone.has(tool)) || (kind === 'tool-added' && come.has(tool))),
  );
  return [
    ...renames.flatMap((rename) => toldRename(rename, releases, language)),
    ...inWords(rest, language, ({ tool }) => ({ before: tool, after: tool })),
  ];
}

function toldRename(
  { before, after, evidence }: ProbableRename,
  releases: { readonly before: Release; readonly after: Release },
  language: Language,
): readonly ToldChange[] {
  const [old, now] = [releases.before.tools[before] ?? {}, releases.after.tools[after] ?? {}];
  const names = { before: stringAt(old, 'name') ?? '', after: stringAt(now, 'name') ?? '' };
  const message = say('diff-tool-renamed', { other: names.after, evidence: inEvidence(evidence, language) });
  const sameName = { ...now, name: names.before };
  const inner = diffReleases({ version: undefined, tools: [old] }, { version: undefined, tools: [sameName] });
  return [
    { criticality: 'breaking', tool: names.before, pointer: ['name'], message: render(message, language), names },
    ...inWords(inner.changes, language, () => names),
  ];
}

function inWords(
  changes: Changes,
  language: Language,
  namesOf: (change: Changes[number]) => ToldChange['names'],
): readonly ToldChange[] {
  return changes.map((change) => {
    const { criticality, tool, pointer, message } = change;
    return { criticality, tool, pointer, message: renderAny(message, language), names: namesOf(change) };
  });
}

function inEvidence({ parameters, description }: RenameEvidence, language: Language): string {
  const parts = [
    ...(parameters.of === 0 ? [] : [say('diff-same-parameters', { same: parameters.same, count: parameters.of })]),
    ...(description === null ? [] : [say('diff-same-description', { percent: Math.round(description * 100) })]),
  ];
  return parts.map((part) => render(part, language)).join(', ');
}
