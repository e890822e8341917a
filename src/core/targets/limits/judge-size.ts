import type { JsonObject } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { MessageId } from '../../words/words.ts';
import type { LimitId, Target } from '../define-target.ts';
import { type AsIsProblem, doubtful, refused } from './as-is-problem.ts';
import { sizeOf } from './totals.ts';

/** The size limits of strict modes, over one schema. */
export function judgeSize(schema: JsonObject, at: Pointer, target: Target): AsIsProblem[] {
  const problems: AsIsProblem[] = [];
  const compare = (id: LimitId, measured: number, message: MessageId, pointer: Pointer) => {
    const limit = target.limits[id];
    if (limit === undefined || measured <= limit.value) return;
    const data = { measured, limit: limit.value, provider: target.label };
    problems.push((limit.firm ? refused : doubtful)('size', pointer, message, data));
  };
  if (target.limits.properties === undefined && target.limits.optionalProperties === undefined) return problems;
  const size = sizeOf(schema);
  if (target.limits.properties !== undefined) {
    compare('properties', size.properties, 'as-is-properties', at);
    const isOneEnum = (size.largestEnum?.values ?? 0) > (target.limits.enumValues?.value ?? 0);
    const enumPlace = isOneEnum ? [...at, ...(size.largestEnum?.pointer ?? [])] : at;
    compare('enumValues', size.enumValues, 'as-is-enum-values', enumPlace);
    compare('characters', size.characters, 'as-is-characters', at);
    compare('depth', size.nesting, 'as-is-depth', at);
    for (const one of size.longEnums) {
      compare('longEnumCharacters', one.characters, 'as-is-long-enum', [...at, ...one.pointer]);
    }
  }
  if (target.limits.optionalProperties !== undefined) {
    compare('optionalProperties', size.optional, 'as-is-optional-total', at);
    compare('unionProperties', size.union, 'as-is-union-total', at);
  }
  return problems;
}
