import { isArray, isObject, type JsonValue, jsonEqual } from '../model/json.ts';
import { formatPointer, type Pointer } from '../model/pointer.ts';
import type { JsonSchema, Tool } from '../model/tool.ts';
import { walkSchema } from '../schema/walk.ts';
import { compileSchema } from '../validate/compile-schema.ts';
import type { Evaluators } from '../validate/evaluators.ts';
import type { Coverage, CoverageCount } from './example-report.ts';

/** What of the parameters and the declared errors the examples exercise. */
export function coverageOf(tool: Tool, evaluators: Evaluators): Coverage {
  const examples = tool.examples ?? [];
  const codes = [...new Set((tool.errors ?? []).flatMap(({ code }) => (code === undefined ? [] : [code])))];
  const codeUses = tally(examples.map(({ errorCode }) => (errorCode === undefined ? [] : [errorCode])));
  const calls = examples.flatMap(({ kind, arguments: args }) => (kind !== 'ask' && isObject(args) ? [args] : []));
  const schemaUses = tool.parameters === undefined ? tally([]) : exercised(tool.parameters, calls, evaluators);
  const parts = tool.parameters === undefined ? EMPTY : partsOf(tool.parameters);
  const inSchema = [parts.parameters, parts.enumValues, parts.branches].flat();
  const uses = [...usesOf(inSchema, schemaUses), ...usesOf(codes, codeUses)];
  return {
    parameters: count(parts.parameters, schemaUses),
    enumValues: count(parts.enumValues, schemaUses),
    branches: count(parts.branches, schemaUses),
    errorCodes: count(codes, codeUses),
    ...(uses.length === 0 ? {} : { uses }),
  };
}

type Uses = ReadonlyMap<string, number>;

/** In how many of the lists each entry stands. */
function tally(lists: readonly Iterable<string>[]): Uses {
  const uses = new Map<string, number>();
  for (const list of lists) for (const entry of new Set(list)) uses.set(entry, (uses.get(entry) ?? 0) + 1);
  return uses;
}

function usesOf(entries: readonly string[], uses: Uses): readonly (readonly [string, number])[] {
  return entries.flatMap((entry) => {
    const times = uses.get(entry);
    return times === undefined ? [] : [[entry, times] as const];
  });
}

interface Parts {
  readonly parameters: readonly string[];
  readonly enumValues: readonly string[];
  readonly branches: readonly string[];
}
const EMPTY: Parts = { parameters: [], enumValues: [], branches: [] };
const BRANCH_KEYWORDS: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'then', 'else']);

function count(all: readonly string[], seen: Uses): CoverageCount {
  const missing = all.filter((part) => !seen.has(part));
  return { seen: all.length - missing.length, of: all.length, missing };
}

function partsOf(schema: JsonSchema): Parts {
  const parts = { parameters: new Set<string>(), enumValues: new Set<string>(), branches: new Set<string>() };
  const unreached: Pointer[] = [];
  for (const node of walkSchema(schema)) {
    const text = textOf(node.pointer);
    if (node.keyword === 'not') unreached.push(node.pointer);
    if (unreached.some((pointer) => pointer.every((segment, index) => segment === node.pointer[index]))) continue;
    if (node.keyword === 'properties' && node.schema !== false) parts.parameters.add(text);
    if (node.keyword !== undefined && BRANCH_KEYWORDS.has(node.keyword)) parts.branches.add(text);
    const values = isObject(node.schema) ? node.schema.enum : undefined;
    if (isArray(values)) for (const index of values.keys()) parts.enumValues.add(`${text}/enum/${index}`);
  }
  return { parameters: [...parts.parameters], enumValues: [...parts.enumValues], branches: [...parts.branches] };
}

function exercised(schema: JsonSchema, calls: readonly JsonValue[], evaluators: Evaluators): Uses {
  const compiled = compileSchema(schema, evaluators);
  if (!compiled.ok) return tally([]);
  return tally(
    calls.map((call) =>
      [...compiled.value.trace(call)].flatMap((part) => {
        const text = textOf(part.schemaPointer);
        const values = isObject(part.schema) ? part.schema.enum : undefined;
        const index = isArray(values) ? values.findIndex((value) => jsonEqual(value, part.instance)) : -1;
        return index < 0 ? [text] : [text, `${text}/enum/${index}`];
      }),
    ),
  );
}

function textOf(pointer: Pointer): string {
  return formatPointer(['parameters', ...pointer]);
}
