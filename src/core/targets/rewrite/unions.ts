import { canonicalText, isArray, type JsonValue, jsonEqual } from '../../model/json.ts';
import {
  type Draft,
  dataOf,
  dataWord,
  draftOf,
  listOf,
  listWord,
  mapOf,
  pickWords,
  renameWord,
  typesOf,
  type Word,
  withoutWords,
  withWords,
} from '../../schema/draft.ts';
import { joinDescription } from '../join-description.ts';
import { type Lowering, lose, requiredNames, type Step, type Visit } from '../lowering.ts';
import { HOLDS_DEFINITIONS, refKeyword } from '../references.ts';
import { mergeAllOf } from './all-of.ts';
import { bothOf, intersect } from './intersect.ts';
import { suits } from './types.ts';

/** Exactly one branch becomes at least one: the same, where no value can suit two branches. */
export const oneOfToAnyOf: Step = ({ node, place }, lowering) => {
  const branches = listOf(node, 'oneOf');
  const word = node.words.get('oneOf');
  if (branches === undefined || word === undefined) return { node, place };
  const isExclusive = areExclusive(branches.map((branch) => opened(branch, lowering)));
  if (isExclusive) lose(lowering, { kind: 'rewritten', at: word.at, keyword: 'oneOf', id: 'target-one-of-exclusive' });
  else lose(lowering, { kind: 'dropped', at: word.at, keyword: 'oneOf', id: 'target-one-of-loose' });
  const discriminator = node.words.get('discriminator');
  if (discriminator !== undefined && isExclusive) {
    lose(lowering, { kind: 'rewritten', at: discriminator.at, keyword: 'discriminator', id: 'target-discriminator' });
  }
  const rest = withMovableAllOf(withoutWords(node, isExclusive ? ['discriminator'] : []));
  if (!node.words.has('anyOf')) return { node: renameWord(rest, 'oneOf', 'anyOf', listWord(word.at, branches)), place };
  const extra = draftOf(node.at, [['anyOf', listWord(word.at, branches)]]);
  const allOf = listOf(rest, 'allOf') ?? [];
  return { node: withWords(withoutWords(rest, ['oneOf']), { allOf: listWord(node.at, [...allOf, extra]) }), place };
};

/** What could not be merged beside `oneOf` may well be merged beside `anyOf`. */
function withMovableAllOf(node: Draft): Draft {
  const word = node.words.get('allOf');
  return word?.holds === 'list' ? withWords(node, { allOf: { ...word } }) : node;
}

/** A branch that is a reference is judged by what it leads to. */
function opened(branch: Draft, lowering: Lowering): Draft {
  let node = branch;
  for (let hops = 0; hops < 20 && refKeyword(node) !== undefined; hops += 1) {
    const found = lowering.references.follow(node);
    if (!found.ok) return node;
    node = found.value.draft;
  }
  return node;
}

/** Whether two branches can never accept the same value, as far as types, values and tagged properties tell. */
function areExclusive(branches: readonly Draft[]): boolean {
  if (haveDistinctTags(branches)) return true;
  if (branches.length > MOST_COMPARED) return false;
  return branches.every((left, index) => branches.slice(index + 1).every((right) => excludes(left, right)));
}

/** Beyond this number branches are not compared two by two. */
const MOST_COMPARED = 100;

/** All branches require one property, and no value of it occurs in two of them. */
function haveDistinctTags(branches: readonly Draft[]): boolean {
  const [first] = branches;
  if (first === undefined || !branches.every((branch) => typesOf(branch).join() === 'object')) return false;
  return [...requiredNames(first)].some((name) => {
    const seen = new Set<string>();
    return branches.every((branch) => {
      const property = mapOf(branch, 'properties')?.get(name);
      const values = property === undefined ? undefined : valuesOf(property);
      if (values === undefined || !requiredNames(branch).has(name)) return false;
      const isNew = values.every((value) => !seen.has(canonicalText(value)));
      for (const value of values) seen.add(canonicalText(value));
      return isNew;
    });
  });
}

function excludes(left: Draft, right: Draft): boolean {
  if (left.bool === false || right.bool === false) return true;
  const [mine, theirs] = [valuesOf(left), valuesOf(right)];
  if (mine !== undefined && theirs !== undefined) {
    return !mine.some((value) => theirs.some((other) => jsonEqual(value, other)));
  }
  const [leftTypes, rightTypes] = [typesOf(left), typesOf(right)];
  if (leftTypes.length > 0 && rightTypes.length > 0 && !leftTypes.some((type) => overlaps(type, rightTypes)))
    return true;
  if (leftTypes.join() !== 'object' || rightTypes.join() !== 'object') return false;
  return isTagged(left, right) || isTagged(right, left) || isMissing(left, right) || isMissing(right, left);
}

