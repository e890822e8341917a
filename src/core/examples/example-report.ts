import type { Severity } from '../model/diagnostic.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import type { ExampleKind } from '../model/tool.ts';

export type ExamplePart = 'arguments' | 'result' | 'rule' | 'fixture';

/** What failed in one example. `pointer` counts from the descriptor's root; `schemaPointer` too, where a schema decided. */
export interface ExampleProblem {
  readonly part: ExamplePart;
  readonly pointer: Pointer;
  readonly schemaPointer?: Pointer;
  readonly message: Message;
}

export interface ExampleReport {
  readonly index: number;
  readonly kind: ExampleKind;
  /** `unchecked`: something kept the check from running, and `problems` says what. It never counts as passed. */
  readonly status: 'passed' | 'failed' | 'unchecked';
  readonly problems: readonly ExampleProblem[];
}

export interface FixtureReport {
  readonly index: number;
  readonly name: string;
  readonly status: 'passed' | 'failed' | 'unchecked';
  readonly got: boolean | null;
  readonly problems: readonly ExampleProblem[];
}

export interface Coverage {
  readonly parameters: CoverageCount;
  readonly enumValues: CoverageCount;
  readonly branches: CoverageCount;
  readonly errorCodes: CoverageCount;
  /** How many examples exercise each entry that any does. */
  readonly uses?: readonly (readonly [entry: string, examples: number])[];
}
export interface CoverageCount {
  readonly seen: number;
  readonly of: number;
  /** Pointer texts or error codes that no example exercises. */
  readonly missing: readonly string[];
}

/** Something about the tool's semantics that belongs to no example; it fails none. */
export interface ToolRemark {
  readonly severity: Severity;
  readonly pointer: Pointer;
  readonly message: Message;
}

export interface ToolTestReport {
  readonly examples: readonly ExampleReport[];
  readonly fixtures: readonly FixtureReport[];
  readonly coverage: Coverage;
  readonly remarks?: readonly ToolRemark[];
}
