import { isObject, type JsonValue } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { say } from '../words/words.ts';
import type { LimitId, Target } from './define-target.ts';
import type { Ledger } from './ledger.ts';
import { type SchemaSize, sizeOf } from './limits/totals.ts';

/** What each limit of the strict modes counts. */
const MEASURES = {
  properties: ({ properties }) => properties,
  depth: ({ levels }) => levels,
  enumValues: ({ enumValues }) => enumValues,
  longEnumCharacters: ({ longEnums }) => Math.max(0, ...longEnums.map(({ characters }) => characters)),
  characters: ({ characters }) => characters,
  optionalProperties: ({ optional }) => optional,
  unionProperties: ({ union }) => union,
} as const satisfies Partial<Record<LimitId, (size: SchemaSize) => number>>;

/** Refuses what one tool alone exceeds, as it is sent. */
export function checkLimits(schema: JsonValue, at: Pointer, target: Target, ledger: Ledger): void {
  if (!target.strict || !isObject(schema)) return;
  const size = sizeOf(schema);
  for (const id of Object.keys(MEASURES) as (keyof typeof MEASURES)[]) {
    const limit = target.limits[id];
    const measured = MEASURES[id](size);
    if (limit === undefined || measured <= limit.value) continue;
    const message = say(`target-limit-${id}`, { target: target.label, measured, limit: limit.value });
    ledger.lose({ kind: 'refused', at, message });
  }
}