function overlaps(type: string, others: readonly string[]): boolean {
  if (others.includes(type)) return true;
  return (type === 'integer' && others.includes('number')) || (type === 'number' && others.includes('integer'));
}

/** A property that one side requires and whose values the other side does not take. */
function isTagged(left: Draft, right: Draft): boolean {
  const names = requiredNames(left);
  return [...(mapOf(left, 'properties') ?? [])].some(([name, mine]) => {
    const theirs = mapOf(right, 'properties')?.get(name);
    const [values, others] = [valuesOf(mine), theirs === undefined ? undefined : valuesOf(theirs)];
    if (!names.has(name) || values === undefined || others === undefined) return false;
    return !values.some((value) => others.some((other) => jsonEqual(value, other)));
  });
}

/** One side requires what the other, closed, does not have. */
function isMissing(left: Draft, right: Draft): boolean {
  const rest = right.words.get('additionalProperties');
  if (rest?.holds !== 'schema' || rest.schema.bool !== false || right.words.has('patternProperties')) return false;
  return [...requiredNames(left)].some((name) => !mapOf(right, 'properties')?.has(name));
}

/** The values a node accepts, when it lists them. */
export function valuesOf(node: Draft): readonly JsonValue[] | undefined {
  const values = dataOf(node, 'enum');
  if (isArray(values)) return values;
  if (node.words.has('const')) return [dataOf(node, 'const') as JsonValue];
  return typesOf(node).join() === 'null' ? [null] : undefined;
}

/** Drops branches that accept nothing, and the union around a single branch. */
export const simplifyAnyOf: Step = (visit, lowering) => {
  const { node, place } = visit;
  const word = node.words.get('anyOf');
  const branches = listOf(node, 'anyOf');
  if (word === undefined || branches === undefined) return visit;
  const possible = branches.filter((branch) => branch.bool !== false);
  if (possible.length < branches.length)
    lose(lowering, { kind: 'rewritten', at: word.at, keyword: 'anyOf', id: 'target-impossible-branch' });
  const [only] = possible;
  const isDefinitionWrap = lowering.target.node.allRequired && only !== undefined && refKeyword(only) !== undefined;
  if (possible.length === 1 && only !== undefined && !isDefinitionWrap) {
    if (only.bool === undefined)
      lose(lowering, { kind: 'rewritten', at: word.at, keyword: 'anyOf', id: 'target-single-branch' });
    return mergeAllOf({ node: bothOf(withoutWords(node, ['anyOf']), only), place }, lowering);
  }
  if (possible.length === branches.length) return visit;
  if (possible.length === 0) {
    lose(lowering, {
      kind: 'refused',
      at: word.at,
      keyword: 'anyOf',
      id: 'target-contradiction',
      data: { part: 'anyOf' },
    });
    return { node: withoutWords(node, ['anyOf']), place };
  }
  return { node: withWords(node, { anyOf: listWord(word.at, possible) }), place };
};

/** A union of listed values is one list of values; what each branch says of its value goes into the description. */
export const collapseValues: Step = ({ node, place }, lowering) => {
  const word = node.words.get('anyOf');
  const branches = listOf(node, 'anyOf');
  if (word === undefined || branches === undefined || !branches.every(isTextValue)) return { node, place };
  const values = branches.flatMap((branch) => valuesOf(branch) ?? []);
  const notes = branches.flatMap(noteOf);
  lose(lowering, { kind: 'rewritten', at: word.at, keyword: 'anyOf', id: 'target-values-collapsed' });
  for (const branch of branches) {
    for (const [name, inner] of branch.words) {
      const kind = name === 'description' ? 'described' : name === 'title' ? 'dropped' : 'rewritten';
      lose(lowering, {
        kind,
        at: inner.at,
        keyword: name,
        id: kind === 'dropped' ? 'target-keyword-dropped' : 'target-values-collapsed',
      });
    }
  }
  const description = node.words.get('description');
  const text = description?.holds === 'data' ? String(description.value) : '';
  const words: Record<string, Word> = {
    type: dataWord(word.at, 'string'),
    enum: dataWord(word.at, [...new Set(values)]),
    ...(notes.length > 0 && { description: dataWord(description?.at ?? word.at, joinDescription(text, notes)) }),
  };
  return { node: withWords(withoutWords(node, ['anyOf']), words), place };
};

