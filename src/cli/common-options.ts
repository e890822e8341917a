import { FORMATS, type FormatId } from '../core/model/format.ts';
import { LANGUAGES } from '../core/model/message.ts';
import { EVERY_TARGET, TARGET_IDS, type TargetId } from '../core/model/target-id.ts';
import type { ChoiceSpec, OptionSpecs } from './options.ts';

/** Understood by every command. */
export const EVERYWHERE = {
  lang: { kind: 'choice', choices: LANGUAGES, help: 'cli-help-lang' },
  help: { kind: 'flag', help: 'cli-help-help' },
} as const satisfies OptionSpecs;

/** How a document is read. */
export const READING = {
  from: {
    kind: 'choice',
    choices: FORMATS,
    help: 'cli-help-from',
  } as ChoiceSpec<FormatId> & { kind: 'choice' },
  config: { kind: 'text', value: 'FILE', help: 'cli-help-config' },
} as const satisfies OptionSpecs;

export const TEXT_OR_JSON = {
  format: { kind: 'choice', choices: ['text', 'json'], help: 'cli-help-format' },
} as const satisfies OptionSpecs;

const TARGET_CHOICE = {
  choices: TARGET_IDS,
  synonyms: { 'mcp:2026-07-28': 'mcp' },
} as const satisfies Omit<ChoiceSpec<TargetId>, 'kind' | 'help'>;

/** One target id. */
export function targetOption<Help extends ChoiceSpec['help']>(help: Help) {
  return { kind: 'choice', ...TARGET_CHOICE, help } as const;
}

/** Any number of target ids, or all of them. */
export function targetsOption<Help extends ChoiceSpec['help']>(help: Help) {
  return { kind: 'choices', ...TARGET_CHOICE, groups: { [EVERY_TARGET]: TARGET_IDS }, help } as const;
}
