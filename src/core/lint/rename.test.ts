import { expect, test } from 'vitest';
import { readDocument } from '../import/read-document.ts';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { parsePointer } from '../model/pointer.ts';
import { readTool } from '../model/tool.ts';
import { applyEdits } from '../text/apply-edits.ts';
import { editText } from '../text/edit-text.ts';
import { parseText } from '../text/parse-text.ts';
import { parseYaml } from '../text/yaml-text.ts';
import { renameProperty } from './facts/rename-property.ts';
import { replaceName } from './facts/tool-texts.ts';
import { renameEverywhere } from './rename-everywhere.ts';

/** The tool after the rename of one property. */
function renamed(tool: JsonObject, pointer: string, name: string): JsonValue | undefined {
  const edits = renameProperty(readTool(tool), parsePointer(pointer) ?? [], name);
  if (edits === undefined) return undefined;
  const text = JSON.stringify(tool, null, 2);
  const result = editText(parseText(text), edits);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return JSON.parse(applyEdits(text, result.value)) as JsonValue;
}

const before = {
  name: 'list_orders',
  description: 'Lists orders. Give {startDate}, or a customer; without `startDate` all are listed. Not restartDates.',
  parameters: {
    type: 'object',
    properties: {
      startDate: { type: 'string', description: 'First day.' },
      endDate: { type: 'string', description: 'Last day; needs startDate.' },
      filter: { type: 'object', properties: { startDate: { type: 'string' } } },
      copy: { $ref: '#/properties/startDate' },
    },
    required: ['startDate'],
    dependentRequired: { endDate: ['startDate'], startDate: ['filter'] },
    if: { properties: { startDate: { const: 'today' } }, required: ['startDate'] },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { not: { required: ['startDate', 'endDate'] } },
    anyOf: [{ required: ['startDate'] }, { required: ['filter'] }],
    examples: [{ startDate: '2026-01-01', filter: { startDate: 'x' } }],
  },
  errors: [{ code: 'VALIDATION_ERROR', recovery: 'Mend startDate.' }],
  examples: [
    {
      prompt: 'startDate?',
      tool_call: { name: 'list_orders', arguments: { startDate: '2026-01-01' } },
      result: { startDate: 1 },
    },
    { tool_call: { name: 'other', arguments: { startDate: 'theirs' } } },
  ],
  semantics: {
    rules: [
      {
        id: 'order',
        expression: 'args.startDate < args.endDate && args["startDate"] != "startDate"',
        message: 'startDate first',
      },
    ],
    fixtures: [{ arguments: { startDate: '2026-01-01' } }],
    missing: { '/parameters/properties/startDate': 'all' },
    time: { start: 'startDate', end: '/parameters/properties/endDate' },
    pagination: { bound_to: ['startDate'] },
  },
  lint_ignore: [{ rule: 'parameter-format', pointer: '/parameters/properties/startDate', reason: 'Old.' }],
};

test('a parameter takes its new name wherever the tool speaks of it, and nowhere else', () => {
  expect(renamed(before, '/parameters/properties/startDate', 'start_date')).toEqual({
    name: 'list_orders',
    description:
      'Lists orders. Give {start_date}, or a customer; without `start_date` all are listed. Not restartDates.',
    parameters: {
      type: 'object',
      properties: {
        start_date: { type: 'string', description: 'First day.' },
        endDate: { type: 'string', description: 'Last day; needs start_date.' },
        filter: { type: 'object', properties: { startDate: { type: 'string' } } },
        copy: { $ref: '#/properties/start_date' },
      },
      required: ['start_date'],
      dependentRequired: { endDate: ['start_date'], start_date: ['filter'] },
      if: { properties: { start_date: { const: 'today' } }, required: ['start_date'] },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { not: { required: ['start_date', 'endDate'] } },
      anyOf: [{ required: ['start_date'] }, { required: ['filter'] }],
      examples: [{ start_date: '2026-01-01', filter: { startDate: 'x' } }],
    },
    errors: [{ code: 'VALIDATION_ERROR', recovery: 'Mend start_date.' }],
    examples: [
      {
        prompt: 'startDate?',
        tool_call: { name: 'list_orders', arguments: { start_date: '2026-01-01' } },
        result: { startDate: 1 },
      },
      { tool_call: { name: 'other', arguments: { startDate: 'theirs' } } },
    ],
    semantics: {
      rules: [
        {
          id: 'order',
          expression: 'args.start_date < args.endDate && args["start_date"] != "startDate"',
          message: 'start_date first',
        },
      ],
      fixtures: [{ arguments: { start_date: '2026-01-01' } }],
      missing: { '/parameters/properties/start_date': 'all' },
      time: { start: 'start_date', end: '/parameters/properties/endDate' },
      pagination: { bound_to: ['start_date'] },
    },
    lint_ignore: [{ rule: 'parameter-format', pointer: '/parameters/properties/start_date', reason: 'Old.' }],
  });
});

