import type { JsonValue } from '../../model/json.ts';
import { canonicalText } from '../../model/json.ts';
import {
  type Draft,
  dataOf,
  dataWord,
  draftOf,
  listOf,
  listWord,
  mapOf,
  mapWord,
  schemaOf,
  typesOf,
  type Word,
  withoutWords,
  withWords,
} from '../../schema/draft.ts';
import { ANNOTATIONS } from '../../schema/keywords.ts';
import { emit } from '../emit.ts';
import { type Lowering, lose, requiredNames, type Visit } from '../lowering.ts';
import { refKeyword } from '../references.ts';
import { mergeAllOf } from './all-of.ts';
import { bothOf, intersect } from './intersect.ts';
import { inlineRef } from './refs.ts';
import { valuesOf } from './unions.ts';

/**
 * A union at the root becomes one object with the properties of all branches. Required is what every branch requires;
 * which properties go together is told in the description.
 */
export function mergeRootUnion(visit: Visit, keyword: 'oneOf' | 'anyOf', lowering: Lowering): Draft {
  const word = visit.node.words.get(keyword);
  const base = withoutWords(visit.node, [keyword, 'discriminator']);
  const branches = (listOf(visit.node, keyword) ?? []).map((branch) => openBranch(branch, visit, lowering));
  const objects = branches.filter((branch) => branch.bool === undefined && mayBeObject(branch));
  const at = word?.at ?? visit.node.at;
  if (objects.length === 0) {
    const isFree = branches.some((branch) => branch.bool === true);
    if (!isFree)
      lose(lowering, { kind: 'refused', at, keyword, id: 'target-root-not-object', data: { type: keyword } });
    return base;
  }
  const only = objects.length === 1;
  lose(lowering, {
    kind: only ? 'rewritten' : 'described',
    at,
    keyword,
    id: only ? 'target-single-branch' : 'target-root-union',
    data: {
      count: objects.length,
    },
  });
  const discriminator = visit.node.words.get('discriminator');
  if (discriminator !== undefined)
    lose(lowering, { kind: 'rewritten', at: discriminator.at, keyword: 'discriminator', id: 'target-discriminator' });
  if (only) return mergeAllOf({ node: bothOf(base, objects[0] as Draft), place: visit.place }, lowering).node;
  lowering.forms.push(...objects);
  return joinObjects(base, objects);
}

function openBranch(branch: Draft, visit: Visit, lowering: Lowering): Draft {
  let opened: Visit = { node: branch, place: visit.place };
  if (refKeyword(branch) !== undefined) opened = inlineRef(opened, lowering);
  return mergeAllOf(opened, lowering).node;
}

function mayBeObject(branch: Draft): boolean {
  const types = typesOf(branch);
  return types.length === 0 || types.includes('object');
}

function joinObjects(base: Draft, branches: readonly Draft[]): Draft {
  const words: Record<string, Word> = {
    properties: mapWord(base.words.get('properties')?.at ?? base.at, joinProperties(base, branches)),
  };
  const required = [...requiredNames(base), ...sharedRequired(branches)];
  const requiredAt = (base.words.get('required') ?? branches[0]?.words.get('required'))?.at ?? base.at;
  if (required.length > 0) words.required = dataWord(requiredAt, [...new Set(required)]);
  const rest = joinOpenness(base, branches);
  if (rest !== undefined) words.additionalProperties = rest;
  return withWords(base, words);
}

function sharedRequired(branches: readonly Draft[]): readonly string[] {
  const [first, ...others] = branches.map((branch) => requiredNames(branch));
  return [...(first ?? [])].filter((name) => others.every((names) => names.has(name)));
}

/** Closed when all branches are; a branch that says what else it takes decides for all. */
function joinOpenness(base: Draft, branches: readonly Draft[]): Word | undefined {
  const own = base.words.get('additionalProperties');
  if (own !== undefined) return own;
  const words = branches.map(
    (branch) => branch.words.get('additionalProperties') ?? branch.words.get('unevaluatedProperties'),
  );
  const open = words.find((word) => word?.holds === 'schema' && word.schema.bool !== false);
  if (open !== undefined) return open;
  return words.every((word) => word !== undefined) ? words[0] : undefined;
}

