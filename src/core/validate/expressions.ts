import { type ASTNode, Environment } from '@marcbachmann/cel-js';
import { get, isObject, type JsonValue } from '../model/json.ts';
import { err, ok, type Result } from '../model/result.ts';
import { say } from '../words/words.ts';
import type {
  Expression,
  ExpressionEngine,
  ExpressionFault,
  ExpressionVariable,
  LocalTimeResolution,
  TimeZones,
} from './evaluators.ts';
import { withIntegers } from './integers.ts';

/** CEL over JSON values, with `instant(local, zone, 'earlier' | 'later' | 'reject')` for local times. */
export function createExpressionEngine(zones: TimeZones): ExpressionEngine {
  const base = new Environment({ homogeneousAggregateLiterals: false }).registerFunction(
    'instant(string, string, string): google.protobuf.Timestamp',
    (local: string, zone: string, choice: string) => instant(zones.resolve(local, zone), { local, zone, choice }),
  );
  const known = new Map<string, Compiled>();
  return {
    compile(source, variables) {
      const key = JSON.stringify([source, variables.map(({ name }) => name)]);
      const before = known.get(key);
      if (before?.variables.every(({ schema }, index) => schema === variables[index]?.schema)) return before.result;
      const result = compile(base, source, variables);
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(key, { variables, result });
      return result;
    },
  };
}

/** Same text over the same schemas: reading it again would give the same. */
interface Compiled {
  readonly variables: readonly ExpressionVariable[];
  readonly result: Result<Expression, ExpressionFault>;
}
const MAX_KNOWN = 2000;

function compile(
  base: Environment,
  source: string,
  variables: readonly ExpressionVariable[],
): Result<Expression, ExpressionFault> {
  const environment = base.clone();
  for (const { name } of variables) environment.registerVariable(name, 'dyn');
  try {
    const program = environment.parse(source);
    const checked = program.check();
    if (!checked.valid) return fault(checked.error);
    if (checked.type !== 'bool' && checked.type !== 'dyn') {
      return err({ message: say('expression-not-boolean', { type: checked.type ?? 'dyn' }) });
    }
    const reads = readsOf(program.ast);
    const mistyped = typedFault(base, source, variables, reads);
    if (mistyped !== undefined) return mistyped;
    return ok({ reads, run: (values) => run(program, values, variables) });
  } catch (cause) {
    return fault(cause);
  }
}

function run(
  program: (context: Record<string, unknown>) => unknown,
  values: Readonly<Record<string, JsonValue>>,
  variables: readonly ExpressionVariable[],
): Result<boolean, ExpressionFault> {
  const context: Record<string, unknown> = {};
  for (const { name, schema } of variables) context[name] = withIntegers(values[name] ?? null, schema);
  try {
    const answer = program(context);
    if (typeof answer === 'boolean') return ok(answer);
    return err({ message: say('expression-not-boolean', { type: typeof answer }) });
  } catch (cause) {
    return err({ message: say('expression-failed', { reason: reasonOf(cause) }) });
  }
}

function fault(cause: unknown): { readonly ok: false; readonly error: ExpressionFault } {
  const range = isRanged(cause) ? cause.range : undefined;
  const column = range === undefined ? '' : String(range.start + 1);
  const message =
    column === ''
      ? say('expression-broken', { reason: reasonOf(cause) })
      : say('expression-broken-at', { reason: reasonOf(cause), column });
  return err({ message });
}

function isRanged(cause: unknown): cause is { readonly range: { readonly start: number } } {
  return cause instanceof Error && 'range' in cause && typeof cause.range === 'object' && cause.range !== null;
}

function reasonOf(cause: unknown): string {
  if (cause instanceof Error && 'summary' in cause && typeof cause.summary === 'string') return cause.summary;
  return cause instanceof Error ? cause.message : String(cause);
}

const CEL_TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'int',
  number: 'double',
  boolean: 'bool',
};

/**
 * A second check with the plain types that the schemas declare, for mistakes such as comparing a text with a number.
 * Comparisons with null are left to the run: a schema often says less about null than its author means.
 */
function typedFault(
  base: Environment,
  source: string,
  variables: readonly ExpressionVariable[],
  reads: Expression['reads'],
) {
  const typed = base.clone();
  for (const { name, schema } of variables) {
    const read = new Set(reads.filter(([variable]) => variable === name).map(([, field]) => field));
    const fields = fieldTypes(schema, read);
    if (fields === undefined) typed.registerVariable(name, 'dyn');
    else typed.registerVariable({ name, schema: fields });
  }
  const checked = typed.parse(source).check();
  if (checked.valid || reasonOf(checked.error).includes('null')) return undefined;
  return isRanged(checked.error) && /no such overload|matching overload/i.test(reasonOf(checked.error))
    ? fault(checked.error)
    : undefined;
}

function fieldTypes(
  schema: JsonValue | undefined,
  read: ReadonlySet<string | undefined>,
): Record<string, string> | undefined {
  const properties = get(schema, 'properties');
  if (!isObject(properties)) return undefined;
  const names = Object.keys(properties).filter(
    (name) => read.has(name) && /^[A-Za-z_]\w*$/.test(name) && name !== '__proto__',
  );
  return Object.fromEntries(
    names.map((name) => {
      const type = get(properties[name], 'type');
      return [name, typeof type === 'string' && Object.hasOwn(CEL_TYPES, type) ? (CEL_TYPES[type] ?? 'dyn') : 'dyn'];
    }),
  );
}

function instant(found: LocalTimeResolution, asked: { local: string; zone: string; choice: string }): Date {
  const { local, zone, choice } = asked;
  if (!['earlier', 'later', 'reject'].includes(choice)) {
    throw new Error(`instant() takes 'earlier', 'later' or 'reject', not '${choice}'`);
  }
  switch (found.kind) {
    case 'unique':
      return new Date(found.epochMilliseconds);
    case 'ambiguous':
      if (choice === 'reject') throw new Error(`${local} happens twice in ${zone}`);
      return new Date(choice === 'earlier' ? found.earlier.epochMilliseconds : found.later.epochMilliseconds);
    case 'nonexistent':
      throw new Error(`${local} does not exist in ${zone}`);
    case 'unknown-zone':
      throw new Error(`there is no time zone '${zone}'`);
    case 'unreadable':
      throw new Error(`instant() takes a local date or date-time without an offset, not '${local}'`);
  }
}

/** The paths of names that an expression reads, each from its variable down: `args.a.b` is `['args', 'a', 'b']`. */
function readsOf(root: ASTNode): string[][] {
  const reads: string[][] = [];
  const waiting: unknown[] = [root];
  for (let node = waiting.pop(); waiting.length >= 0 && node !== undefined; node = waiting.pop()) {
    if (Array.isArray(node)) waiting.push(...node);
    if (!isNode(node)) continue;
    const path = pathOf(node);
    if (path === undefined) waiting.push(node.args);
    else reads.push(path);
  }
  return reads;
}

function isNode(value: unknown): value is ASTNode {
  return typeof value === 'object' && value !== null && 'op' in value && 'args' in value;
}

function pathOf(node: ASTNode): string[] | undefined {
  if (node.op === 'id') return [node.args];
  if (node.op !== '.' && node.op !== '[]') return undefined;
  const [owner, key] = node.args;
  const outer = pathOf(owner);
  const name =
    typeof key === 'string' ? key : key.op === 'value' && typeof key.args === 'string' ? key.args : undefined;
  return outer === undefined || name === undefined ? undefined : [...outer, name];
}
