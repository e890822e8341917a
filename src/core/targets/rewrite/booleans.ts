import { type Draft, dataWord, draftOf, mapWord, schemaWord, withoutWords, withWords } from '../../schema/draft.ts';
import { type Lowering, lose, requiredNames, type Step } from '../lowering.ts';

/** `true` as a property's schema is written `{}`, `false` as `{ not: {} }`, for readers that want objects there. */
export const objectsInProperties: Step = (visit, lowering) => {
  const { node, place } = visit;
  if (node.bool === undefined || place.holder !== 'properties') return visit;
  lose(lowering, { kind: 'rewritten', at: node.at, id: 'target-boolean-schema' });
  if (node.bool) return { node: draftOf(node.at), place };
  return { node: draftOf(node.at, [['not', schemaWord(node.at, draftOf(node.at))]]), place };
};

/** Where schemas have to be objects: a property that may never be there is left out, a list of nothing has no items. */
export const withoutImpossible: Step = ({ node, place }, lowering) => {
  let result = node;
  const properties = node.words.get('properties');
  if (properties?.holds === 'map' && [...properties.schemas.values()].some((child) => child.bool === false)) {
    result = withoutImpossibleProperties(result, lowering);
  }
  const items = result.words.get('items');
  if (items?.holds === 'schema' && items.schema.bool === false && !result.words.has('prefixItems')) {
    lose(lowering, { kind: 'rewritten', at: items.at, keyword: 'items', id: 'target-no-items' });
    result = withWords(withoutWords(result, ['items']), { maxItems: dataWord(items.at, 0) });
  }
  return { node: result, place };
};

function withoutImpossibleProperties(node: Draft, lowering: Lowering): Draft {
  const properties = node.words.get('properties');
  if (properties?.holds !== 'map') return node;
  const required = requiredNames(node);
  const isClosed = lowering.target.node.closedObjects;
  const kept = [...properties.schemas].filter(([key, child]) => {
    if (child.bool !== false) return true;
    const kind = required.has(key) ? 'refused' : isClosed ? 'rewritten' : 'dropped';
    lose(lowering, { kind, at: child.at, id: 'target-impossible-property', data: { name: key } });
    return false;
  });
  return withWords(node, { properties: mapWord(properties.at, kept) });
}