function joinProperties(base: Draft, branches: readonly Draft[]): Map<string, Draft> {
  const own = mapOf(base, 'properties') ?? new Map<string, Draft>();
  const joined = new Map<string, Draft>(own);
  const keys = new Set(branches.flatMap((branch) => [...(mapOf(branch, 'properties')?.keys() ?? [])]));
  for (const key of keys) {
    const drafts = branches.flatMap((branch) => mapOf(branch, 'properties')?.get(key) ?? []);
    const union = unionOf(drafts);
    const mine = own.get(key);
    joined.set(key, mine === undefined ? union : meetingOf(mine, union));
  }
  return joined;
}

/** A property of the root that the branches speak of too: on one node where that can be said. */
function meetingOf(mine: Draft, union: Draft): Draft {
  const isPlain = (draft: Draft) =>
    refKeyword(draft) === undefined && !['allOf', 'anyOf', 'oneOf'].some((name) => draft.words.has(name));
  if (!isPlain(mine) || !isPlain(union)) return bothOf(mine, union);
  const met = intersect(mine, union);
  return 'draft' in met && met.draft.bool === undefined ? met.draft : bothOf(mine, union);
}

/** A property that accepts what it accepts in one branch or another. */
function unionOf(drafts: readonly Draft[]): Draft {
  const possible = drafts.filter((draft) => draft.bool !== false);
  const [first] = possible.length > 0 ? possible : drafts;
  if (first === undefined || possible.length <= 1) return first as Draft;
  const values = possible.map(valuesOf);
  if (values.every((list) => list !== undefined)) return listed(possible, values.flat() as JsonValue[]);
  const kinds = new Map(possible.map((draft) => [judgement(draft), draft]));
  if (kinds.size === 1) return first;
  return draftOf(first.at, [['anyOf', listWord(first.at, [...kinds.values()])]]);
}

function listed(drafts: readonly Draft[], values: readonly JsonValue[]): Draft {
  const first = drafts[0] as Draft;
  const kept = [...first.words].filter(([name]) => ANNOTATIONS.has(name));
  const distinct = new Map(values.map((value) => [canonicalText(value), value]));
  const at = (first.words.get('const') ?? first.words.get('enum'))?.at ?? first.at;
  const types = [...new Set(drafts.flatMap(typesOf))];
  const type = types.length === 1 ? (types[0] as string) : types;
  return draftOf(first.at, [
    ...(types.length > 0 && drafts.every((draft) => typesOf(draft).length > 0)
      ? [['type', dataWord(first.words.get('type')?.at ?? first.at, type)] as const]
      : []),
    ...kept,
    ['enum', dataWord(at, [...distinct.values()])],
  ]);
}

function judgement(draft: Draft): string {
  const words = [...draft.words].filter(([name]) => !ANNOTATIONS.has(name));
  return draft.bool === undefined ? canonicalText(emit(draftOf(draft.at, words)).json) : String(draft.bool);
}

/** Which properties go together, form by form, under the names that are sent. */
export function formsSentence(branches: readonly Draft[], sentName: (key: string) => string): string {
  const forms = branches.map((branch, index) => `(${index + 1}) ${formOf(branch, sentName)}`);
  return `Use one of these forms: ${forms.join('; ')}.`;
}

function formOf(branch: Draft, sentName: (key: string) => string): string {
  const required = requiredNames(branch);
  const properties = mapOf(branch, 'properties') ?? new Map<string, Draft>();
  const names = [...new Set([...properties.keys(), ...required])];
  const parts = names.map((name) => {
    const draft = properties.get(name);
    const values = draft === undefined ? undefined : valuesOf(draft);
    const value = values?.length === 1 ? ` = ${JSON.stringify(values[0])}` : '';
    return `"${sentName(name)}"${value}${required.has(name) ? '' : ' (optional)'}`;
  });
  const title = dataOf(branch, 'title') ?? dataOf(branch, 'description');
  if (parts.length > 0) return parts.join(', ');
  if (typeof title === 'string') return title;
  return schemaOf(branch, 'additionalProperties')?.bool === false ? 'no properties' : 'any properties';
}
