import { expect, test } from 'vitest';
import type { JsonObject } from '../../model/json.ts';
import { formatPointer } from '../../model/pointer.ts';
import { readTool } from '../../model/tool.ts';
import { endlessReferences } from './endless-references.ts';
import { schemasOf } from './facts.ts';

const node = (properties: JsonObject, more: JsonObject = {}) => ({ type: 'object', properties, ...more });
const child = { $ref: '#/$defs/n' };

test.each<[string, JsonObject, readonly string[]]>([
  ['a required child of the same kind', { n: node({ child }, { required: ['child'] }) }, ['/$defs/n/properties/child']],
  ['an optional child', { n: node({ child }) }, []],
  ['a list that may be empty', { n: node({ c: { type: 'array', items: child } }, { required: ['c'] }) }, []],
  [
    'a list that must hold one',
    { n: node({ c: { type: 'array', minItems: 1, items: child } }, { required: ['c'] }) },
    ['/$defs/n/properties/c/items'],
  ],
  ['a child or null', { n: node({ c: { anyOf: [child, { type: 'null' }] } }, { required: ['c'] }) }, []],
  [
    'a child whichever branch is taken',
    { n: node({ c: { oneOf: [child, { allOf: [child] }] } }, { required: ['c'] }) },
    ['/$defs/n/properties/c/oneOf/0'],
  ],
  [
    'a type that also takes a text',
    { n: { ...node({ child }, { required: ['child'] }), type: ['object', 'string'] } },
    [],
  ],
  [
    'two kinds that hold one another',
    {
      n: node({ m: { $ref: '#/$defs/m' } }, { required: ['m'] }),
      m: node({ n: { $ref: '#/$defs/n' } }, { required: ['n'] }),
    },
    ['/$defs/n/properties/m'],
  ],
])('%s', (_, $defs, expected) => {
  const tool = readTool({ name: 'a', parameters: { ...node({ root: child }), $defs } });
  const found = schemasOf(tool).flatMap((facts) =>
    endlessReferences(facts).map(({ pointer }) => formatPointer(pointer.slice(facts.at.length))),
  );
  expect(found).toEqual(expected);
});
