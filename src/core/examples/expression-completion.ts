import { get, isObject, type JsonValue } from '../model/json.ts';
import { isSchema, type Tool } from '../model/tool.ts';
import { schemasAt } from '../validate/schemas-below.ts';
import { itemSchema } from './semantics.ts';
import { detailOf } from './suggestions.ts';

/** Offsets count in the expression's text. `insertText` replaces `start` to `end`. */
export interface ExpressionCompletion {
  readonly label: string;
  readonly detail: string;
  readonly insertText: string;
  readonly start: number;
  readonly end: number;
}

const VARIABLES = ['args', 'item', 'result'] as const;
const FUNCTIONS: readonly (readonly [label: string, insertText: string])[] = [
  ["timestamp('2026-10-02T09:00:00+07:00')", 'timestamp('],
  ["duration('1h30m')", 'duration('],
  ["instant(local, zone, 'earlier' | 'later' | 'reject')", 'instant('],
  ['size(value)', 'size('],
  ['has(args.name)', 'has('],
];

/** What can stand before the cursor: names declared by the schemas behind a dot, else variables and functions. */
export function completeExpression(tool: Tool, source: string, offset: number): readonly ExpressionCompletion[] {
  const chain = chainBefore(source, offset);
  const start = offset - chain.typed.length;
  const item = (label: string, detail: string, insertText = label) => ({
    label,
    detail,
    insertText,
    start,
    end: offset,
  });
  if (chain.path.length > 0) {
    return namesBelow(tool, chain.path)
      .filter(([name]) => name.startsWith(chain.typed))
      .map(([name, detail]) => item(name, detail));
  }
  if (source[start - 1] === '.') return [];
  const variables = VARIABLES.map((name) => item(name, detailOfRoot(tool, name)));
  const functions = FUNCTIONS.map(([label, insertText]) => item(label, '', insertText));
  return [...variables, ...functions].filter(({ insertText }) => insertText.startsWith(chain.typed));
}

export interface ExpressionName {
  readonly name: string;
  /** Its type and description. */
  readonly detail: string;
  readonly start: number;
  readonly end: number;
}

/** The declared name under the cursor. */
export function hoverExpression(tool: Tool, source: string, offset: number): ExpressionName | undefined {
  const rest = /^\w*/.exec(source.slice(offset))?.[0] ?? '';
  const end = offset + rest.length;
  const { path, typed } = chainBefore(source, end);
  if (typed === '' || path.length === 0) return undefined;
  const found = namesBelow(tool, path).find(([name]) => name === typed);
  if (found === undefined || found[1] === '') return undefined;
  return { name: typed, detail: found[1], start: end - typed.length, end };
}

/** `args.window.da` is the path `['args', 'window']` and the typed `da`. */
function chainBefore(source: string, offset: number): { readonly path: readonly string[]; readonly typed: string } {
  let start = offset;
  while (start > 0 && /[\w.]/.test(source[start - 1] ?? '')) start -= 1;
  const names = source.slice(start, offset).split('.');
  return { path: names.slice(0, -1), typed: names.at(-1) ?? '' };
}

function namesBelow(tool: Tool, [variable, ...path]: readonly string[]): readonly (readonly [string, string])[] {
  const names = new Map<string, string>();
  for (const schema of schemasAt(rootOf(tool, variable), path)) {
    const properties = get(schema, 'properties');
    for (const [name, property] of isObject(properties) ? Object.entries(properties) : []) {
      if (/^[A-Za-z_]\w*$/.test(name) && isSchema(property)) names.set(name, detailOf(property));
    }
  }
  return [...names];
}

function rootOf(tool: Tool, variable: string | undefined): JsonValue | undefined {
  if (variable === 'args') return tool.parameters;
  if (variable === 'result') return tool.returns;
  return variable === 'item' ? itemSchema(tool.returns) : undefined;
}

function detailOfRoot(tool: Tool, variable: string): string {
  const schema = rootOf(tool, variable);
  return isSchema(schema) ? detailOf(schema) : '';
}
