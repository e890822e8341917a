import { resolve } from 'node:path';
import { PRESETS } from '../../core/lint/define-rule.ts';
import type { LintSettings } from '../../core/lint/settings.ts';
import { SEVERITIES, type Severity } from '../../core/model/diagnostic.ts';
import { applyBaseline, readBaseline, writeBaseline } from '../baseline.ts';
import { type CommandInput, defineCommand, type Outcome, refuse } from '../command.ts';
import { READING, targetsOption } from '../common-options.ts';
import { type ConfigUse, judgeConfig } from '../config-ignores.ts';
import { type OpenDocument, openDocument } from '../document.ts';
import { fixDocument } from '../fix-document.ts';
import { lintDocument } from '../lint-document.ts';
import { LINT_FORMATS, LINT_REPORTERS } from '../reporters/index.ts';
import type { LintedFile } from '../reporters/lint-report.ts';
import { type ConfigFile, createSettingsReader, type SettingsInForce } from '../settings.ts';
import { say } from '../words.ts';
import { writeText } from '../write-text.ts';

const OPTIONS = {
  ...READING,
  format: { kind: 'choice', choices: LINT_FORMATS, help: 'cli-help-format' },
  target: targetsOption('cli-help-target'),
  'as-is': { kind: 'flag', help: 'cli-help-as-is' },
  preset: { kind: 'choice', choices: PRESETS, help: 'cli-help-preset' },
  fix: { kind: 'flag', help: 'cli-help-fix' },
  'fail-on': { kind: 'choice', choices: SEVERITIES, help: 'cli-help-fail-on' },
  baseline: { kind: 'text', value: 'FILE', help: 'cli-help-baseline' },
  'update-baseline': { kind: 'flag', help: 'cli-help-update-baseline' },
} as const;
type Input = CommandInput<typeof OPTIONS>;
type Talk = Outcome['talk'];

export const lint = defineCommand({
  operands: { shown: 'FILE...', min: 1, max: Number.POSITIVE_INFINITY },
  options: OPTIONS,
  async run(input) {
    const { options, host, operands } = input;
    if (options.fix && operands.includes('-')) return refuse(say('cli-fix-stdin'));
    if (options['update-baseline'] && options.baseline === undefined) {
      return refuse(say('cli-option-alone', { shown: '--update-baseline', other: '--baseline FILE' }));
    }
    const { files, unread, fixes } = await lintFiles(input);
    if (options.baseline === undefined) return withNotes(await report(files, unread, input), fixes);
    if (options['update-baseline']) {
      // What could not be read has known findings too, which would be forgotten.
      if (unread.length > 0) return { exit: 2, stdout: '', talk: [...unread, say('cli-baseline-kept')] };
      const written = await writeBaseline(options.baseline, files, host);
      return { exit: written.ok ? 0 : 2, stdout: '', talk: [...fixes, written.ok ? written.value : written.error] };
    }
    const baseline = await readBaseline(options.baseline, host);
    if (!baseline.ok) return refuse(baseline.error);
    const { kept, hidden, resolved } = applyBaseline(files, baseline.value);
    const notes = [
      ...fixes,
      ...(hidden === 0 ? [] : [say('cli-baseline-hidden', { count: hidden })]),
      ...(resolved === 0 ? [] : [say('cli-baseline-resolved', { count: resolved })]),
    ];
    return withNotes(await report(kept, unread, input), notes);
  },
});

function withNotes(outcome: Outcome, notes: Talk): Outcome {
  return { ...outcome, talk: [...outcome.talk, ...notes] };
}

interface LintedFiles {
  readonly files: readonly LintedFile[];
  readonly unread: Talk;
  /** What was mended on the way. */
  readonly fixes: Talk;
}

/** Lints what can be read; each file that cannot, and each setting that names nothing, leaves one line. */
async function lintFiles({ operands, options, language, host }: Input): Promise<LintedFiles> {
  const files: LintedFile[] = [];
  const fixes: Talk[number][] = [];
  const unread: Talk[number][] = [];
  const uses = new Map<ConfigFile, ConfigUse[]>();
  const settingsFor = createSettingsReader({ config: options.config, host, language });
  const asked = ({ settings, config }: SettingsInForce) => ({ ...request(options, settings), config, language });
  for (const file of new Set(operands)) {
    const opened = await openDocument(file, { from: options.from, host, language });
    const settings = opened.ok ? await settingsFor(opened.value) : opened;
    if (!opened.ok) unread.push(opened.error);
    else if (!settings.ok) unread.push(settings.error);
    else {
      const diagnosticsOf = (draft: OpenDocument) => lintDocument(draft, asked(settings.value)).linted.diagnostics;
      const { document, fixed } = options.fix
        ? await fixDocument(opened.value, diagnosticsOf, language)
        : { document: opened.value, fixed: 0 };
      const failure = fixed === 0 ? undefined : await writeText(resolve(host.cwd, file), document.text, file);
      if (failure !== undefined) unread.push(failure);
      else if (fixed > 0) fixes.push(say('cli-fix-done', { count: fixed, file }));
      const { config } = settings.value;
      const { linted, usedIgnores, misleading } = lintDocument(document, asked(settings.value));
      files.push(linted);
      unread.push(...misleading);
      if (config !== undefined) uses.set(config, [...(uses.get(config) ?? []), { document, usedIgnores }]);
    }
  }
  for (const [config, documents] of uses) {
    const { linted, misleading } = judgeConfig(config, documents, language);
    if (linted !== undefined) files.push(linted);
    unread.push(...misleading);
  }
  return { files, unread, fixes };
}

function request(options: Input['options'], settings: LintSettings) {
  return {
    settings: { ...settings, ...(options.preset === undefined ? {} : { preset: options.preset }) },
    targets: [...new Set(options.target.length > 0 ? options.target : settings.targets)],
    asIs: options['as-is'],
  };
}

async function report(files: readonly LintedFile[], unread: Talk, input: Input): Promise<Outcome> {
  const { options, language, host } = input;
  const format = options.format ?? 'text';
  const stdout = files.length === 0 ? '' : await (await LINT_REPORTERS[format]())(files, language, host);
  const failOn = options['fail-on'] ?? 'error';
  const exit = unread.length > 0 ? 2 : files.some((file) => fails(file, failOn)) ? 1 : 0;
  return { exit, stdout, talk: unread };
}

function fails({ diagnostics }: LintedFile, failOn: Severity): boolean {
  const bar = SEVERITIES.indexOf(failOn);
  return diagnostics.some(({ severity }) => SEVERITIES.indexOf(severity) <= bar);
}
