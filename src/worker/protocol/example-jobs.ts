import type { Severity, TextRange } from '../../core/model/diagnostic.ts';
import type { JsonValue } from '../../core/model/json.ts';
import type { TargetId } from '../../core/model/target-id.ts';

/** Examples, and calls and results that somebody brings along. */
export interface ExampleJobs {
  /** Runs all examples of the document anew, from that tool on; they run on each edit besides. */
  runExamples: { input: { readonly from: number }; output: ExampleRun };
  /** Arguments at and just over the schema's edges, made from the first example that passes. */
  boundaries: { input: { readonly tool: number }; output: readonly BoundaryView[] };
  checkCall: {
    input: { readonly tool: number; readonly text: string; readonly as: TargetId | null };
    output: CallVerdict;
  };
  /** Judges what a tool answered, bare or in a provider's message. */
  checkResult: {
    input: { readonly tool: number; readonly text: string; readonly as: TargetId | null };
    output: ResultVerdict;
  };
  /** The examples of all tools as JSON Lines: prompt, expected call or question. */
  evaluationSet: { input: null; output: { readonly text: string } };
}

export interface ExampleRun {
  readonly passed: number;
  readonly failed: number;
  readonly unchecked: number;
  readonly milliseconds: number;
  /** The tools that were not reached in time, with the number of their examples. */
  readonly left: readonly { readonly tool: number; readonly examples: number }[];
}

export interface BoundaryView {
  readonly title: string;
  /** JSON text of the arguments on one line. */
  readonly arguments: string;
  readonly expected: 'accepted' | 'refused';
  readonly range: TextRange;
}

export interface CallVerdict {
  readonly ok: boolean;
  readonly problems: readonly { readonly severity: Severity; readonly pointer: string; readonly message: string }[];
  readonly decoded: JsonValue;
  /** JSON text of the message to hand back to the model. */
  readonly toolMessage: string;
}

export type ResultVerdict = Pick<CallVerdict, 'ok' | 'problems'>;
