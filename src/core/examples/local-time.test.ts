import { beforeAll, expect, test } from 'vitest';
import type { TimeZones } from '../validate/evaluators.ts';
import { loadEvaluators } from '../validate/load-evaluators.ts';
import { instantOf, timestampParts } from './local-time.ts';

let zones: TimeZones;
beforeAll(async () => {
  const loaded = await loadEvaluators();
  if (loaded.zones === undefined) throw new Error('expected the time zones, found none');
  zones = loaded.zones;
});

test.each([
  ['2026-03-29', { local: '2026-03-29', offset: undefined, isDate: true, isMidnight: false }],
  ['2026-03-29T00:00:00.0Z', { local: '2026-03-29T00:00:00.0', offset: 'Z', isDate: false, isMidnight: true }],
  ['2026-03-29 07:30+0700', { local: '2026-03-29T07:30', offset: '+07:00', isDate: false, isMidnight: false }],
  ['next Tuesday', undefined],
])('%s', (text, expected) => {
  expect(timestampParts(text)).toEqual(expected);
});

// In Berlin the clocks go from 2:00 to 3:00 on 2026-03-29 and from 3:00 back to 2:00 on 2026-10-25.
test.each([
  ['an offset of its own', '2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00Z'],
  ['a local time in its zone', '2026-07-01T12:00', '2026-07-01T10:00:00Z'],
  ['the midnight of a date', '2026-07-01', '2026-06-30T22:00:00Z'],
  ['the first of two equal times', '2026-10-25T02:30', '2026-10-25T00:30:00Z'],
])('%s', (_, text, expected) => {
  expect(instantOf(text, 'Europe/Berlin', zones)).toBe(Date.parse(expected));
});

test.each([
  ['a time that the clocks leave out', '2026-03-29T02:30', 'Europe/Berlin'],
  ['a local time without a zone', '2026-07-01T12:00', undefined],
  ['a zone that is none', '2026-07-01T12:00', 'Europe/Nowhere'],
  ['a day that is none', '2026-02-30T12:00Z', undefined],
  ['other text', 'noon', 'Europe/Berlin'],
])('no instant: %s', (_, text, zone) => {
  expect(instantOf(text, zone, zones)).toBeUndefined();
});
