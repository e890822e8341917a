import type { Preset } from '../../core/lint/define-rule.ts';
import type { Severity } from '../../core/model/diagnostic.ts';
import type { Pointer } from '../../core/model/pointer.ts';
import type { EditPlan } from './edit-jobs.ts';

/** The lint rules, and the settings of the document for them. */
export interface RuleJobs {
  /** The lint settings in force, and whether the document has a place to write them. */
  settings: { input: null; output: SettingsView };
  changeSettings: { input: SettingsChange; output: EditPlan };
  rules: { input: null; output: readonly RuleSummary[] };
  rule: { input: { readonly id: string }; output: RulePage | null };
}

export interface SettingsView {
  /** False for documents whose format has no place for settings; `toolscribe.config.json` beside the file has. */
  readonly canHold: boolean;
  /** Whether a tool of the document can hold `lint_ignore`. */
  readonly canIgnore: boolean;
  readonly preset: Preset;
  /** The settings ask for tools that every target takes. */
  readonly everywhere: boolean;
  readonly rules: Readonly<Record<string, Severity | 'off'>>;
}

export type SettingsChange =
  | { readonly kind: 'preset'; readonly preset: Preset }
  /** False takes the targets out of the settings. */
  | { readonly kind: 'everywhere'; readonly everywhere: boolean }
  /** `null` leaves the rule's own severity. */
  | { readonly kind: 'rule'; readonly rule: string; readonly severity: Severity | 'off' | null }
  | {
      readonly kind: 'ignore';
      readonly rule: string;
      readonly tool: number;
      /** From the descriptor's root; the whole tool when empty. */
      readonly pointer: Pointer;
      readonly reason: string;
    };

export interface RuleSummary {
  readonly id: string;
  readonly family: string;
  readonly summary: string;
  readonly severity: { readonly authored: Severity | 'off'; readonly foreign: Severity | 'off' };
}

export interface RulePage extends RuleSummary {
  readonly why: string;
  readonly source: { readonly title: string; readonly url: string | null; readonly checkedOn: string };
  readonly good: readonly string[];
  readonly bad: readonly { readonly text: string; readonly finding: string }[];
}
