import { get, isArray, isObject, type JsonValue, stringAt } from '../../model/json.ts';
import type { JsonSchema } from '../../model/tool.ts';
import { isKeyword, KEYWORDS } from '../../schema/keywords.ts';
import { type SchemaNode, walkProperties } from '../../schema/walk.ts';

export interface ParameterRow {
  /** The names from the root down. */
  readonly path: readonly string[];
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** What else the schema demands, keyword by keyword. */
  readonly limits: readonly { readonly keyword: string; readonly value: string }[];
}

/** Columns of their own, and what rows of their own show. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set([
  'type',
  'description',
  'title',
  'required',
  '$comment',
  'examples',
]);

/** A row for each declared parameter at every depth, in the order of the text. */
export function parameterRows(parameters: JsonSchema | undefined): readonly ParameterRow[] {
  return [...walkProperties(parameters)].map((node) => {
    const { schema } = node;
    const own = isObject(schema) ? schema : {};
    return {
      path: pathOf(node),
      type: typeOf(schema),
      isRequired: isRequired(node),
      description: stringAt(own, 'description') ?? '',
      limits: Object.entries(own)
        .filter(([keyword]) => isKeyword(keyword) && KEYWORDS[keyword] === 'data' && !SHOWN_ELSEWHERE.has(keyword))
        .map(([keyword, value]) => ({ keyword, value: JSON.stringify(value) })),
    };
  });
}

function pathOf(node: SchemaNode): readonly string[] {
  const path: string[] = [];
  for (let at: SchemaNode | undefined = node; at !== undefined; at = at.parent) {
    if (at.keyword === 'properties' && at.key !== undefined) path.unshift(at.key);
    else if (at.keyword === 'items' || at.keyword === 'prefixItems') path.unshift('[]');
    else if (at.keyword === '$defs' || at.keyword === 'definitions') path.unshift(`#${at.key ?? ''}`);
  }
  return path;
}

function typeOf(schema: JsonSchema): string {
  const type: JsonValue | undefined = isObject(schema) ? get(schema, 'type') : undefined;
  const names = isArray(type) ? type : [type];
  const shown = names.filter((name) => typeof name === 'string').join(' | ');
  if (shown === 'array' && isObject(schema)) {
    const items = get(schema, 'items');
    const of = isObject(items) ? stringAt(items, 'type') : undefined;
    return of === undefined ? shown : `${of}[]`;
  }
  return shown;
}

function isRequired({ key, parent }: SchemaNode): boolean {
  const required = parent !== undefined && isObject(parent.schema) ? get(parent.schema, 'required') : undefined;
  return isArray(required) && key !== undefined && required.includes(key);
}