const OF_A_VALUE = new Set(['const', 'enum', 'type', 'description', 'title']);

function isTextValue(branch: Draft): boolean {
  const values = valuesOf(branch);
  const isPlain = [...branch.words.keys()].every((name) => OF_A_VALUE.has(name));
  return (
    isPlain &&
    values !== undefined &&
    values.length > 0 &&
    values.every((value) => typeof value === 'string' && value !== '')
  );
}

function noteOf(branch: Draft): readonly string[] {
  const note = dataOf(branch, 'description') ?? dataOf(branch, 'title');
  const values = valuesOf(branch) ?? [];
  if (typeof note !== 'string' || note === '' || values.includes(note)) return [];
  const end = /[.!?]$/.test(note) ? '' : '.';
  return [`${values.map((value) => JSON.stringify(value)).join(', ')}: ${note}${end}`];
}

/** Says in every branch what stands beside the union, so that the union can stand alone. `keeps` may stay beside it. */
export function distribute(visit: Visit, keeps: (name: string) => boolean, lowering: Lowering): Visit {
  const { node, place } = visit;
  const word = node.words.get('anyOf');
  const branches = listOf(node, 'anyOf');
  if (word === undefined || branches === undefined) return visit;
  const stays = (name: string) => name === 'anyOf' || HOLDS_DEFINITIONS.has(name) || keeps(name);
  const moved = pickWords(node, (name) => !stays(name));
  if (moved.words.size === 0) return visit;
  for (const [name, inner] of moved.words) {
    if (name === 'nullable') continue;
    const isLost = (name === 'default' || name === 'example') && !branches.some((branch) => takes(branch, inner));
    const id = isLost ? 'target-keyword-dropped' : 'target-moved-into-branches';
    lose(lowering, { kind: isLost ? 'dropped' : 'rewritten', at: inner.at, keyword: name, id });
  }
  const schemas = branches.flatMap((branch) => branchWith(branch, moved));
  if (schemas.length < branches.length) {
    const isEmpty = schemas.length === 0;
    const id = isEmpty ? 'target-contradiction' : 'target-impossible-branch';
    lose(lowering, {
      kind: isEmpty ? 'refused' : 'rewritten',
      at: word.at,
      keyword: 'anyOf',
      id,
      data: { part: 'anyOf' },
    });
  }
  return { node: withWords(pickWords(node, stays), { anyOf: listWord(word.at, schemas) }), place };
}

/** The branch with what was moved; none when no value suits both. Null takes no constraints of other types. */
function branchWith(branch: Draft, moved: Draft): readonly Draft[] {
  if (refKeyword(branch) !== undefined || branch.bool !== undefined) return [bothOf(branch, moved)];
  const isNull = isNullOnly(branch);
  const fitting = pickWords(moved, (name) => {
    const word = moved.words.get(name);
    const isValue = name === 'default' || name === 'example';
    return !(isNull && OF_ONE_TYPE.has(name)) && !(isValue && word !== undefined && !takes(branch, word));
  });
  const joined = intersect(branch, fitting);
  if ('contradiction' in joined) return [];
  const [outer, inner] = [dataOf(moved, 'description'), dataOf(branch, 'description')];
  if (typeof outer !== 'string' || typeof inner !== 'string') return [joined.draft];
  const place = branch.words.get('description')?.at ?? branch.at;
  return [withWords(joined.draft, { description: dataWord(place, joinDescription(outer, [inner])) })];
}

/** Whether a branch's type takes a value such as a default. */
function takes(branch: Draft, word: Word): boolean {
  const types = typesOf(branch);
  return types.length === 0 || (word.holds === 'data' && types.some((type) => suits(word.value, type)));
}

const OF_ONE_TYPE = new Set([
  'properties',
  'required',
  'additionalProperties',
  'items',
  'minLength',
  'maxLength',
  'pattern',
]);

/** Takes the null branches out of a union that has others. */
export function withoutNullBranch(node: Draft): { readonly node: Draft; readonly taken: readonly Draft[] } {
  const word = node.words.get('anyOf');
  const branches = listOf(node, 'anyOf');
  if (word === undefined || branches === undefined) return { node, taken: [] };
  const rest = branches.filter((branch) => !isNullOnly(branch));
  if (rest.length === branches.length || rest.length === 0) return { node, taken: [] };
  return { node: withWords(node, { anyOf: listWord(word.at, rest) }), taken: branches.filter(isNullOnly) };
}

function isNullOnly(branch: Draft): boolean {
  const values = valuesOf(branch);
  return values !== undefined && values.length > 0 && values.every((value) => value === null);
}
