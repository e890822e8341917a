import { PRESETS } from '../../core/lint/define-rule.ts';
import type { LintSettings } from '../../core/lint/settings.ts';
import { SEVERITIES, type Severity } from '../../core/model/diagnostic.ts';
import { applyBaseline, readBaseline, writeBaseline } from '../baseline.ts';
import { type CommandInput, defineCommand, type Outcome, refuse } from '../command.ts';
import { READING, targetsOption } from '../common-options.ts';
import { type ConfigUse, judgeConfig } from '../config-ignores.ts';
import { openDocument } from '../document.ts';
import { lintDocument } from '../lint-document.ts';
import { LINT_FORMATS, LINT_REPORTERS } from '../reporters/index.ts';
import type { LintedFile } from '../reporters/lint-report.ts';
import { type ConfigFile, createSettingsReader } from '../settings.ts';
import { say } from '../words.ts';

const OPTIONS = {
  ...READING,
  format: { kind: 'choice', choices: LINT_FORMATS, help: 'cli-help-format' },
  target: targetsOption('cli-help-target'),
  'as-is': { kind: 'flag', help: 'cli-help-as-is' },
  preset: { kind: 'choice', choices: PRESETS, help: 'cli-help-preset' },
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
    const { options, host } = input;
    if (options['update-baseline'] && options.baseline === undefined) {
      return refuse(say('cli-option-alone', { shown: '--update-baseline', other: '--baseline FILE' }));
    }
    const { files, unread } = await lintFiles(input);
    if (options.baseline === undefined) return report(files, unread, input);
    if (options['update-baseline']) {
      const written = await writeBaseline(options.baseline, files, host);
      return {
        exit: written.ok && unread.length === 0 ? 0 : 2,
        stdout: '',
        talk: [...unread, written.ok ? written.value : written.error],
      };
    }
    const baseline = await readBaseline(options.baseline, host);
    if (!baseline.ok) return refuse(baseline.error);
    const { kept, hidden, resolved } = applyBaseline(files, baseline.value);
    const outcome = await report(kept, unread, input);
    const notes = [
      ...(hidden === 0 ? [] : [say('cli-baseline-hidden', { count: hidden })]),
      ...(resolved === 0 ? [] : [say('cli-baseline-resolved', { count: resolved })]),
    ];
    return { ...outcome, talk: [...outcome.talk, ...notes] };
  },
});

/** Lints what can be read; each file that cannot, and each setting that names nothing, leaves one line. */
async function lintFiles({ operands, options, language, host }: Input): Promise<{ files: LintedFile[]; unread: Talk }> {
  const files: LintedFile[] = [];
  const unread: Talk[number][] = [];
  const uses = new Map<ConfigFile, ConfigUse[]>();
  const settingsFor = createSettingsReader({ config: options.config, host, language });
  for (const file of operands) {
    const opened = await openDocument(file, { from: options.from, host, language });
    const settings = opened.ok ? await settingsFor(opened.value) : opened;
    if (!opened.ok) unread.push(opened.error);
    else if (!settings.ok) unread.push(settings.error);
    else {
      const document = opened.value;
      const { config } = settings.value;
      const asked = { ...request(options, settings.value.settings), config, language };
      const { linted, usedIgnores, misleading } = lintDocument(document, asked);
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
  return { files, unread };
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
