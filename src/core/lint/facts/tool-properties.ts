import { get, isObject, type JsonObject, stringAt } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { Tool } from '../../model/tool.ts';
import { memoByTool, memoOfLatestTool } from '../memo.ts';
import { inputNodes, resultNodes } from './schema-nodes.ts';

/** A declared property of `parameters` or `returns`, at any depth, that has an object for its schema. */
export interface Property {
  readonly name: string;
  readonly schema: JsonObject;
  readonly pointer: Pointer;
  readonly description: string;
  /** The `type` names it may have, `null` left out; branches of anyOf and oneOf count. */
  readonly types: readonly string[];
  readonly isRequired: boolean;
  /** Declared at the root of the schema. */
  readonly isTop: boolean;
}

export const inputProperties = memoByTool((tool) => propertiesOf(tool, 'parameters'));
export const resultProperties = memoOfLatestTool((tool) => propertiesOf(tool, 'returns'));

function propertiesOf(tool: Tool, block: 'parameters' | 'returns'): readonly Property[] {
  const found: Property[] = [];
  for (const { keyword, key, schema, pointer, parent } of block === 'parameters'
    ? inputNodes(tool)
    : resultNodes(tool)) {
    if (keyword !== 'properties' || key === undefined || !isObject(schema)) continue;
    const required = get(isObject(parent?.schema) ? parent.schema : undefined, 'required');
    found.push({
      name: key,
      schema,
      pointer,
      description: stringAt(schema, 'description') ?? '',
      types: typesOf(schema),
      isRequired: Array.isArray(required) && required.includes(key),
      isTop: parent?.parent === undefined,
    });
  }
  return found;
}

/** Type names of a schema and of its direct branches, without `null`. */
export function typesOf(schema: JsonObject): readonly string[] {
  const branches = ['anyOf', 'oneOf'].flatMap((keyword) => {
    const list = get(schema, keyword);
    return Array.isArray(list) ? list : [];
  });
  const named = [schema, ...branches].flatMap((node) => get(node, 'type') ?? []).flat();
  return [...new Set(named)].filter((name): name is string => typeof name === 'string' && name !== 'null');
}

export function isNullable(schema: JsonObject): boolean {
  const branches = ['anyOf', 'oneOf'].flatMap((keyword) => {
    const list = get(schema, keyword);
    return Array.isArray(list) ? list : [];
  });
  return [schema, ...branches].some((node) => {
    const type = get(node, 'type');
    return type === 'null' || (Array.isArray(type) && type.includes('null')) || get(node, 'nullable') === true;
  });
}
