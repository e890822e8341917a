import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../model/json.ts';
import { formatPointer } from '../../model/pointer.ts';
import { readTool } from '../../model/tool.ts';
import { nameWords, snakeCase } from './name-words.ts';
import { objectDepth } from './object-depth.ts';
import { proseFacts } from './prose.ts';
import { sentences } from './sentences.ts';
import { intervalsOf, isTime } from './time-properties.ts';
import { effectByName } from './tool-effect.ts';
import { inputProperties } from './tool-properties.ts';

function withProperties(properties: JsonObject) {
  return readTool({ name: 'a', parameters: { type: 'object', properties } });
}

test.each([
  ['get_weather', ['get', 'weather']],
  ['getHTTPStatus', ['get', 'http', 'status']],
  ['notes.list-all', ['notes', 'list', 'all']],
  ['lấyThờiTiết', ['lấy', 'thời', 'tiết']],
  ['', []],
])('the words of %s', (name, want) => expect(nameWords(name)).toEqual(want));

test.each([
  ['getWeather', 'get_weather'],
  ['Đặt lịch họp', 'dat_lich_hop'],
  ['2fa code', '_2fa_code'],
  ['a/b', 'a_b'],
])('%s in snake_case is %s', (name, want) => expect(snakeCase(name)).toBe(want));

test.each([
  ['Get it. Use it.', 2],
  ['Get it, e.g. in Oslo. Use it.', 2],
  ['Version 1.5 of it', 1],
  ['One\nTwo', 2],
  ['Thời tiết, v.d. Hà Nội. Dùng khi hỏi!', 2],
  ['', 0],
  ['...', 0],
])('%j has %i sentences', (text, want) => expect(sentences(text)).toHaveLength(want));

describe('the depth of objects', () => {
  const object = (inner: JsonValue): JsonObject => ({ type: 'object', properties: { inner } });
  test.each<[string, JsonObject, number, string]>([
    ['plain properties', object({ type: 'string' }), 1, ''],
    ['through items', object({ type: 'array', items: object({}) }), 2, '/properties/inner/items'],
    ['through branches', object({ anyOf: [{ type: 'null' }, object({})] }), 2, '/properties/inner/anyOf/1'],
    [
      'through a reference',
      { ...object({ $ref: '#/$defs/deep' }), $defs: { deep: object(object({})) } },
      3,
      '/$defs/deep/properties/inner',
    ],
    ['a definition nobody refers to', { ...object({}), $defs: { deep: object(object({})) } }, 1, ''],
    ['recursion', object({ $ref: '#' }), 1, ''],
  ])('%s', (_, schema, depth, pointer) => {
    const found = objectDepth(schema);
    expect([found.depth, formatPointer(found.pointer)]).toEqual([depth, pointer]);
  });
  test('ends where two definitions refer to each other', () => {
    const schema = {
      ...object({ $ref: '#/$defs/a' }),
      $defs: { a: object({ $ref: '#/$defs/b' }), b: object({ $ref: '#/$defs/a' }) },
    };
    expect(objectDepth(schema).depth).toBe(3);
  });
});

test.each<[string, JsonObject, object]>([
  ['a default', { type: 'integer', description: 'How many. Defaults to 20.' }, { default: 20 }],
  ['a default in Vietnamese', { type: 'integer', description: 'Mặc định là 20.' }, { default: 20 }],
  ['no default', { type: 'integer', description: 'The default behaviour is fine.' }, { default: undefined }],
  ['a range', { type: 'integer', description: 'Between 1 and 100.' }, { minimum: 1, maximum: 100 }],
  [
    'a length, which is no range',
    { type: 'integer', description: 'Between 1 and 100 characters' },
    { maximum: undefined },
  ],
  ['values', { type: 'string', description: 'One of "a", "b" or "c".' }, { values: ['a', 'b', 'c'] }],
  [
    'an example, which lists no values',
    { type: 'string', description: 'For example "a" or "b".' },
    { values: undefined },
  ],
])('prose states %s', (_, schema, want) => {
  const [property] = inputProperties(withProperties({ p: schema }));
  expect(property && proseFacts(property)).toMatchObject(want);
});

test.each<[string, JsonObject, object]>([
  ['Rows to return (1-50). Default 10.', { type: 'integer' }, { default: 10, minimum: 1, maximum: 50 }],
  ['Timeout in ms, default 30 seconds', { type: 'integer' }, { default: undefined }],
  ['Year, 2020-2024 only', { type: 'integer' }, { maximum: undefined }],
  ['Một trong: mo, da_tra, qua_han.', { type: 'string' }, { values: ['mo', 'da_tra', 'qua_han'] }],
  ['One of the orders: see the list', { type: 'string' }, { values: undefined }],
])('"%s" states what can be compared', (description, schema, want) => {
  const [property] = inputProperties(withProperties({ n: { ...schema, description } }));
  expect(property && proseFacts(property)).toMatchObject(want);
});

test.each([
  ['get_note', 'reads'],
  ['notes_delete', 'destroys'],
  ['sendEmail', 'writes'],
  ['weather', 'unknown'],
])('%s %s', (name, want) => expect(effectByName(readTool({ name }))).toBe(want));

test.each<[string, JsonObject, boolean]>([
  ['starts_at', { type: 'string' }, true],
  ['day', { type: 'string', format: 'date' }, true],
  ['since', { type: 'string', description: 'ISO 8601 date.' }, true],
  ['from', { type: 'string', description: 'Sender address.' }, false],
  ['count', { type: 'integer' }, false],
])('%s is a time: %o', (name, schema, want) => {
  const [property] = inputProperties(withProperties({ [name]: schema }));
  expect(property && isTime(property)).toBe(want);
});

test('a start finds its end', () => {
  const time = { type: 'string', format: 'date-time' };
  const pairs = intervalsOf(
    withProperties({ start: time, end_exclusive: time, created_after: time, created_before: time, due_date: time }),
  );
  expect(pairs.map(({ start, end }) => `${start.name} ${end.name}`)).toEqual([
    'start end_exclusive',
    'created_after created_before',
  ]);
});
