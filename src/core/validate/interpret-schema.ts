import { has, isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { APPLICATORS } from './applicators.ts';
import { ASSERTIONS } from './assertions.ts';
import type { Dialect } from './dialect.ts';
import type { PatternTest } from './evaluators.ts';
import {
  adopt,
  apply,
  below,
  breaks,
  type Frame,
  freshRecord,
  type KeywordCheck,
  type Plan,
  type Run,
  type Scope,
  type Trace,
} from './frame.ts';
import type { Located, SchemaResources } from './schema-resources.ts';
import { splitFragment } from './uri.ts';
import { type Path, toPointer, type Violation } from './violation.ts';

export interface InterpreterSettings {
  readonly resources: SchemaResources;
  readonly dialect: Dialect;
  readonly assertsFormats: boolean;
  readonly asserts: boolean;
  readonly tracksSeen: boolean;
  readonly pattern: (source: string) => PatternTest;
  /** Kept from run to run. */
  readonly plans: WeakMap<object, Plan>;
}

/**
 * `too-deep`: schema and instance call for more nested steps than the stack is sure to hold. `too-long`: for more steps
 * altogether than anyone waits for, as when the branches of a schema refer back to it.
 */
export type Interpretation =
  | { readonly kind: 'done'; readonly violations: readonly Violation[] }
  | { readonly kind: 'too-deep' }
  | { readonly kind: 'too-long' };

/** Each step costs about five frames of the call stack; 1,000 of them leave room for what stands above and below. */
const MAX_DEPTH = 1000;
/** A fraction of a second. */
const MAX_STEPS = 100_000;

class GivenUp extends Error {
  readonly kind: 'too-deep' | 'too-long';

  constructor(kind: 'too-deep' | 'too-long') {
    super(kind);
    this.kind = kind;
  }
}

/** Judges an instance keyword by keyword, as the specification reads, with every violation and no generated code. */
export function interpretSchema(instance: JsonValue, settings: InterpreterSettings, trace?: Trace): Interpretation {
  let steps = 0;
  const run: Run = {
    ...settings,

    check(frame) {
      steps += 1;
      if (steps > MAX_STEPS) throw new GivenUp('too-long');
      check(run, frame);
    },
  };
  const { root } = settings.resources;
  const frame: Frame = {
    schema: root.schema,
    instance,
    schemaPath: undefined,
    instancePath: undefined,
    scope: { base: root.base, outer: undefined },
    isEntered: true,
    depth: 0,
    violations: [],
    ...freshRecord(settings),
    trace,
  };
  try {
    check(run, frame);
    return { kind: 'done', violations: frame.violations };
  } catch (cause) {
    if (cause instanceof GivenUp) return { kind: cause.kind };
    throw cause;
  }
}

function check(run: Run, outer: Frame): void {
  if (outer.depth > MAX_DEPTH) throw new GivenUp('too-deep');
  const { schema } = outer;
  outer.trace?.push(outer);
  if (schema === false) refuseAll(outer);
  if (schema === true || schema === false) return;
  const base = outer.isEntered ? outer.scope.base : run.resources.baseOf(schema, outer.scope.base);
  const frame = base === outer.scope.base ? outer : { ...outer, scope: { base, outer: outer.scope } };
  if (run.dialect === 'draft-07' && has(schema, '$ref')) {
    followReference(run, frame, '$ref');
    return;
  }
  if (schema.nullable === true && frame.instance === null && !has(schema, 'type')) return;
  for (const [judge, value] of planOf(schema, run)) judge(frame, value, run);
}

const REFERENCES: Readonly<Record<string, KeywordCheck>> = {
  $ref: (frame, _value, run) => followReference(run, frame, '$ref'),
  $dynamicRef: (frame, _value, run) => followReference(run, frame, '$dynamicRef'),
  $recursiveRef: (frame, _value, run) => followReference(run, frame, '$recursiveRef'),
};
const MODERN_ONLY = new Set([
  'dependentRequired',
  'dependentSchemas',
  'prefixItems',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

/** The keywords of a schema in the order in which they are judged: references, assertions, applicators, unevaluated ones. */
function planOf(schema: JsonObject, run: Run): Plan {
  const known = run.plans.get(schema);
  if (known !== undefined) return known;
  const tables = [REFERENCES, ...(run.asserts ? [ASSERTIONS] : []), APPLICATORS];
  const plan = tables.flatMap((table) =>
    Object.entries(table).flatMap(([keyword, judge]) => {
      const isSilent = !has(schema, keyword) || (run.dialect === 'draft-07' && MODERN_ONLY.has(keyword));
      return isSilent ? [] : [[judge, schema[keyword] as JsonValue] as const];
    }),
  );
  run.plans.set(schema, plan);
  return plan;
}

function refuseAll(frame: Frame): void {
  frame.violations.push({
    keyword: 'false',
    instancePointer: toPointer(frame.instancePath),
    schemaPointer: toPointer(frame.schemaPath),
    expected: false,
    actual: frame.instance,
  });
}

function followReference(run: Run, frame: Frame, keyword: '$ref' | '$dynamicRef' | '$recursiveRef'): void {
  const schema = frame.schema as JsonObject;
  const reference = has(schema, keyword) ? schema[keyword] : undefined;
  if (typeof reference !== 'string') return;
  const target = targetOf(run, frame.scope, keyword, reference);
  if (target === undefined) {
    breaks(frame, keyword, { detail: reference });
    return;
  }
  const scope = target.base === frame.scope.base ? frame.scope : { base: target.base, outer: frame.scope };
  const inner = apply(run, frame, {
    schema: target.schema,
    schemaPath: target.isOwn ? pathTo(target) : below(frame, keyword),
    scope,
  });
  frame.violations.push(...inner.violations);
  adopt(frame, inner);
}

function targetOf(run: Run, scope: Scope, keyword: string, reference: string): Located | undefined {
  const target = run.resources.resolve(reference, scope.base);
  const anchor = splitFragment(reference).fragment;
  if (keyword !== '$dynamicRef' || target === undefined || anchor === undefined) return target;
  const isDynamic = isObject(target.schema) && target.schema.$dynamicAnchor === anchor;
  return isDynamic ? (outermost(run.resources, scope, anchor) ?? target) : target;
}

function outermost(resources: SchemaResources, scope: Scope, anchor: string): Located | undefined {
  let found: Located | undefined;
  for (let step: Scope | undefined = scope; step !== undefined; step = step.outer) {
    found = resources.dynamicAnchor(step.base, anchor) ?? found;
  }
  return found;
}

function pathTo(target: Located): Path | undefined {
  let path: Path | undefined;
  for (const segment of target.pointer) path = { parent: path, segment };
  return path;
}
