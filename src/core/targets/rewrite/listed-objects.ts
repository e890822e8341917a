import { isArray, isObject, type JsonArray, type JsonObject, type JsonValue, jsonEqual } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import { type Draft, dataOf, dataWord, draftOf, listWord, mapWord, schemaWord, typesOf } from '../../schema/draft.ts';
import { ANNOTATIONS } from '../../schema/keywords.ts';
import { isPrimitive } from '../keyword-tests.ts';
import { lose, type Step } from '../lowering.ts';
import { HOLDS_DEFINITIONS } from '../references.ts';
import { withSentences } from './keywords.ts';
import { suits, typeOfValue } from './types.ts';

/**
 * Strict modes list texts, numbers, booleans and null only. A listed object is written as a closed one whose properties
 * have one value each; a listed list by its items and its length, and by a sentence where their order matters.
 */
export const spellOutObjects: Step = (visit, lowering) => {
  const { node, place } = visit;
  const keyword = node.words.has('const') ? 'const' : 'enum';
  const word = node.words.get(keyword);
  if (word?.holds !== 'data' || !saysNothingElse(node, keyword)) return visit;
  const listed = keyword === 'const' ? [word.value] : isArray(word.value) ? word.value : [];
  const types = typesOf(node);
  const values = listed.filter((value) => types.length === 0 || types.some((type) => suits(value, type)));
  if (values.every((value) => isPrimitive(value)) || (place.isRoot && values.length > 1)) return visit;
  const spelled = { at: word.at, countsItems: lowering.target.keywords.maxItems.action === 'keep', isExact: true };
  const schema = schemaOf(values, spelled);
  if (spelled.isExact) lose(lowering, { kind: 'rewritten', at: word.at, keyword, id: 'target-value-spelled-out' });
  else lose(lowering, { kind: 'described', at: word.at, keyword, id: 'target-value-described' });
  const type = node.words.get('type');
  const isOther = type?.holds === 'data' && type.value !== dataOf(schema, 'type');
  if (isOther) lose(lowering, { kind: 'rewritten', at: type.at, keyword: 'type', id: 'target-value-spelled-out' });
  const kept = [...node.words].filter(([name]) => name !== 'type' && name !== keyword);
  const { description, ...words } = Object.fromEntries(schema.words);
  const next = draftOf(node.at, [...Object.entries(words), ...kept]);
  const sentence = description?.holds === 'data' ? [String(description.value)] : [];
  return { ...visit, node: sentence.length === 0 ? next : withSentences(next, sentence) };
};

/** What else judges the value might refuse the listed one; then nothing is certain. */
function saysNothingElse(node: Draft, keyword: string): boolean {
  return [...node.words.keys()].every(
    (name) =>
      name === keyword ||
      name === 'type' ||
      ANNOTATIONS.has(name) ||
      HOLDS_DEFINITIONS.has(name) ||
      name.startsWith('x-'),
  );
}

interface Spelled {
  readonly at: Pointer;
  /** The target holds a list to a number of items. */
  readonly countsItems: boolean;
  isExact: boolean;
}

/** A schema that accepts these values. */
function schemaOf(values: JsonArray, spelled: Spelled): Draft {
  const { at } = spelled;
  const plain = values.filter((value) => isPrimitive(value));
  const branches = [
    ...(plain.length === 0 ? [] : [schemaOfPlain(plain, at)]),
    ...values.flatMap((value) =>
      isArray(value) ? [schemaOfList(value, spelled)] : isObject(value) ? [schemaOfObject(value, spelled)] : [],
    ),
  ];
  const [only] = branches;
  return branches.length === 1 && only !== undefined ? only : draftOf(at, [['anyOf', listWord(at, branches)]]);
}

function schemaOfPlain(values: JsonArray, at: Pointer): Draft {
  const types = [...new Set(values.map(typeOfValue))];
  const [type = 'string'] = types;
  const listed = values.length === 1 ? 'const' : 'enum';
  const isNull = types.length === 1 && type === 'null';
  return draftOf(at, [
    ['type', dataWord(at, types.length === 1 ? type : types)],
    ...(isNull ? [] : ([[listed, dataWord(at, values.length === 1 ? (values[0] as JsonValue) : values)]] as const)),
  ]);
}

function schemaOfObject(value: JsonObject, spelled: Spelled): Draft {
  const { at } = spelled;
  const keys = Object.keys(value);
  return draftOf(at, [
    ['type', dataWord(at, 'object')],
    [
      'properties',
      mapWord(
        at,
        keys.map((key) => [key, schemaOf([value[key] as JsonValue], spelled)] as const),
      ),
    ],
    ['required', dataWord(at, keys)],
    ['additionalProperties', schemaWord(at, { at, words: new Map(), bool: false })],
  ]);
}

const COUNTS = ['minItems', 'maxItems'] as const;

function schemaOfList(items: JsonArray, spelled: Spelled): Draft {
  const { at, countsItems } = spelled;
  const kinds = items.filter((item, index) => items.findIndex((other) => jsonEqual(other, item)) === index);
  const item = kinds.length === 0 ? draftOf(at, [['type', dataWord(at, 'string')]]) : schemaOf(kinds, spelled);
  const list = draftOf(at, [
    ['type', dataWord(at, 'array')],
    ['items', schemaWord(at, item)],
    ...(countsItems ? COUNTS.map((name) => [name, dataWord(at, items.length)] as const) : []),
  ]);
  if (countsItems && kinds.length <= 1) return list;
  spelled.isExact = false;
  return withSentences(list, [`Must be ${JSON.stringify(items)}.`]);
}
