import type { Result } from '../core/model/result.ts';
import type { CatalogueJobs } from './protocol/catalogue-jobs.ts';
import type { AnalysisUpdate, DocumentJobs } from './protocol/document-jobs.ts';
import type { EditJobs } from './protocol/edit-jobs.ts';
import type { ExampleJobs } from './protocol/example-jobs.ts';
import type { RuleJobs } from './protocol/rule-jobs.ts';
import type { ToolJobs } from './protocol/tool-jobs.ts';

/** One entry per job: what goes in, what comes back. Everything here survives structuredClone; sentences come worded. */
export interface Jobs extends DocumentJobs, ToolJobs, EditJobs, RuleJobs, ExampleJobs, CatalogueJobs {}
export type JobKind = keyof Jobs;

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
