import { isArray, type JsonValue } from '../../model/json.ts';
import {
  type Draft,
  dataOf,
  dataWord,
  draftOf,
  mapOf,
  mapWord,
  schemaWord,
  typesOf,
  withoutWords,
  withWords,
} from '../../schema/draft.ts';
import { type Lowering, lose, requiredNames, type Step } from '../lowering.ts';
import { acceptsAll } from './intersect.ts';
import { valuesOf } from './unions.ts';

export function isObjectNode(node: Draft): boolean {
  return typesOf(node).includes('object');
}

/**
 * Every object is closed. One that says it takes other keys, or that declares none and leaves its content open, is
 * refused: closed, it would accept nothing of what the tool is for.
 */
export const closeObject: Step = (visit, lowering) => {
  const { node, place } = visit;
  if (!isObjectNode(node)) return visit;
  const rest = node.words.get('additionalProperties') ?? node.words.get('unevaluatedProperties');
  const isOpen = rest?.holds === 'schema' && rest.schema.bool !== false;
  const patterns = node.words.get('patternProperties');
  if (isOpen && rest !== undefined) {
    const id = rest.schema.bool === true || acceptsAll(rest.schema) ? 'target-open-object' : 'target-map';
    lose(lowering, { kind: 'refused', at: rest.at, keyword: rest.at.at(-1), id });
  } else if (patterns !== undefined) {
    lose(lowering, { kind: 'refused', at: patterns.at, keyword: 'patternProperties', id: 'target-map' });
  } else if (rest === undefined) closeSilent(node, place.isRoot, lowering);
  else if (node.words.has('unevaluatedProperties')) {
    const word = node.words.get('unevaluatedProperties');
    lose(lowering, {
      kind: 'rewritten',
      at: word?.at ?? node.at,
      keyword: 'unevaluatedProperties',
      id: 'target-closed',
    });
  }
  const never: Draft = { at: rest?.at ?? node.at, words: new Map(), bool: false };
  const words = {
    properties: mapWord(node.words.get('properties')?.at ?? node.at, mapOf(node, 'properties') ?? []),
    additionalProperties: schemaWord(rest?.at ?? node.at, never),
  };
  return { node: withWords(withoutWords(node, ['unevaluatedProperties', 'patternProperties']), words), place };
};

function closeSilent(node: Draft, isRoot: boolean, lowering: Lowering): void {
  const isEmpty = (mapOf(node, 'properties')?.size ?? 0) === 0;
  if (isEmpty && !isRoot)
    lose(lowering, { kind: 'refused', at: node.at, keyword: 'additionalProperties', id: 'target-free-object' });
  else lose(lowering, { kind: 'rewritten', at: node.at, keyword: 'additionalProperties', id: 'target-closed' });
}

/** Gemini: an empty map of properties is "non-empty for OBJECT type" to some versions, and to the others as good as none. */
export const withoutEmptyProperties: Step = (visit, lowering) => {
  const { node, place } = visit;
  const word = node.words.get('properties');
  if (place.isRoot || word?.holds !== 'map' || word.schemas.size > 0) return visit;
  lose(lowering, { kind: 'rewritten', at: word.at, keyword: 'properties', id: 'target-keyword-needless' });
  return { ...visit, node: withoutWords(node, ['properties']) };
};

/** An object has `properties`, even when it declares none. */
export const giveProperties: Step = (visit) => {
  const { node, place } = visit;
  if (!isObjectNode(node) || node.words.has('properties')) return visit;
  return { node: withWords(node, { properties: mapWord(node.at, []) }), place };
};

/** Every property is sent; the optional ones accept null, which is read back as "left out". */
export const requireAll: Step = (visit, lowering) => {
  const { node, place } = visit;
  const properties = mapOf(node, 'properties');
  if (!isObjectNode(node) || properties === undefined) return visit;
  const required = requiredNames(node);
  const optional = new Set([...properties.keys()].filter((key) => !required.has(key)));
  const at = node.words.get('required')?.at ?? node.at;
  if (optional.size > 0) {
    lose(lowering, {
      kind: 'rewritten',
      at,
      keyword: 'required',
      id: 'target-optional-null',
      data: { count: optional.size },
    });
  }
  const words = { required: dataWord(at, [...properties.keys()]) };
  return { node: withWords(node, words), place, nullableKeys: optional };
};

/** Names that no property has: nobody can send them once the object is closed, and Gemini refuses them. */
export const declaredOnly: Step = (visit, lowering) => {
  if (!isObjectNode(visit.node)) return visit;
  const node = ['required', 'propertyOrdering'].reduce(
    (draft, name) => withDeclared(draft, name, lowering),
    visit.node,
  );
  return node === visit.node ? visit : { ...visit, node };
};

function withDeclared(node: Draft, keyword: string, lowering: Lowering): Draft {
  const word = node.words.get(keyword);
  const names = dataOf(node, keyword);
  if (word === undefined || !isArray(names)) return node;
  const properties = mapOf(node, 'properties');
  const isKnown = (name: JsonValue) => typeof name === 'string' && properties?.has(name) === true;
  const known = names.filter(isKnown);
  if (known.length === names.length) return node;
  const unknown = names.filter((name) => !isKnown(name)).join(', ');
  lose(lowering, { kind: 'dropped', at: word.at, keyword, id: 'target-undeclared-required', data: { names: unknown } });
  return known.length > 0 ? withWords(node, { [keyword]: dataWord(word.at, known) }) : withoutWords(node, [keyword]);
}

/** A node that accepts null besides what it accepts. */
export function acceptNull(node: Draft): Draft {
  const types = typesOf(node);
  const listsValues = node.words.has('enum') || node.words.has('const');
  if (types.includes('null') && (!listsValues || valuesOf(node)?.includes(null) === true)) return node;
  const union = node.words.get('anyOf');
  const nothing = draftOf(node.at, [['type', dataWord(node.at, 'null')]]);
  if (union?.holds === 'list') {
    if (union.schemas.some((branch) => typesOf(branch).includes('null'))) return node;
    return withWords(node, { anyOf: { ...union, schemas: [...union.schemas, nothing] } });
  }
  const type = node.words.get('type');
  if (type !== undefined && !listsValues) return withWords(node, { type: dataWord(type.at, [...types, 'null']) });
  const notes = [...node.words].filter(([name]) => name === 'title' || name === 'description');
  const rest = [...node.words].filter(([name]) => name !== 'title' && name !== 'description');
  return draftOf(node.at, [
    ...notes,
    ['anyOf', { at: node.at, holds: 'list', schemas: [draftOf(node.at, rest), nothing] }],
  ]);
}
