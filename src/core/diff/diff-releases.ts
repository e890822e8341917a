import { isArray, isObject, type JsonValue } from '../model/json.ts';
import { formatPointer } from '../model/pointer.ts';
import { say } from '../words/words.ts';
import { type Bump, bumpFor, missingBumps, type Release } from './bump.ts';
import type { Change, ChangeFact } from './change.ts';
import { criticalityOf } from './criticality.ts';
import { findChanges } from './find-changes.ts';

export interface ReleaseDiff {
  readonly changes: readonly Change[];
  readonly bump: Bump;
  /** Tools whose breaking change came without its step of the version. */
  readonly unannounced: readonly string[];
}

/** The facts, the policy over them, and the step of the version that they call for. */
export function diffReleases(before: Release, after: Release, found: readonly ChangeFact[] = []): ReleaseDiff {
  const facts = [...findChanges(before.tools, after.tools), ...found];
  const changes = facts.map((fact) => ({ ...fact, criticality: criticalityOf(fact), message: messageOf(fact) }));
  return { changes, bump: bumpFor(changes), unannounced: missingBumps(changes, before, after) };
}

function messageOf({ kind, tool, pointer, before, after }: ChangeFact) {
  const data = {
    tool,
    place: formatPointer(pointer),
    key: pointer.at(-1) ?? '',
    before: shown(before),
    after: shown(after),
  };
  return say(`diff-${kind}`, data);
}

/** A value small enough for a sentence. */
function shown(value: JsonValue | undefined): string {
  if (value === undefined) return '–';
  if (isObject(value)) return '{…}';
  const text = isArray(value)
    ? `[${value.slice(0, 5).map(shown).join(', ')}${value.length > 5 ? ', …' : ''}]`
    : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
