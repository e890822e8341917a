/**
 * Where an MCP tool carries the blocks that the protocol has no field for: `_meta` under this key holds an object with
 * the descriptor's own keys (errors, examples, semantics, …), as they stand in the descriptor.
 */
export const MCP_META_KEY = 'io.github.toolscribe/descriptor';
