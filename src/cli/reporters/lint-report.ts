import type { Diagnostic } from '../../core/model/diagnostic.ts';
import type { FormatId } from '../../core/model/format.ts';
import type { JsonValue } from '../../core/model/json.ts';
import type { Language } from '../../core/model/message.ts';
import type { TargetId } from '../../core/model/target-id.ts';
import type { Host } from '../command.ts';
import type { OpenDocument } from '../document.ts';

/** One linted file as every reporter receives it. */
export interface LintedFile {
  readonly file: string;
  readonly format: FormatId | 'settings';
  readonly tools: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Offsets of fixes count into this text. */
  readonly text: string;
  /** The value that a diagnostic's place counts in: a tool's descriptor, or the whole document for -1. */
  rootOf(toolIndex: number): JsonValue | undefined;
  /** Undefined for a file of settings. */
  readonly document: OpenDocument | undefined;
  /** The targets that it was judged for. */
  readonly targets: readonly TargetId[];
}

export type LintReporter = (files: readonly LintedFile[], language: Language, host: Host) => string | Promise<string>;
