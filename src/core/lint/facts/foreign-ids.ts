import type { Tool } from '../../model/tool.ts';
import { says } from '../lexicons/index.ts';
import type { Property } from './tool-properties.ts';

const PRINCIPALS =
  /^(?:user_?id|current_?user(?:_?id)?|caller(?:_?id)?|actor(?:_?id)?|acting_?user(?:_?id)?|on_?behalf_?of|impersonate(?:_?user)?|tenant_?id|session_?id|my_?id|as_?user|role|is_?admin)$/i;
const INTERNAL = /^(?:internal_\w+|db_id|row_id|_id|trace_id|debug(?:_\w+)?|pk)$/i;

/** Whether a parameter says who is calling, or is an id or switch that only the system knows; neither is for a model to give. */
export function foreignIdOf(tool: Tool, { name, isTop, description }: Property): 'principal' | 'internal' | undefined {
  if (!isTop) return undefined;
  const isPrincipal = PRINCIPALS.test(name);
  if (isPrincipal && !says('administrator', tool.description ?? '') && !says('administrator', description))
    return 'principal';
  return INTERNAL.test(name) ? 'internal' : undefined;
}
