import { isArray, type JsonValue } from '../../model/json.ts';
import { startsWith } from '../../model/pointer.ts';
import {
  type Draft,
  dataOf,
  dataWord,
  draftOf,
  listWord,
  pickWords,
  schemaWord,
  typesOf,
  type Word,
  withWords,
} from '../../schema/draft.ts';
import { ANNOTATIONS } from '../../schema/keywords.ts';
import { lose, type Step, tellWords } from '../lowering.ts';
import { HOLDS_DEFINITIONS, refKeyword } from '../references.ts';

/** Keywords that judge values of one type only. */
const TYPE_OF_KEYWORD: Readonly<Record<string, 'object' | 'array' | 'string' | 'number'>> = {
  properties: 'object',
  required: 'object',
  additionalProperties: 'object',
  patternProperties: 'object',
  propertyNames: 'object',
  unevaluatedProperties: 'object',
  minProperties: 'object',
  maxProperties: 'object',
  dependentRequired: 'object',
  dependentSchemas: 'object',
  propertyOrdering: 'object',
  items: 'array',
  prefixItems: 'array',
  contains: 'array',
  minContains: 'array',
  maxContains: 'array',
  minItems: 'array',
  maxItems: 'array',
  uniqueItems: 'array',
  unevaluatedItems: 'array',
  minLength: 'string',
  maxLength: 'string',
  pattern: 'string',
  contentEncoding: 'string',
  contentMediaType: 'string',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  multipleOf: 'number',
};

