import type { Coverage, ExamplePart } from '../../core/examples/example-report.ts';
import type { Severity, TextRange } from '../../core/model/diagnostic.ts';
import type { Pointer } from '../../core/model/pointer.ts';
import type { TargetId } from '../../core/model/target-id.ts';
import type { ExampleKind } from '../../core/model/tool.ts';
import type { ConversionStatus, LossKind } from '../../core/targets/conversion.ts';
import type { Source } from '../../core/targets/define-target.ts';

/** What a page shows of the one tool that is in sight. */
export interface ToolJobs {
  /** Its payloads, losses, examples. */
  view: {
    input: { readonly tool: number; readonly targets: readonly TargetId[]; readonly foldBlocks: boolean };
    output: ToolView;
  };
  /** What the contract blocks say, as sentences for the description. */
  contract: { input: { readonly tool: number }; output: readonly ContractView[] };
  /** Which level it reaches, and what it lacks for each. */
  toolConformance: { input: { readonly tool: number }; output: ToolConformanceView };
}

export interface ToolView {
  readonly tool: number;
  readonly name: string;
  readonly previews: readonly Preview[];
  /** The examples have not run on this text yet; what is said of them is of the text before. Another update follows when they have. */
  readonly isBehind: boolean;
  readonly examples: readonly ExampleView[];
  readonly fixtures: readonly ExampleView[];
  readonly coverage: Coverage | null;
  /** Where the entries of the coverage stand, and how many examples exercise each. */
  readonly coveragePlaces: readonly CoveragePlace[];
  /** What is to say of the tool's semantics as a whole. */
  readonly remarks: readonly PlacedRemark[];
}

export interface PlacedRemark {
  readonly severity: Severity;
  readonly message: string;
  readonly range: TextRange;
}

/** Level 0 is not even the minimum; 1 minimum, 2 production, 3 AI-native. */
export interface ToolConformanceView {
  readonly level: 0 | 1 | 2 | 3;
  readonly levelName: string;
  readonly requirements: readonly {
    readonly id: string;
    readonly name: string;
    readonly level: 1 | 2 | 3;
    readonly isMet: boolean;
    readonly gaps: readonly PlacedGap[];
  }[];
}

export interface PlacedGap {
  readonly rule: string;
  readonly message: string;
  /** Index of the tool. */
  readonly tool: number;
  readonly range: TextRange;
}

export interface Preview {
  readonly target: TargetId;
  readonly status: ConversionStatus;
  /** Two-space JSON of the payload, exactly what copy and download give; null when refused. */
  readonly text: string | null;
  readonly losses: readonly PlacedLoss[];
  readonly lines: readonly PreviewLine[];
  readonly nameMap: Readonly<Record<string, string>> | null;
  readonly keyMap: Readonly<Record<string, string>> | null;
  /** Estimated tokens of the payload. */
  readonly tokens: number;
}

/** A line of the preview and the text range it came from, when one did. */
export interface PreviewLine {
  readonly line: number;
  readonly range: TextRange | null;
}

export interface PlacedLoss {
  readonly kind: LossKind;
  readonly keyword: string | null;
  readonly pointer: Pointer;
  readonly descriptorPointer: Pointer;
  readonly message: string;
  readonly range: TextRange;
  /** The provider's page behind it. */
  readonly source: Source;
}

export interface ExampleView {
  readonly index: number;
  readonly kind: ExampleKind | 'fixture';
  readonly title: string;
  /** The error that the call must end in, or what the model must ask instead of calling. */
  readonly expects: string | null;
  readonly status: 'passed' | 'failed' | 'unchecked';
  readonly range: TextRange;
  readonly problems: readonly {
    readonly part: ExamplePart;
    readonly pointer: Pointer;
    readonly message: string;
    readonly range: TextRange;
    readonly schemaRange: TextRange | null;
  }[];
  /** The provider's call and result messages, JSON text by target. */
  readonly messages: readonly { readonly target: TargetId; readonly call: string; readonly result: string }[];
}

export interface CoveragePlace {
  readonly entry: string;
  /** What stands there, where the entry is one of the values of an enum. */
  readonly value: string | null;
  readonly range: TextRange;
  readonly uses: number;
}

export interface ContractView {
  readonly sentence: string;
  /** What it costs in every request, estimated. */
  readonly tokens: number;
  /** The description says it already. */
  readonly isSaid: boolean;
  readonly range: TextRange;
}