test('a nested parameter takes its values along, in lists too', () => {
  const item = (key: string) => ({ type: 'object', properties: { [key]: { type: 'integer' } }, required: [key] });
  const tool = (key: string) => ({
    name: 'create_order',
    parameters: {
      type: 'object',
      properties: { lines: { type: 'array', items: item(key), default: [{ [key]: 1 }] } },
      default: { lines: [{ [key]: 2 }] },
    },
    examples: [{ tool_call: { name: 'create_order', arguments: { lines: [{ [key]: 3 }, { [key]: 4 }] } } }],
  });
  expect(renamed(tool('itemId'), '/parameters/properties/lines/items/properties/itemId', 'item_id')).toEqual(
    tool('item_id'),
  );
});

test.each([
  ['a name that stands beside it', '/parameters/properties/endDate', 'filter'],
  ['a name that a branch of the same object has', '/parameters/properties/endDate', 'copy'],
])('%s is taken', (_, pointer, name) => {
  expect(renamed(before, pointer, name)).toBeUndefined();
});

test('inside a definition that examples reach, nobody knows where else the name stands', () => {
  const tool = (given: JsonObject) => ({
    name: 'a',
    parameters: {
      type: 'object',
      properties: { at: { $ref: '#/$defs/place' } },
      $defs: { place: { type: 'object', properties: { zipCode: { type: 'string' } } } },
    },
    examples: [{ tool_call: { name: 'a', arguments: given } }],
  });
  const pointer = '/parameters/$defs/place/properties/zipCode';
  expect(renamed(tool({ at: { zipCode: '0150' } }), pointer, 'zip_code')).toBeUndefined();
  expect(renamed(tool({}), pointer, 'zip_code')).toMatchObject({
    parameters: { $defs: { place: { properties: { zip_code: {} } } } },
  });
});

test.each([
  ['Call getOrder, not getOrders.', 'getOrder', 'get_order', 'Call get_order, not getOrders.'],
  [
    'Search by text. Use search first; "search" is fast.',
    'search',
    'find',
    'Search by text. Use find first; "find" is fast.',
  ],
  ['a.b and a.bc and xa.b', 'a.b', 'a_b', 'a_b and a.bc and xa.b'],
  ['$& get_x', 'get_x', '$&', '$& $&'],
])('in %j, %s becomes %s', (text, from, to, want) => {
  expect(replaceName(text, from, to)).toBe(want);
});

const catalogue = (name: string) => ({
  lint: { ignore: [{ rule: 'name-verb', tool: name, reason: 'Old.' }] },
  tools: [
    { name, description: `Gets one order. ${name} is fast.` },
    { name: 'listOrders', description: `Lists orders. For one, use \`${name}\`.`, replaced_by: name },
    {
      name: 'getOrderLines',
      description: 'Gets the lines.',
      errors: [{ code: 'NOT_FOUND', recovery: `Call ${name} first.` }],
      examples: [{ prompt: 'getOrder 7', tool_call: { name, arguments: {} }, result: 'getOrder' }],
    },
  ],
});

test('a tool takes its new name in what the others say of it, and in the settings', () => {
  const text = JSON.stringify(catalogue('getOrder'), null, 2);
  const tree = parseText(text);
  const read = readDocument(tree);
  if (!read.ok) throw new Error('not read');
  const edits = renameEverywhere({ tree, read: read.value }, 0, 'get_order');
  expect(JSON.parse(applyEdits(text, edits ?? []))).toEqual(catalogue('get_order'));
  expect(renameEverywhere({ tree, read: read.value }, 0, 'listOrders')).toBeUndefined();
});

test('where two tools have one name, only the renamed one changes: nobody knows which is meant', () => {
  const text = JSON.stringify([
    { name: 'getOrder', description: 'Gets one order.' },
    { name: 'getOrder', description: 'Gets an old order.' },
    { name: 'listOrders', description: 'Lists orders. For one, use getOrder.' },
  ]);
  const tree = parseText(text);
  const read = readDocument(tree);
  if (!read.ok) throw new Error('not read');
  const edits = renameEverywhere({ tree, read: read.value }, 0, 'get_order');
  expect(applyEdits(text, edits ?? [])).toBe(text.replace('getOrder', 'get_order'));
});

test('in YAML too, where comments stay', () => {
  const text = (name: string) =>
    `# orders\n- name: ${name} # the id\n  description: Gets one order.\n- name: list_orders\n  description: >-\n    Lists orders. For one,\n    use ${name}. # no comment\n`;
  const tree = parseYaml(text('getOrder'));
  const read = readDocument(tree);
  if (!read.ok) throw new Error('not read');
  const edits = renameEverywhere({ tree, read: read.value }, 0, 'get_order') ?? [];
  const after = applyEdits(tree.text, edits);
  expect(after).toContain('# orders\n- name: get_order # the id');
  expect(parseYaml(after).value).toEqual(parseYaml(text('get_order')).value);
});
