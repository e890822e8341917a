import { get, isObject, type JsonObject, jsonEqual } from '../model/json.ts';
import type { Tool } from '../model/tool.ts';
import { overlap, wordsOf } from './tool-words.ts';

/** A tool that went and one that came, so alike that it is probably one tool under another name. */
export interface ProbableRename {
  /** Indexes into the two lists. */
  readonly before: number;
  readonly after: number;
  readonly evidence: RenameEvidence;
}

export interface RenameEvidence {
  /** Parameters with the same name and the same schema, of all that either has. */
  readonly parameters: { readonly same: number; readonly of: number };
  /** Shared words of the descriptions over all of them, 0 to 1; null when one has no description. */
  readonly description: number | null;
}

/** Beyond so many pairs nobody reads them one by one. */
const MOST_PAIRS = 250_000;
const LEAST_LIKENESS = 0.6;
/** What each kind of evidence counts; names count least, for they are what changed. */
const SHARES = { parameters: 0.45, description: 0.4, name: 0.15 };

/** Of the tools without a partner of their name; each tool at most once, the most alike first. */
export function probableRenames(before: readonly Tool[], after: readonly Tool[]): readonly ProbableRename[] {
  const gone = withoutPartner(before, after);
  const come = withoutPartner(after, before);
  if (gone.length * come.length > MOST_PAIRS) return [];
  const candidates = gone.flatMap((old) =>
    come.flatMap((now) => {
      const [left, right] = [before[old], after[now]];
      if (left === undefined || right === undefined) return [];
      const { likeness, evidence } = compare(left, right);
      return likeness < LEAST_LIKENESS ? [] : [{ before: old, after: now, evidence, likeness }];
    }),
  );
  const taken = { before: new Set<number>(), after: new Set<number>() };
  return candidates
    .toSorted((left, right) => right.likeness - left.likeness)
    .flatMap(({ before: old, after: now, evidence }) => {
      if (taken.before.has(old) || taken.after.has(now)) return [];
      taken.before.add(old);
      taken.after.add(now);
      return [{ before: old, after: now, evidence }];
    });
}

function withoutPartner(tools: readonly Tool[], others: readonly Tool[]): readonly number[] {
  const names = new Set(others.map(({ name }) => name));
  return tools.flatMap(({ name }, index) => (names.has(name) ? [] : [index]));
}

interface Likeness {
  readonly likeness: number;
  readonly evidence: RenameEvidence;
}

/** The weighted mean of what both say; what neither says counts for nothing. */
function compare(left: Tool, right: Tool): Likeness {
  const [own, other] = [wordsOf(left), wordsOf(right)];
  const parameters = sameParameters(propertiesOf(left), propertiesOf(right));
  const hasTexts = own.description.size > 0 && other.description.size > 0;
  const description = hasTexts ? overlap(own.description, other.description) : null;
  const parts: (readonly [share: number, likeness: number])[] = [
    [SHARES.name, overlap(new Set(own.name), new Set(other.name))],
  ];
  if (parameters.of > 0) parts.push([SHARES.parameters, parameters.same / parameters.of]);
  if (description !== null) parts.push([SHARES.description, description]);
  // A name alone is no evidence.
  const all = parts.length === 1 ? 1 : parts.reduce((sum, [share]) => sum + share, 0);
  const likeness = parts.reduce((sum, [share, part]) => sum + share * part, 0) / all;
  return { likeness, evidence: { parameters, description } };
}

function propertiesOf(tool: Tool): JsonObject {
  const properties = get(get(tool.raw, 'parameters'), 'properties');
  return isObject(properties) ? properties : {};
}

function sameParameters(left: JsonObject, right: JsonObject): RenameEvidence['parameters'] {
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  const same = [...names].filter((name) => {
    const [own, other] = [get(left, name), get(right, name)];
    return own !== undefined && other !== undefined && jsonEqual(own, other);
  });
  return { same: same.length, of: names.size };
}
