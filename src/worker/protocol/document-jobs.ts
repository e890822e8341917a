import type { Diagnostic, Severity, TextEdit, TextRange } from '../../core/model/diagnostic.ts';
import type { FormatId, Origin } from '../../core/model/format.ts';
import type { Language } from '../../core/model/message.ts';
import type { Pointer } from '../../core/model/pointer.ts';
import type { TargetId } from '../../core/model/target-id.ts';
import type { ConversionStatus } from '../../core/targets/conversion.ts';
import type { TextLanguage } from '../../core/text/text-tree.ts';
import type { Rewritten } from '../../core/text/written.ts';
import type { ToolView } from './tool-jobs.ts';

/** Reading a text, following its edits, and writing it another way. */
export interface DocumentJobs {
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
  /** What a pasted text is, before it becomes a document. */
  detect: { input: { readonly text: string }; output: DetectedText };
  /** Text of the whole document rewritten as format `descriptor`, and how many comments stay behind. */
  toDescriptor: {
    input: null;
    output: { readonly text: string; readonly tools: number; readonly comments: number };
  };
  /** The document in the other notation, with its comments; spacing stays behind, and aliases are written out. */
  toLanguage: { input: { readonly language: TextLanguage }; output: Rewritten };
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
