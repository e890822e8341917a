import { expect, test } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { readTool } from '../model/tool.ts';
import { probableRenames } from './probable-renames.ts';

const CITY = { type: 'string', description: 'City name' };
const DAYS = { type: 'integer', minimum: 1 };
const tool = (name: string, description: string, properties: JsonObject = {}) =>
  readTool({ name, description, parameters: { type: 'object', properties } });

const WEATHER = 'Get the current weather of one city. Use when the user asks about conditions now.';
const MAIL = 'Send a message to one address. Do not use for drafts.';

test('a tool under another name, with what speaks for it', () => {
  const before = [tool('get_weather', WEATHER, { city: CITY, days: DAYS }), tool('send_mail', MAIL)];
  const after = [tool('send_mail', MAIL), tool('fetch_conditions', WEATHER, { city: CITY, days: { type: 'integer' } })];
  expect(probableRenames(before, after)).toEqual([
    { before: 0, after: 1, evidence: { parameters: { same: 1, of: 2 }, description: 1 } },
  ]);
});

test.each([
  ['other tools', tool('get_weather', WEATHER, { city: CITY }), tool('send_mail', MAIL, { to: CITY })],
  ['a like name alone', tool('get_weather', ''), tool('get_weather_now', '')],
  ['like parameters alone', tool('get_weather', WEATHER, { city: CITY }), tool('delete_city', MAIL, { city: CITY })],
])('%s are no rename', (_, old, now) => expect(probableRenames([old], [now])).toEqual([]));

test('each tool is one end of one rename, the most alike first', () => {
  const old = tool('get_weather', WEATHER, { city: CITY });
  const near = tool('read_weather', WEATHER, { city: CITY });
  const nearer = tool('get_weather_now', WEATHER, { city: CITY });
  expect(probableRenames([old], [near, nearer])).toMatchObject([{ before: 0, after: 1 }]);
  expect(probableRenames([near, nearer], [old])).toMatchObject([{ before: 1, after: 0 }]);
});

test('a tool that keeps its name is never taken for another', () => {
  const old = tool('get_weather', WEATHER, { city: CITY });
  expect(probableRenames([old], [old, tool('copy_of_it', WEATHER, { city: CITY })])).toEqual([]);
});
