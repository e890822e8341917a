import { stringAt } from '../model/json.ts';
import type { JsonSchema } from '../model/tool.ts';

export type Dialect = '2020-12' | 'draft-07';

/** What `$schema` names. Drafts before 07 read as draft-07, everything else as 2020-12, the dialect of tool schemas. */
export function dialectOf(schema: JsonSchema): Dialect {
  const named = typeof schema === 'boolean' ? undefined : stringAt(schema, '$schema');
  return named !== undefined && /\/draft-0[3-7]\//.test(named) ? 'draft-07' : '2020-12';
}
