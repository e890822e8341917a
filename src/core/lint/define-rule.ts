import type { DescriptorEdit, Family, Severity } from '../model/diagnostic.ts';
import type { FormatId, Origin } from '../model/format.ts';
import type { JsonObject } from '../model/json.ts';
import type { Message, MessageData } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import type { TargetId } from '../model/target-id.ts';
import type { Tool } from '../model/tool.ts';
import type { Conversion } from '../targets/conversion.ts';
import type { Wording } from '../words/define-words.ts';
import type { Thresholds } from './settings.ts';

/** `off`: silent unless a preset or the settings switch it on; then it speaks as `info`. */
export type RuleSeverity = Severity | 'off';

/** The smallest preset that runs the rule: `essentials` rules also run in `recommended`, and all run in `strict`. */
export const PRESETS = ['essentials', 'recommended', 'strict'] as const;
export type Preset = (typeof PRESETS)[number];

export interface RuleSource {
  readonly title: string;
  readonly url?: string;
  /** ISO date on which the source said so. */
  readonly checkedOn: string;
}

export interface RuleContext {
  readonly origin: Origin;
  readonly format: FormatId;
  readonly tools: readonly Tool[];
  readonly targets: readonly TargetId[];
  readonly thresholds: Thresholds;
  /** ISO date of the run, where the host tells it; without it nothing is called old. */
  readonly today?: string;
  /** Ids of every rule of the registry. */
  readonly ruleIds: ReadonlySet<string>;
  /** The tool as the target would receive it; computed once per tool and target. */
  convert(tool: Tool, target: TargetId): Conversion;
  /** Facts computed once per catalogue and shared by rules; `compute` must depend on `tools` alone. */
  once<Value>(key: string, compute: (tools: readonly Tool[]) => Value): Value;
}

export interface ReportOptions {
  /** Said instead of the rule's own message: a sentence of the interface tables, such as a loss or a limit of a target. */
  readonly message?: Message;
  readonly data?: MessageData;
  readonly target?: TargetId;
  readonly confidence?: number;
  /** Overrides the rule's own severity downwards or upwards where the evidence calls for it. */
  readonly severity?: Severity;
  readonly fixes?: readonly RuleFix[];
}
export interface RuleFix {
  /** An id of the rule's `messages`. */
  readonly title: string;
  readonly data?: MessageData;
  /** Meaning is kept, so "fix all" may apply it. */
  readonly safe: boolean;
  readonly edits: readonly DescriptorEdit[];
  /** The new name that the edits give the tool; what other tools say of it follows when the fix is made. */
  readonly renamesTool?: string;
}

/** `tool` is an index into the catalogue; -1 speaks of the document, with a document pointer. */
export type Report<MessageId extends string> = (
  messageId: MessageId,
  pointer: Pointer,
  options?: ReportOptions,
) => void;
export type CatalogueReport<MessageId extends string> = (
  tool: number,
  messageId: MessageId,
  pointer: Pointer,
  options?: ReportOptions,
) => void;

/** A bad example: one tool or a whole catalogue, the message it must provoke and where. */
export interface BadExample<MessageId extends string> {
  readonly tool?: JsonObject;
  readonly tools?: readonly JsonObject[];
  readonly format?: FormatId;
  readonly targets?: readonly TargetId[];
  readonly today?: string;
  readonly expect: MessageId;
  /** RFC 6901 text, from the descriptor's root. */
  readonly at: string;
}

export interface RuleSpec<Id extends string, Messages extends Readonly<Record<string, Wording>>> {
  readonly id: Id;
  readonly family: Family;
  readonly severity: RuleSeverity | { readonly authored: RuleSeverity; readonly foreign: RuleSeverity };
  readonly preset: Preset;
  readonly summary: string;
  readonly why: string;
  readonly source: RuleSource;
  /** 0 to 1; only heuristic rules have one. */
  readonly confidence?: number;
  /** English texts of findings and fix titles, in two forms where `count` decides; the Vietnamese table is total over them by type. */
  readonly messages: Messages;
  readonly examples: {
    readonly good: readonly (JsonObject | readonly JsonObject[])[];
    readonly bad: readonly BadExample<NoInfer<Extract<keyof Messages, string>>>[];
  };
  /** Looks at one tool. Must not throw, and must not look at other tools except through `context.once`. */
  readonly check?: (tool: Tool, report: Report<NoInfer<Extract<keyof Messages, string>>>, context: RuleContext) => void;
  /** Looks at the catalogue as a whole. */
  readonly checkCatalogue?: (
    tools: readonly Tool[],
    report: CatalogueReport<NoInfer<Extract<keyof Messages, string>>>,
    context: RuleContext,
  ) => void;
}

/** A rule as the registry holds it, its ids erased to strings. */
export interface Rule {
  readonly id: string;
  readonly family: Family;
  readonly severity: { readonly authored: RuleSeverity; readonly foreign: RuleSeverity };
  readonly preset: Preset;
  readonly summary: string;
  readonly why: string;
  readonly source: RuleSource;
  readonly confidence?: number;
  readonly messages: Readonly<Record<string, Wording>>;
  readonly examples: {
    readonly good: readonly (JsonObject | readonly JsonObject[])[];
    readonly bad: readonly BadExample<string>[];
  };
  readonly check?: (tool: Tool, report: Report<string>, context: RuleContext) => void;
  readonly checkCatalogue?: (tools: readonly Tool[], report: CatalogueReport<string>, context: RuleContext) => void;
}

/** A rule with its message ids kept as types, so that a wrong id or a missing translation does not compile. */
export interface TypedRule<Id extends string, Messages extends Readonly<Record<string, Wording>>>
  extends Omit<Rule, 'id' | 'messages'> {
  readonly id: Id;
  readonly messages: Messages;
}

export function defineRule<const Id extends string, const Messages extends Readonly<Record<string, Wording>>>(
  spec: RuleSpec<Id, Messages>,
): TypedRule<Id, Messages> {
  const severity =
    typeof spec.severity === 'string' ? { authored: spec.severity, foreign: spec.severity } : spec.severity;
  return { ...spec, severity } as TypedRule<Id, Messages>;
}
