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
  const seenCodes = new Set(examples.map(({ errorCode }) => errorCode));
  const calls = examples.flatMap(({ kind, arguments: args }) => (kind !== 'ask' && isObject(args) ? [args] : []));
  const seen = tool.parameters === undefined ? new Set<string>() : exercised(tool.parameters, calls, evaluators);
  const parts = tool.parameters === undefined ? EMPTY : partsOf(tool.parameters);
  return {
    parameters: count(parts.parameters, seen),
    enumValues: count(parts.enumValues, seen),
    branches: count(parts.branches, seen),
    errorCodes: count(codes, seenCodes),
  };
}

interface Parts {
  readonly parameters: readonly string[];
  readonly enumValues: readonly string[];
  readonly branches: readonly string[];
}
const EMPTY: Parts = { parameters: [], enumValues: [], branches: [] };
const BRANCH_KEYWORDS: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'then', 'else']);

function count(all: readonly string[], seen: ReadonlySet<string | undefined>): CoverageCount {
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

function exercised(schema: JsonSchema, calls: readonly JsonValue[], evaluators: Evaluators): ReadonlySet<string> {
  const seen = new Set<string>();
  const compiled = compileSchema(schema, evaluators);
  if (!compiled.ok) return seen;
  for (const call of calls) {
    for (const part of compiled.value.trace(call)) {
      const text = textOf(part.schemaPointer);
      seen.add(text);
      const values = isObject(part.schema) ? part.schema.enum : undefined;
      const index = isArray(values) ? values.findIndex((value) => jsonEqual(value, part.instance)) : -1;
      if (index >= 0) seen.add(`${text}/enum/${index}`);
    }
  }
  return seen;
}

function textOf(pointer: Pointer): string {
  return formatPointer(['parameters', ...pointer]);
}
