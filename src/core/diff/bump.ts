import type { JsonObject } from '../model/json.ts';
import { stringAt } from '../model/json.ts';
import type { Change } from './change.ts';

const BUMPS = ['major', 'minor', 'patch', 'none'] as const;
export type Bump = (typeof BUMPS)[number];

export interface Release {
  /** Version of the catalogue, where it has one. */
  readonly version: string | undefined;
  readonly tools: readonly JsonObject[];
}

/** The smallest step that tells users what to expect: additions and what is risky are minor, words are a patch. */
export function bumpFor(changes: readonly Pick<Change, 'kind' | 'criticality'>[]): Bump {
  if (changes.length === 0) return 'none';
  if (changes.some(({ criticality }) => criticality === 'breaking')) return 'major';
  return changes.every(({ kind }) => PATCHES.has(kind)) ? 'patch' : 'minor';
}
const PATCHES: ReadonlySet<string> = new Set([
  'description-changed',
  'documentation-changed',
  'block-changed',
  'hint-stated',
]);

/** Tools with a breaking change whose version, or the catalogue's, did not take a step that allows one. */
export function missingBumps(changes: readonly Change[], before: Release, after: Release): string[] {
  if (allowsBreaking(before.version, after.version)) return [];
  const broken = new Set(changes.filter(({ criticality }) => criticality === 'breaking').map(({ tool }) => tool));
  return [...broken].filter((name) => !allowsBreaking(versionOf(before, name), versionOf(after, name)));
}

function versionOf({ tools }: Release, name: string): string | undefined {
  const tool = tools.find((candidate) => stringAt(candidate, 'name') === name);
  return stringAt(tool, 'version');
}

/** A major step; below 1.0.0 a minor one is enough, as SemVer has it. */
function allowsBreaking(before: string | undefined, after: string | undefined): boolean {
  const [old, now] = [numbersOf(before), numbersOf(after)];
  if (old === undefined || now === undefined) return false;
  if (now.major !== old.major) return now.major > old.major;
  return now.major === 0 && now.minor > old.minor;
}

function numbersOf(version: string | undefined): { major: number; minor: number } | undefined {
  const match = /^v?(\d{1,9})\.(\d{1,9})\.\d/.exec(version ?? '');
  return match === null ? undefined : { major: Number(match[1]), minor: Number(match[2]) };
}
