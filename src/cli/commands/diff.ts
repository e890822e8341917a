import type { ChangeFact } from '../../core/diff/change.ts';
import { diffReleases, type ReleaseDiff } from '../../core/diff/diff-releases.ts';
import { createLintContext, lintAll } from '../../core/lint/engine.ts';
import { RULES } from '../../core/lint/rules/index.ts';
import { DEFAULT_SETTINGS } from '../../core/lint/settings.ts';
import { wordFinding } from '../../core/lint/word-finding.ts';
import { stringAt } from '../../core/model/json.ts';
import type { Language } from '../../core/model/message.ts';
import { formatPointer, type Pointer } from '../../core/model/pointer.ts';
import { convert } from '../../core/targets/convert.ts';
import { defineCommand, doneJson, doneLines, refuse } from '../command.ts';
import { READING, TEXT_OR_JSON } from '../common-options.ts';
import { type OpenDocument, openDocument } from '../document.ts';
import { render, renderAny, say } from '../words.ts';

export const diff = defineCommand({
  operands: { shown: 'OLD NEW', min: 2, max: 2 },
  options: { ...READING, ...TEXT_OR_JSON },
  async run({ operands: [oldFile = '', newFile = ''], options, host, language }) {
    const reading = { from: options.from, host, language };
    const [before, after] = [await openDocument(oldFile, reading), await openDocument(newFile, reading)];
    if (!before.ok) return refuse(before.error);
    if (!after.ok) return refuse(after.error);
    const suspicions = newSuspicions(before.value, after.value, language);
    const result = diffReleases(releaseOf(before.value), releaseOf(after.value), suspicions);
    const isFine = result.unannounced.length === 0;
    const answer = answerOf(result, language);
    return options.format === 'json' ? doneJson(answer, isFine) : doneLines(linesOf(answer, result, language), isFine);
  },
});

function releaseOf({ read }: OpenDocument) {
  return { version: stringAt(read.catalogue, 'version'), tools: read.tools.map(({ descriptor }) => descriptor) };
}

/** What the security rules say of the new version and did not say of the old one: a description may turn after it was approved. */
function newSuspicions(before: OpenDocument, after: OpenDocument, language: Language): ChangeFact[] {
  const names = new Set(before.tools.map(({ name }) => name));
  const known = new Set(suspicionsIn(before, language).map(keyOf));
  return suspicionsIn(after, language).filter((fact) => names.has(fact.tool) && !known.has(keyOf(fact)));
}

function keyOf({ tool, pointer, after }: ChangeFact): string {
  return JSON.stringify([tool, pointer, after]);
}

function suspicionsIn({ read, tools }: OpenDocument, language: Language): ChangeFact[] {
  const context = createLintContext({
    tools,
    origin: read.origin,
    format: read.format,
    settings: DEFAULT_SETTINGS,
    convert: (tool, target) => convert(tool, target),
    rules: RULES.filter(({ family }) => family === 'security'),
  });
  return lintAll(context).flatMap((finding): ChangeFact[] => {
    const tool = tools[finding.tool]?.name;
    if (tool === undefined || finding.severity === 'info') return [];
    const pointer: Pointer = finding.pointer;
    return [{ kind: 'security-finding', tool, pointer, after: wordFinding(finding, language) }];
  });
}

function answerOf({ changes, bump, unannounced }: ReleaseDiff, language: Language) {
  return {
    changes: changes.map(({ kind, tool, pointer, criticality, message }) => {
      return { kind, tool, pointer: formatPointer(pointer), criticality, message: renderAny(message, language) };
    }),
    bump,
    verdict: unannounced.length === 0 ? 'ok' : 'bump-missing',
  };
}

function linesOf(
  { changes, bump }: ReturnType<typeof answerOf>,
  { unannounced }: ReleaseDiff,
  language: Language,
): string[] {
  if (changes.length === 0) return [render(say('cli-diff-none'), language)];
  const words = changes.map(({ criticality }) => render(say(`cli-criticality-${criticality}`), language));
  const width = Math.max(...words.map((word) => word.length));
  const lines = changes.map(({ tool, pointer, message }, index) => {
    return `${(words[index] ?? '').padEnd(width)}  ${tool}  ${message}${pointer === '' ? '' : `  ${pointer}`}`;
  });
  const verdict =
    unannounced.length === 0 ? '' : render(say('cli-diff-unannounced', { tools: unannounced.join(', ') }), language);
  return [...lines, '', render(say('cli-diff-bump', { bump, verdict }), language).trimEnd()];
}
