import type { JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { Result } from '../model/result.ts';
import type { JsonSchema } from '../model/tool.ts';
import type { Dialect } from './dialect.ts';

export interface PatternTest {
  test(text: string): boolean;
}

/** Where a local time lands in a zone: an instant, or why there is not exactly one. */
export type LocalTimeResolution =
  | { readonly kind: 'unique'; readonly epochMilliseconds: number; readonly offset: string }
  | {
      readonly kind: 'ambiguous';
      readonly earlier: { readonly epochMilliseconds: number; readonly offset: string };
      readonly later: { readonly epochMilliseconds: number; readonly offset: string };
    }
  | { readonly kind: 'nonexistent' }
  | { readonly kind: 'unknown-zone' }
  | { readonly kind: 'unreadable' };

export interface TimeZones {
  /** `local` is a date (its midnight, or the first instant of a day that has none) or a date-time without an offset. */
  resolve(local: string, zone: string): LocalTimeResolution;
  isZone(zone: string): boolean;
}

export interface ExpressionFault {
  readonly message: Message;
  /** It was never run, which says nothing against the example. */
  readonly isUnchecked?: boolean;
}

/** An expression that parsed and type-checked. Running it answers true or false, or why it could not. */
export interface Expression {
  /** The paths that it reads, each from its variable down: `args.a.b` is `['args', 'a', 'b']`. */
  readonly reads: readonly (readonly string[])[];
  run(variables: Readonly<Record<string, JsonValue>>): Result<boolean, ExpressionFault>;
}

export interface ExpressionEngine {
  compile(source: string, variables: readonly ExpressionVariable[]): Result<Expression, ExpressionFault>;
}
export interface ExpressionVariable {
  readonly name: string;
  /** Values that it declares as integers reach the expression as int. */
  readonly schema: JsonValue | undefined;
}

/** Turns a schema into generated code, where that is allowed; undefined for a schema that it does not read as the standard does. */
export interface SchemaCompiler {
  compile(
    schema: JsonSchema,
    settings: { readonly dialect: Dialect; readonly assertsFormats: boolean },
  ): ((instance: JsonValue) => boolean) | undefined;
}

/** What is about to run, so that a run that never ends can be blamed on the right text. */
export interface Announcement {
  readonly kind: 'pattern' | 'expression';
  readonly source: string;
  /** What it is run on, as text, where that is short enough to tell. */
  readonly subject?: string;
}

/**
 * What runs user-written code. Core never calls `RegExp` or an expression library by itself: the host decides where that
 * happens and how it is stopped.
 */
export interface Evaluators {
  /** Throws a SyntaxError for a pattern that does not compile. */
  regExp(pattern: string, flags: string): PatternTest;
  /** Absent until loaded; what needs it is then reported as not checked. */
  readonly expressions?: ExpressionEngine;
  readonly zones?: TimeZones;
  /** Absent until loaded, and where code may not be generated; schemas are interpreted then. */
  createCompiler?(evaluators: Evaluators): SchemaCompiler;
  announce?(announcement: Announcement): void;
}

/** Runs patterns where the caller runs: for tests, and for patterns that `isSafePattern` accepts. */
export const inlineEvaluators: Evaluators = { regExp: (pattern, flags) => new RegExp(pattern, flags) };
