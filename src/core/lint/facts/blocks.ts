import { has } from '../../model/json.ts';
import { REQUIRED_BLOCKS, type Tool } from '../../model/tool.ts';

export type RequiredBlock = (typeof REQUIRED_BLOCKS)[number];

/** The required blocks that the descriptor does not have at all. */
export function missingBlocks(tool: Tool): readonly RequiredBlock[] {
  return REQUIRED_BLOCKS.filter((block) => !has(tool.raw, block));
}
