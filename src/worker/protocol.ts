import type { SearchMatch } from '../core/catalog/search.ts';
import type { Bump } from '../core/diff/bump.ts';
import type { Criticality } from '../core/diff/change.ts';
import type { Coverage, ExamplePart } from '../core/examples/example-report.ts';
import type { Preset } from '../core/lint/define-rule.ts';
import type { Diagnostic, Severity, TextEdit, TextRange } from '../core/model/diagnostic.ts';
import type { FormatId, Origin } from '../core/model/format.ts';
import type { JsonValue } from '../core/model/json.ts';
import type { Language } from '../core/model/message.ts';
import type { Pointer } from '../core/model/pointer.ts';
import type { Result } from '../core/model/result.ts';
import type { TargetId } from '../core/model/target-id.ts';
import type { ExampleKind } from '../core/model/tool.ts';
import type { Keyword } from '../core/schema/keywords.ts';
import type { ConversionStatus, LossKind, PayloadOrigin } from '../core/targets/conversion.ts';
import type { KeywordPolicy, LimitId, Source } from '../core/targets/define-target.ts';
import type { RequestOptions } from '../core/targets/request/request-options.ts';
import type { TextLanguage } from '../core/text/text-tree.ts';

/** One entry per job: what goes in, what comes back. Everything here survives structuredClone; sentences come worded. */
export interface Jobs {
  /** Replaces whatever was open. The answer holds the tools' list at once; analysis follows as `update` events. */
  open: {
    input: {
      readonly text: string;
      readonly revision: number;
      readonly language?: TextLanguage;
      readonly fileName: string;
    };
    output: AnalysisUpdate;
  };
  /** Changes as Monaco reports them: offsets into the text of `baseRevision`. */
  edit: {
    input: {
      readonly changes: readonly TextEdit[];
      readonly baseRevision: number;
      readonly revision: number;
      /** What the page shows in depth comes with the answer. */
      readonly view?: ViewWish;
    };
    output: AnalysisUpdate;
  };
  /**
   * Language of the sentences, and the targets whose verdicts and findings the analysis holds; `everywhere` adds the
   * findings of all others.
   */
  configure: {
    input: { readonly language: Language; readonly targets: readonly TargetId[]; readonly everywhere?: boolean };
    output: AnalysisUpdate | null;
  };
  /** One tool in depth: payloads, losses, examples. */
  view: {
    input: { readonly tool: number; readonly targets: readonly TargetId[]; readonly foldBlocks: boolean };
    output: ToolView;
  };
  /** Conformance and the release checklist of the whole document; costs a pass over all tools. */
  conformance: { input: null; output: CatalogueConformanceView };
  /** All tools as one request for a target: the bytes that copy and download give. */
  request: {
    input: { readonly target: TargetId; readonly foldBlocks: boolean; readonly options?: RequestOptions };
    output: RequestView;
  };
  complete: { input: { readonly offset: number }; output: readonly CompletionItem[] };
  hover: { input: { readonly offset: number }; output: HoverText | null };
  /** Text of the whole document rewritten as format `descriptor`. */
  toDescriptor: { input: null; output: { readonly text: string; readonly tools: number } };
  /** The document's value in the other notation; comments and spacing stay behind. */
  toLanguage: { input: { readonly language: TextLanguage }; output: { readonly text: string } };
  /** Minimal edits for an action on the catalogue. `tool` is an index. */
  catalogue: { input: CatalogueAction; output: EditPlan };
  /** Minimal edits that put `value` at a document pointer (undefined removes it). */
  setValue: { input: { readonly pointer: Pointer; readonly value: JsonValue | undefined }; output: EditPlan };
  /** The edits of every safe fix, or of one rule's fixes, that do not overlap. */
  fixAll: {
    input: { readonly rule?: string };
    output: EditPlan & { readonly fixed: number; readonly isSafe: boolean };
  };
  /** The edits that give a tool another name, in its own text, in what other tools say of it, and in the settings. */
  renameTool: { input: ToolRename; output: EditPlan };
  /** The examples of all tools as JSON Lines: prompt, expected call or question. */
  evaluationSet: { input: null; output: { readonly text: string } };
  /** A piece of the HTML report, from the tool at `from` on; `next` is where the next one begins, null at the end. */
  report: { input: { readonly name: string; readonly from: number }; output: ReportPiece };
  /** The lint settings in force, and whether the document has a place to write them. */
  settings: { input: null; output: SettingsView };
  changeSettings: { input: SettingsChange; output: EditPlan };
  rules: { input: null; output: readonly RuleSummary[] };
  rule: { input: { readonly id: string }; output: RulePage | null };
  /** What a pasted text is, before it becomes a document. */
  detect: { input: { readonly text: string }; output: DetectedText };
  checkCall: {
    input: { readonly tool: number; readonly text: string; readonly as: TargetId | null };
    output: CallVerdict;
  };
  /** Judges what a tool answered, bare or in a provider's message. */
  checkResult: {
    input: { readonly tool: number; readonly text: string; readonly as: TargetId | null };
    output: ResultVerdict;
  };
  /** Arguments at and just over the schema's edges, made from the first example that passes. */
  boundaries: { input: { readonly tool: number }; output: readonly BoundaryView[] };
  /** What the contract blocks say, as sentences for the description. */
  contract: { input: { readonly tool: number }; output: readonly ContractView[] };
  /** The changes from another text to the open document, or the other way round. */
  compare: {
    input: { readonly text: string; readonly fileName: string; readonly isOlder: boolean };
    output: CompareView;
  };
  /** The tools that a search for these words would bring, best first. */
  search: { input: { readonly query: string }; output: readonly SearchView[] };
  /** Runs all examples of the document anew, from that tool on; they run on each edit besides. */
  runExamples: { input: { readonly from: number }; output: ExampleRun };
  /** What a provider takes and refuses, with where that is written. */
  targetRules: { input: { readonly target: TargetId }; output: TargetRulesView };
}
export type JobKind = keyof Jobs;

