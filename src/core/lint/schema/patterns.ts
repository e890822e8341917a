import { get, isObject } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { Tool } from '../../model/tool.ts';
import { nodesOf } from './facts.ts';

export interface PlacedPattern {
  readonly source: string;
  readonly pointer: Pointer;
}

/** The patterns of `pattern` and of the keys of `patternProperties`. */
export function* patternsOf(tool: Tool): Generator<PlacedPattern> {
  for (const { schema, pointer } of nodesOf(tool)) {
    const pattern = get(schema, 'pattern');
    if (typeof pattern === 'string') yield { source: pattern, pointer: [...pointer, 'pattern'] };
    const keyed = get(schema, 'patternProperties');
    if (!isObject(keyed)) continue;
    for (const source of Object.keys(keyed)) yield { source, pointer: [...pointer, 'patternProperties', source] };
  }
}
