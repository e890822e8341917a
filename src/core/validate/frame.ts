import type { JsonObject, JsonValue } from '../model/json.ts';
import type { JsonSchema } from '../model/tool.ts';
import type { Dialect } from './dialect.ts';
import type { PatternTest } from './evaluators.ts';
import type { SchemaResources } from './schema-resources.ts';
import { type Path, toPointer, type Violation } from './violation.ts';

/** The schema resources entered so far, innermost first; `$dynamicRef` looks for the outermost. */
export interface Scope {
  readonly base: string;
  readonly outer: Scope | undefined;
}

export type KeywordCheck = (frame: Frame, value: JsonValue, run: Run) => void;
export type Plan = readonly (readonly [judge: KeywordCheck, value: JsonValue])[];

/** What one run of the interpreter knows everywhere. */
export interface Run {
  readonly resources: SchemaResources;
  readonly dialect: Dialect;
  readonly assertsFormats: boolean;
  /** False when the meta-schema leaves the validation vocabulary out. */
  readonly asserts: boolean;
  /** False when no unevaluated keyword asks; then frames keep no record of what was looked at. */
  readonly tracksSeen: boolean;
  readonly plans: WeakMap<object, Plan>;
  pattern(source: string): PatternTest;
  check(frame: Frame): void;
}

/** One schema applied to one instance. */
export interface Frame {
  readonly schema: JsonSchema;
  readonly instance: JsonValue;
  readonly schemaPath: Path | undefined;
  readonly instancePath: Path | undefined;
  readonly scope: Scope;
  /** The scope already counts this schema's own `$id`. */
  readonly isEntered: boolean;
  readonly depth: number;
  readonly violations: Violation[];
  /** Property names and item indexes that some keyword has looked at, for the unevaluated keywords. */
  readonly seenProperties: Set<string> | undefined;
  readonly seenItems: Set<number> | undefined;
  readonly trace: Trace | undefined;
}

/** The frames that took part, those of a branch that failed left out. */
export type Trace = Frame[];

export interface Step {
  /** Where the frames below are noted, when not with the outer ones. */
  readonly trace?: Trace;
  readonly schema: JsonSchema;
  readonly schemaPath: Path | undefined;
  readonly scope?: Scope;
  readonly child?: { readonly key: string; readonly value: JsonValue };
}

/** Applies a subschema to the frame's instance, or to a child of it, and gives the finished frame. */
export function apply(run: Run, frame: Frame, step: Step): Frame {
  const inner: Frame = {
    schema: step.schema,
    schemaPath: step.schemaPath,
    instance: step.child === undefined ? frame.instance : step.child.value,
    instancePath:
      step.child === undefined ? frame.instancePath : { parent: frame.instancePath, segment: step.child.key },
    scope: step.scope ?? frame.scope,
    isEntered: step.scope !== undefined,
    depth: frame.depth + 1,
    violations: [],
    ...freshRecord(run),
    trace: frame.trace === undefined ? undefined : (step.trace ?? frame.trace),
  };
  run.check(inner);
  return inner;
}

export function freshRecord(run: Pick<Run, 'tracksSeen'>): Pick<Frame, 'seenProperties' | 'seenItems'> {
  return run.tracksSeen
    ? { seenProperties: new Set(), seenItems: new Set() }
    : { seenProperties: undefined, seenItems: undefined };
}

export function below(frame: Frame, keyword: string, key?: string): Path {
  const path: Path = { parent: frame.schemaPath, segment: keyword };
  return key === undefined ? path : { parent: path, segment: key };
}

/** Takes over what an in-place subschema has looked at; it counts only when that subschema holds. */
export function adopt(frame: Frame, inner: Frame): void {
  if (inner.violations.length > 0) return;
  for (const name of inner.seenProperties ?? []) frame.seenProperties?.add(name);
  for (const index of inner.seenItems ?? []) frame.seenItems?.add(index);
}

export interface BreakDetail {
  readonly detail?: string;
  readonly branches?: readonly (readonly Violation[])[];
}

export function breaks(frame: Frame, keyword: string, more: BreakDetail = {}): void {
  const schema = frame.schema as JsonObject;
  frame.violations.push({
    keyword,
    instancePointer: toPointer(frame.instancePath),
    schemaPointer: toPointer(below(frame, keyword)),
    expected: schema[keyword] ?? null,
    actual: frame.instance,
    ...more,
  });
}