export function typeOfValue(value: JsonValue): string {
  if (value === null) return 'null';
  if (isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** The types of the listed values; integers count as numbers when both are there. */
function typesOfValues(values: readonly JsonValue[]): readonly string[] {
  const types = new Set(values.map(typeOfValue));
  if (types.has('number')) types.delete('integer');
  return [...types];
}

/** A missing type, read off the listed values or off keywords that judge one type only. */
export const inferType: Step = (visit, lowering) => {
  const { node, place } = visit;
  if (node.bool !== undefined || node.words.has('type') || node.words.has('anyOf') || refKeyword(node) !== undefined)
    return visit;
  const values = dataOf(node, 'enum') ?? (node.words.has('const') ? [dataOf(node, 'const') as JsonValue] : undefined);
  if (isArray(values) && values.length > 0) {
    const types = typesOfValues(values);
    const type = types.length === 1 ? (types[0] as string) : [...types];
    const at = (node.words.get('enum') ?? node.words.get('const'))?.at ?? node.at;
    return { node: typedFirst(node, dataWord(at, type)), place };
  }
  const judging = [...node.words].filter(([name]) => Object.hasOwn(TYPE_OF_KEYWORD, name));
  const types = new Set(judging.map(([name]) => TYPE_OF_KEYWORD[name] as string));
  if (types.size !== 1) return visit;
  const [keyword, word] = judging[0] as [string, Word];
  const [type] = types;
  lose(lowering, {
    kind: 'rewritten',
    at: word.at,
    keyword,
    id: 'target-type-inferred',
    data: { type: type as string },
  });
  return { node: typedFirst(node, dataWord(word.at, type as string)), place };
};

/** A list of one type is that type, as the vendors' own converters write it. */
export const plainType: Step = (visit, lowering) => {
  const word = visit.node.words.get('type');
  if (word?.holds !== 'data' || !isArray(word.value) || word.value.length !== 1) return visit;
  lose(lowering, { kind: 'rewritten', at: word.at, keyword: 'type', id: 'target-type-alone' });
  return { ...visit, node: withWords(visit.node, { type: dataWord(word.at, word.value[0] as JsonValue) }) };
};

function typedFirst(node: Draft, type: Word): Draft {
  return draftOf(node.at, [['type', type], ...node.words]);
}

/** Whether a node says nothing about the values it accepts. */
function acceptsAnything(node: Draft): boolean {
  if (node.bool !== undefined) return node.bool;
  return !['type', 'anyOf', 'oneOf', 'allOf', '$ref', 'enum', 'const'].some((name) => node.words.has(name));
}

/** No type at all: refused where every node needs one, except in Gemini's subset, which can list the types. */
export const spellOutAnything: Step = (visit, lowering) => {
  const { node, place } = visit;
  if (place.isRoot || !acceptsAnything(node)) return visit;
  const { target } = lowering;
  const lists = target.keywords.additionalProperties.action === 'describe';
  if (!lists) {
    const isKnown = lowering.ledger.losses.some(
      ({ kind, pointer }) => kind === 'refused' && startsWith(pointer, node.at),
    );
    if (isKnown) return visit;
    lose(lowering, { kind: 'refused', at: node.at, id: 'target-any-refused' });
    return { node: withWords(draftOf(node.at), { type: dataWord(node.at, 'string') }), place };
  }
  lose(lowering, { kind: 'dropped', at: node.at, id: 'target-any-value' });
  const text = draftOf(node.at, [['type', dataWord(node.at, 'string')]]);
  const list = draftOf(node.at, [
    ['type', dataWord(node.at, 'array')],
    ['items', schemaWord(node.at, text)],
  ]);
  const others = ['number', 'boolean', 'object'].map((type) => draftOf(node.at, [['type', dataWord(node.at, type)]]));
  const words =
    node.bool === undefined
      ? pickWords(node, (name) => ANNOTATIONS.has(name) || HOLDS_DEFINITIONS.has(name)).words
      : [];
  return {
    node: draftOf(node.at, [
      ...words,
      ['anyOf', listWord(node.at, [text, ...others, list])],
      ['nullable', dataWord(node.at, true)],
    ]),
    place,
  };
};

/** Several types become a union of one type each; null becomes `nullable`. */
export const singleType: Step = (visit, lowering) => {
  const { node, place } = visit;
  const word = node.words.get('type');
  if (word?.holds !== 'data') return visit;
  const types = typesOf(node);
  const values = dataOf(node, 'enum');
  const isPossible = (type: string) =>
    !isArray(values) || types.length === 1 || values.some((value) => suits(value, type));
  const others = types.filter((type) => type !== 'null' && isPossible(type));
  const isNullable = types.includes('null') && others.length > 0 && isPossible('null');
  if (isNullable) lose(lowering, { kind: 'rewritten', at: word.at, keyword: 'type', id: 'target-null-type' });
  if (others.length <= 1) {
    const type = others[0] ?? 'null';
    const words: Record<string, Word> = { type: dataWord(word.at, type) };
    if (isNullable) words.nullable = dataWord(word.at, true);
    return { node: withWords(node, words), place };
  }
  lose(lowering, { kind: 'rewritten', at: word.at, keyword: 'type', id: 'target-type-list' });
  const stays = pickWords(node, (name) => ANNOTATIONS.has(name) || HOLDS_DEFINITIONS.has(name) || name === 'nullable');
  const branches = others.map((type) => branchOfType(node, word, type, others));
  for (const [name, inner] of node.words) {
    const isUsed = stays.words.has(name) || branches.some((branch) => branch.words.has(name));
    if (!isUsed) tellWords(draftOf(node.at, [[name, inner]]), 'target-impossible-values', lowering);
  }
  const union = withWords(stays, { anyOf: listWord(word.at, branches) });
  return { node: isNullable ? withWords(union, { nullable: dataWord(word.at, true) }) : union, place };
};

function branchOfType(node: Draft, word: Word, type: string, all: readonly string[]): Draft {
  const words: [string, Word][] = [['type', dataWord(word.at, type)]];
  for (const [name, inner] of node.words) {
    if (name === 'type' || name === 'nullable' || ANNOTATIONS.has(name) || HOLDS_DEFINITIONS.has(name)) continue;
    const owner = name === 'format' ? formatOwner(all) : TYPE_OF_KEYWORD[name];
    if (owner !== undefined && owner !== type && !(owner === 'number' && type === 'integer')) continue;
    if (name === 'enum' && inner.holds === 'data' && isArray(inner.value)) {
      const values = inner.value.filter((value) => suits(value, type));
      if (values.length > 0) words.push([name, dataWord(inner.at, values)]);
    } else words.push([name, inner]);
  }
  return draftOf(node.at, words);
}

function formatOwner(types: readonly string[]): string | undefined {
  return types.includes('string') ? 'string' : undefined;
}

export function suits(value: JsonValue, type: string): boolean {
  const own = typeOfValue(value);
  return own === type || (type === 'number' && own === 'integer');
}
