import type { JsonValue } from './json.ts';
import type { Message } from './message.ts';
import type { Pointer } from './pointer.ts';

/** Worst first. */
export const SEVERITIES = ['error', 'warning', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

const FAMILIES = [
  'document',
  'name',
  'description',
  'parameter',
  'schema',
  'provider',
  'safety',
  'errors',
  'examples',
  'semantics',
  'catalogue',
  'tokens',
  'security',
  'versioning',
] as const;
export type Family = (typeof FAMILIES)[number];

/** Line and column count from 1, columns in UTF-16 units. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}
export interface TextRange {
  readonly start: TextPosition;
  readonly end: TextPosition;
}

/** Offsets are UTF-16 units into the document text as it was before any edit of the same list. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}

/** An edit of the descriptor as data, so that it can cross to the worker and be turned into minimal text edits. */
export type DescriptorEdit =
  | { readonly op: 'set'; readonly pointer: Pointer; readonly value: JsonValue }
  | { readonly op: 'remove'; readonly pointer: Pointer }
  | { readonly op: 'rename'; readonly pointer: Pointer; readonly key: string }
  | { readonly op: 'insert'; readonly pointer: Pointer; readonly index: number; readonly value: JsonValue };

/** A repair offered by a rule. `safe`: meaning is kept, so "fix all" may apply it. */
export interface FixProposal {
  readonly title: Message;
  readonly safe: boolean;
  readonly edits: readonly DescriptorEdit[];
  /** The new name that the edits give the tool; what other tools say of it follows when the fix is made. */
  readonly renamesTool?: string;
}

/** The page behind one finding, where the rule itself has many. */
export interface FindingSource {
  readonly title: string;
  readonly url: string;
  /** ISO date. */
  readonly checkedOn: string;
}

/** What a rule reports: pointers count from the descriptor's root. */
export interface Finding {
  readonly rule: string;
  readonly family: Family;
  readonly severity: Severity;
  /** Index into the document's tools; -1 for the document itself, where `pointer` is a document pointer. */
  readonly tool: number;
  readonly pointer: Pointer;
  readonly message: Message;
  readonly target?: string;
  /** 0 to 1, on heuristic rules only. */
  readonly confidence?: number;
  readonly source?: FindingSource;
  readonly fixes: readonly FixProposal[];
}

/** A finding worded and placed in the text, as the panel, the markers and the command line show it. */
export interface Diagnostic {
  readonly rule: string;
  readonly family: Family;
  readonly severity: Severity;
  readonly tool: string;
  readonly toolIndex: number;
  /** Pointer into the document as it stands in the text. */
  readonly pointer: Pointer;
  readonly descriptorPointer: Pointer;
  readonly message: string;
  readonly target?: string;
  readonly confidence?: number;
  readonly source?: FindingSource;
  readonly range: TextRange;
  readonly fixes: readonly Fix[];
}
export interface Fix {
  readonly title: string;
  readonly safe: boolean;
  readonly edits: readonly TextEdit[];
  /** When the fix gives the tool another name, which other tools may speak of. */
  readonly renames?: { readonly from: string; readonly to: string };
}
