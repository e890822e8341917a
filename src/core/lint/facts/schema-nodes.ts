import type { Tool } from '../../model/tool.ts';
import { type SchemaNode, walkSchema } from '../../schema/walk.ts';
import { memoOfLatestTool } from '../memo.ts';

/** Every schema node of a block, walked once for all rules; pointers count from the descriptor's root. */
export const inputNodes = memoOfLatestTool((tool) => nodesOf(tool, 'parameters'));
export const resultNodes = memoOfLatestTool((tool) => nodesOf(tool, 'returns'));

function nodesOf(tool: Tool, block: 'parameters' | 'returns'): readonly SchemaNode[] {
  const root = tool[block];
  return root === undefined ? [] : [...walkSchema(root, [block])];
}

/** The property that a node is the schema of, or a part of it; empty at the root. */
export function propertyAbove(node: SchemaNode): string {
  for (let at: SchemaNode | undefined = node; at !== undefined; at = at.parent) {
    if (at.keyword === 'properties' && at.key !== undefined) return at.key;
  }
  return '';
}