export interface ToolRename {
  readonly from: string;
  readonly to: string;
}

export type JobFailure =
  | { readonly kind: 'crashed'; readonly message: string }
  | { readonly kind: 'timed-out'; readonly afterMs: number }
  /** The base is not the text that the worker holds: open the document again. */
  | { readonly kind: 'stale'; readonly revision: number }
  /** A newer job of the same kind took its place before it ran; its answer holds everything. */
  | { readonly kind: 'superseded' }
  | { readonly kind: 'refused'; readonly message: string };

export type JobRequest = {
  [Kind in JobKind]: { readonly id: number; readonly kind: Kind; readonly input: Jobs[Kind]['input'] };
}[JobKind];
export type JobReply = {
  [Kind in JobKind]: {
    readonly id: number;
    readonly kind: Kind;
    readonly result: Result<Jobs[Kind]['output'], JobFailure>;
  };
}[JobKind];
/** Analysis that goes on after the answer. */
export interface WorkerEvent {
  readonly id: null;
  readonly kind: 'update';
  readonly update: AnalysisUpdate;
}

export interface ViewWish {
  /** Key of the tool. */
  readonly tool: number;
  readonly targets: readonly TargetId[];
  readonly foldBlocks: boolean;
}

export interface AnalysisUpdate {
  readonly revision: number;
  /** `broken`: the syntax does not parse; tools and findings are those of the last good text, and `problems` says where. */
  readonly state: 'ready' | 'broken' | 'unreadable';
  readonly document: DocumentFacts;
  /** Changed ranges of the tool list, to be applied in this order. */
  readonly splices: readonly ToolSplice[];
  /** Where the edit moved the tools behind it, which are not sent again. Applied after the splices; see `shiftTool`. */
  readonly shift: TextShift | null;
  /** Findings that belong to no tool, syntax errors among them. Replaces the former ones. */
  readonly documentDiagnostics: readonly Diagnostic[];
  /** When `done` is below `total`, more updates of the same revision follow. */
  readonly progress: { readonly done: number; readonly total: number };
  /** Checks that could not run; shown as "not checked", never as fine. */
  readonly unchecked: readonly string[];
  /** What the edit wished to see, when it can be seen; `tool` is the key. */
  readonly view?: { readonly tool: number; readonly view: ToolView };
}

export interface DocumentFacts {
  readonly format: FormatId | null;
  readonly origin: Origin;
  readonly language: TextLanguage;
  /** Targets that the document's own settings name. */
  readonly targets: readonly TargetId[];
  readonly skipped: readonly { readonly pointer: Pointer; readonly reason: string; readonly range: TextRange }[];
  /** One sentence for the state `unreadable`: what was expected and what was found. */
  readonly failure: string | null;
}

/** Positions behind an edit: `offset` is added to offsets, `lines` to lines, `columns` to columns on `line` (counted before the edit). */
export interface TextShift {
  /** Index of the first tool that moved, counted after the splices. */
  readonly fromTool: number;
  readonly offset: number;
  readonly lines: number;
  readonly line: number;
  readonly columns: number;
}

export interface ToolSplice {
  readonly at: number;
  readonly removed: number;
  readonly inserted: readonly ToolAnalysis[];
}

