import type { JsonValue } from '../model/json.ts';
import type { ChangeKind } from './change.ts';

/** Keywords whose growing number takes values away, and those whose growing number gives some. */
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'];

/** How a limit changed; undefined for keywords that are none. */
export function limitChange(
  keyword: string,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): ChangeKind | undefined {
  if (keyword === 'uniqueItems') return after === true ? 'constraint-tightened' : 'constraint-loosened';
  if (keyword === 'pattern') return cameWentOrChanged(before, after);
  if (keyword === 'multipleOf') return multipleChange(before, after);
  const isLower = LOWER.includes(keyword);
  if (!isLower && !UPPER.includes(keyword)) return undefined;
  if (typeof before !== 'number' || typeof after !== 'number') return cameWentOrChanged(before, after);
  return after > before === isLower ? 'constraint-tightened' : 'constraint-loosened';
}

function cameWentOrChanged(before: JsonValue | undefined, after: JsonValue | undefined): ChangeKind {
  if (before === undefined) return 'constraint-tightened';
  return after === undefined ? 'constraint-loosened' : 'constraint-changed';
}

function multipleChange(before: JsonValue | undefined, after: JsonValue | undefined): ChangeKind {
  if (typeof before !== 'number' || typeof after !== 'number') return cameWentOrChanged(before, after);
  if (after % before === 0) return 'constraint-tightened';
  return before % after === 0 ? 'constraint-loosened' : 'constraint-changed';
}
