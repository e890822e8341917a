import type { SearchMatch } from '../../core/catalog/search.ts';
import type { Bump } from '../../core/diff/bump.ts';
import type { Criticality } from '../../core/diff/change.ts';
import type { Severity, TextRange } from '../../core/model/diagnostic.ts';
import type { Pointer } from '../../core/model/pointer.ts';
import type { TargetId } from '../../core/model/target-id.ts';
import type { Keyword } from '../../core/schema/keywords.ts';
import type { KeywordPolicy, LimitId, Source } from '../../core/targets/define-target.ts';
import type { RequestOptions } from '../../core/targets/request/request-options.ts';
import type { PlacedGap } from './tool-jobs.ts';

/** All tools of the document together. */
export interface CatalogueJobs {
  /** Conformance and the release checklist of the whole document; costs a pass over all tools. */
  conformance: { input: null; output: CatalogueConformanceView };
  /** All tools as one request for a target: the bytes that copy and download give. */
  request: {
    input: { readonly target: TargetId; readonly foldBlocks: boolean; readonly options?: RequestOptions };
    output: RequestView;
  };
  /** A piece of the HTML report, from the tool at `from` on; `next` is where the next one begins, null at the end. */
  report: {
    input: { readonly name: string; readonly targets: readonly TargetId[]; readonly from: number };
    output: ReportPiece;
  };
  /** The changes from another text to the open document, or the other way round. */
  compare: {
    input: { readonly text: string; readonly fileName: string; readonly isOlder: boolean };
    output: CompareView;
  };
  /** The tools that a search for these words would bring, best first. */
  search: { input: { readonly query: string }; output: readonly SearchView[] };
  /** What a provider takes and refuses, with where that is written. */
  targetRules: { input: { readonly target: TargetId }; output: TargetRulesView };
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

export interface RequestView {
  readonly target: TargetId;
  readonly text: string;
  readonly sent: number;
  readonly refused: readonly string[];
  /** Limits over all tools, and options that contradict each other or have no place there. */
  readonly problems: readonly { readonly severity: Severity; readonly tool: string | null; readonly message: string }[];
}

export interface ReportPiece {
  /** Of the text that the report speaks of: pieces of different revisions do not fit together. */
  readonly revision: number;
  readonly text: string;
  readonly next: number | null;
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