export interface ToolAnalysis {
  /** Stays the same while the tool stays in the document, whatever its index. */
  readonly key: number;
  readonly name: string;
  readonly range: TextRange;
  /** UTF-16 offsets of the tool in the text. */
  readonly start: number;
  readonly end: number;
  readonly counts: Readonly<Record<Severity, number>>;
  readonly diagnostics: readonly Diagnostic[];
  readonly verdicts: readonly { readonly target: TargetId; readonly status: ConversionStatus }[];
  readonly examples: { readonly passed: number; readonly failed: number; readonly unchecked: number };
  /** False until the analysis of this tool is done; then the counts mean something. */
  readonly isAnalysed: boolean;
  /** Kept by the page: how far the tool has moved in the text since the offsets in its fixes were right. */
  readonly fixesBehind?: number;
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
  readonly conformance: ToolConformanceView;
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

/** The release checklist over all tools. */
export interface CatalogueConformanceView {
  readonly level: 0 | 1 | 2 | 3;
  readonly levelName: string;
  /** How many tools stand at each level, from 0. */
  readonly counts: readonly number[];
  readonly checklist: readonly {
    readonly id: string;
    readonly name: string;
    readonly state: 'done' | 'open' | 'unknown';
    readonly gaps: readonly PlacedGap[];
  }[];
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
  readonly provenance: readonly PayloadOrigin[];
}
export interface ExampleRun {
  readonly passed: number;
  readonly failed: number;
  readonly unchecked: number;
  readonly milliseconds: number;
  /** The tools that were not reached in time, with the number of their examples. */
  readonly left: readonly { readonly tool: number; readonly examples: number }[];
}

export interface ReportPiece {
  /** Of the text that the report speaks of: pieces of different revisions do not fit together. */
  readonly revision: number;
  readonly text: string;
  readonly next: number | null;
}

export interface CoveragePlace {
  readonly entry: string;
  /** What stands there, where the entry is one of the values of an enum. */
  readonly value: string | null;
  readonly range: TextRange;
  readonly uses: number;
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

export interface RequestView {
  readonly target: TargetId;
  readonly text: string;
  readonly sent: number;
  readonly refused: readonly string[];
  /** Limits over all tools, and options that contradict each other or have no place there. */
  readonly problems: readonly { readonly severity: Severity; readonly tool: string | null; readonly message: string }[];
}

export interface CompletionItem {
  readonly label: string;
  readonly kind: 'property' | 'value' | 'snippet';
  readonly detail: string;
  readonly insertText: string;
  /** The insert text holds `${1:…}` stops. */
  readonly isSnippet: boolean;
  readonly start: number;
  readonly end: number;
}

export interface HoverText {
  readonly markdown: string;
  readonly start: number;
  readonly end: number;
}

export type CatalogueAction =
  /** Puts sentences behind the description. */
  | { readonly action: 'describe'; readonly tool: number; readonly sentences: readonly string[] }
  | { readonly action: 'add'; readonly after: number }
  | { readonly action: 'duplicate'; readonly tool: number }
  | { readonly action: 'delete'; readonly tool: number }
  | { readonly action: 'move'; readonly tool: number; readonly to: number }
  /** `covers`: an entry of the coverage's `missing` that the example is to exercise. */
  | {
      readonly action: 'add-example';
      readonly tool: number;
      readonly kind: ExampleKind;
      readonly covers?: string;
    };

/** Edits for the text of `revision`; `reveal` is the offset to show afterwards. */
export interface EditPlan {
  readonly revision: number;
  readonly edits: readonly TextEdit[];
  readonly reveal: number | null;
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

export interface DetectedText {
  readonly format: FormatId | null;
  readonly language: TextLanguage;
  readonly tools: number;
  /** What was found, as a sentence: "an MCP tools/list with 12 tools". */
  readonly sentence: string;
  /** The text laid out, when a line was over 5,000 characters; else null. */
  readonly laidOut: string | null;
  /** The document inside a curl command, a recorded session, a literal of a programming language; null when the text is one. */
  readonly extracted: string | null;
}

export interface CallVerdict {
  readonly ok: boolean;
  readonly problems: readonly { readonly severity: Severity; readonly pointer: string; readonly message: string }[];
  readonly decoded: JsonValue;
  /** JSON text of the message to hand back to the model. */
  readonly toolMessage: string;
}

export type ResultVerdict = Pick<CallVerdict, 'ok' | 'problems'>;

export interface BoundaryView {
  readonly title: string;
  /** JSON text of the arguments on one line. */
  readonly arguments: string;
  readonly expected: 'accepted' | 'refused';
  readonly range: TextRange;
}

export interface ContractView {
  readonly sentence: string;
  /** What it costs in every request, estimated. */
  readonly tokens: number;
  /** The description says it already. */
  readonly isSaid: boolean;
  readonly range: TextRange;
}

export interface CompareView {
  readonly changes: readonly {
    readonly criticality: Criticality;
    readonly tool: string;
    readonly pointer: Pointer;
    readonly message: string;
    /** Where it stands in the open document; null when that has no such place. */
    readonly range: TextRange | null;
  }[];
  readonly bump: Bump;
  /** Tools whose breaking change came without its step of the version. */
  readonly unannounced: readonly string[];
}

export interface SearchView {
  readonly name: string;
  readonly tool: number;
  readonly score: number;
  readonly matched: readonly SearchMatch[];
  readonly range: TextRange;
}

export interface TargetRulesView {
  readonly docs: string;
  readonly limits: readonly {
    readonly id: LimitId;
    readonly value: number;
    /** Beyond it the provider refuses; else it is advice. */
    readonly isFirm: boolean;
    readonly source: Source;
  }[];
  readonly keywords: readonly { readonly action: KeywordPolicy['action']; readonly names: readonly Keyword[] }[];
  /** Every document that the rules were read in. */
  readonly sources: readonly Source[];
}
