import { get, isObject, type JsonObject, type JsonValue, stringAt } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import { walkSchema } from '../../schema/walk.ts';
import type { Target } from '../define-target.ts';
import { type AsIsProblem, doubtful, idle, refused } from './as-is-problem.ts';
import { judgeOutput } from './judge-output.ts';

const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];

/** What MCP says of a tool besides its input schema: annotations, the output schema, `_meta` keys, header parameters. */
export function judgeMcp(tool: JsonObject, target: Target): AsIsProblem[] {
  return [
    ...annotationProblems(get(tool, 'annotations'), target),
    ...judgeOutput(get(tool, 'outputSchema'), target),
    ...metaProblems(get(tool, '_meta'), target),
    ...(target.id === 'mcp' ? headerProblems(get(tool, 'inputSchema'), target) : []),
  ];
}

function annotationProblems(annotations: JsonValue | undefined, target: Target): AsIsProblem[] {
  if (!isObject(annotations)) return [];
  return Object.entries(annotations).flatMap(([key, value]) => {
    const pointer = ['annotations', key];
    const data = { field: key, provider: target.label };
    if (key !== 'title' && !HINTS.includes(key)) return [idle('field', pointer, 'as-is-field-stripped', data)];
    const isRight = key === 'title' ? typeof value === 'string' : typeof value === 'boolean';
    return isRight ? [] : [refused('field', pointer, 'as-is-field-value', data)];
  });
}

/** `prefix/name`, both of letters, digits and separators; prefixes of the protocol itself are reserved. */
function metaProblems(meta: JsonValue | undefined, target: Target): AsIsProblem[] {
  if (!isObject(meta)) return [];
  return Object.keys(meta).flatMap((key) => {
    const slash = key.indexOf('/');
    const labels = slash < 0 ? [] : key.slice(0, slash).split('.');
    const name = key.slice(slash + 1);
    const isNameFine = name === '' || /^[A-Za-z0-9](?:[A-Za-z0-9_.-]*[A-Za-z0-9])?$/.test(name);
    const isPrefixFine = labels.every((label) => /^[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/.test(label));
    const isReserved = labels[1] === 'mcp' || labels[1] === 'modelcontextprotocol';
    if (isNameFine && isPrefixFine && !isReserved) return [];
    return [doubtful('field', ['_meta', key], 'as-is-meta-key', { name: key, provider: target.label })];
  });
}

/** `x-mcp-header` (2026-07-28): a header token, unique, on a primitive property that is reached through properties only. */
function headerProblems(schema: JsonValue | undefined, target: Target): AsIsProblem[] {
  if (!isObject(schema)) return [];
  const problems: AsIsProblem[] = [];
  const seen = new Set<string>();
  for (const node of walkSchema(schema)) {
    const value = get(node.schema as JsonValue, 'x-mcp-header');
    if (value === undefined) continue;
    const at: Pointer = ['inputSchema', ...node.pointer, 'x-mcp-header'];
    const isToken = typeof value === 'string' && /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(value);
    const isReached =
      node.pointer.length > 0 && node.pointer.every((part, index) => index % 2 === 1 || part === 'properties');
    const isPrimitive = ['string', 'integer', 'boolean'].includes(stringAt(node.schema as JsonValue, 'type') ?? '');
    const isNew = typeof value === 'string' && !seen.has(value.toLowerCase());
    if (typeof value === 'string') seen.add(value.toLowerCase());
    if (isToken && isReached && isPrimitive && isNew) continue;
    problems.push(refused('keyword', at, 'as-is-header', { provider: target.label }));
  }
  return problems;
}
