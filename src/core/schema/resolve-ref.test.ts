import { expect, test } from 'vitest';
import { formatPointer } from '../model/pointer.ts';
import type { JsonSchema } from '../model/tool.ts';
import { createRefResolver, resolveUri } from './resolve-ref.ts';

const document: JsonSchema = {
  $id: 'https://example.org/tools/root.json',
  type: 'object',
  properties: { a: { type: 'object', properties: { 'b/c': { type: 'string' } } }, $ref: { type: 'string' } },
  $defs: {
    Named: { $anchor: 'here', type: 'integer' },
    Other: { $id: 'other.json', $defs: { Inner: { type: 'boolean' } }, properties: { x: { $ref: '#/$defs/Inner' } } },
    'per cent': { type: 'null' },
  },
  definitions: { Old: { type: 'array' } },
};

test.each([
  ['#', [], ''],
  ['#/$defs/Named', [], '/$defs/Named'],
  ['#/definitions/Old', [], '/definitions/Old'],
  ['#/properties/a/properties/b~1c', [], '/properties/a/properties/b~1c'],
  ['#/$defs/per%20cent', [], '/$defs/per cent'],
  ['#here', [], '/$defs/Named'],
  ['other.json', [], '/$defs/Other'],
  ['other.json#/$defs/Inner', [], '/$defs/Other/$defs/Inner'],
  ['https://example.org/tools/other.json', [], '/$defs/Other'],
  ['https://example.org/tools/root.json#/$defs/Named', [], '/$defs/Named'],
  ['#/$defs/Inner', ['$defs', 'Other', 'properties', 'x'], '/$defs/Other/$defs/Inner'],
])('%s from /%s leads to %s', (ref, from, want) => {
  const found = createRefResolver(document)(ref, from);
  expect(found.ok && formatPointer(found.value.pointer)).toBe(want);
});

test.each([
  ['#/$defs/Nobody', 'dangling'],
  ['#nowhere', 'dangling'],
  ['#/type', 'dangling'],
  ['#/%', 'dangling'],
  ['https://elsewhere.org/x.json', 'remote'],
  ['strange.json#/a', 'remote'],
])('%s is %s', (ref, want) => {
  const found = createRefResolver(document)(ref, []);
  expect(found.ok ? found.value : found.error).toBe(want);
});

test('of two anchors with one name, that of the own resource counts', () => {
  const schema = {
    $defs: { a: { $anchor: 'here' }, b: { $id: 'https://example.org/b', items: { $anchor: 'here' } } },
  };
  const resolve = createRefResolver(schema);
  const placeFrom = (from: string[]) => {
    const found = resolve('#here', from);
    return found.ok && formatPointer(found.value.pointer);
  };
  expect(placeFrom([])).toBe('/$defs/a');
  expect(placeFrom(['$defs', 'b'])).toBe('/$defs/b/items');
});

test('inherited names are no places', () => {
  expect(createRefResolver({ type: 'object' })('#/constructor', []).ok).toBe(false);
});

// RFC 3986, section 5.4, the cases that an $id can hold.
test.each([
  ['http://a/b/c/d', 'g', 'http://a/b/c/g'],
  ['http://a/b/c/d', './g', 'http://a/b/c/g'],
  ['http://a/b/c/d', '/g', 'http://a/g'],
  ['http://a/b/c/d', '../g', 'http://a/b/g'],
  ['http://a/b/c/d', '../../g', 'http://a/g'],
  ['http://a/b/c/d', 'urn:x:y', 'urn:x:y'],
  ['', 'g', 'g'],
])('%s and %s make %s', (base, reference, want) => {
  expect(resolveUri(base, reference)).toBe(want);
});
