import { isObject, type JsonObject, type JsonValue, stringAt } from '../model/json.ts';
import { valueAt } from '../model/pointer.ts';
import type { TimeZones } from '../validate/evaluators.ts';
import { instantOf, timestampParts } from './local-time.ts';
import type { Fixture, TimeContract } from './semantics.ts';

/** The places an item can have against an interval; a table of fixtures should hold each. */
export const FIXTURE_CLASSES = [
  'inside',
  'ends-at-start',
  'starts-at-end',
  'crosses-start',
  'crosses-end',
  'all-day',
  'zero-duration',
  'repeated-hour',
] as const;
export type FixtureClass = (typeof FIXTURE_CLASSES)[number];

/** What a fixture is by its times, and by its name where the times do not tell. */
export function fixtureClasses(fixture: Fixture, time: TimeContract, zones: TimeZones): ReadonlySet<FixtureClass> {
  return new Set([...byTimes(fixture, time, zones), ...byName(fixture.name)]);
}

const NAMES: readonly (readonly [FixtureClass, RegExp])[] = [
  ['inside', /\b(inside|within)\b|nằm trong|bên trong/i],
  ['ends-at-start', /\bends? (exactly )?at (the )?(start|beginning)\b|kết thúc đúng/i],
  ['starts-at-end', /\b(starts?|begins?) (exactly )?at (the )?end\b|bắt đầu đúng/i],
  [
    'crosses-start',
    /\b(cross(es)?|overlaps?|spans?) (the )?(start|beginning)\b|vắt qua đầu|giao với đầu|qua biên đầu/i,
  ],
  ['crosses-end', /\b(cross(es)?|overlaps?|spans?) (the )?end\b|vắt qua cuối|giao với cuối|qua biên cuối/i],
  ['all-day', /\ball[- ]day\b|cả ngày/i],
  ['zero-duration', /\b(zero|no|without) duration\b|không có thời lượng|thời lượng bằng không/i],
  ['repeated-hour', /\b(repeated|ambiguous) (local )?hour\b|\bfold\b|giờ (bị )?lặp/i],
];

function byName(name: string): FixtureClass[] {
  const words = name.replaceAll(/[_-]+/g, ' ');
  return NAMES.filter(([, pattern]) => pattern.test(words) || pattern.test(name)).map(([id]) => id);
}

const START_KEYS = ['start', 'start_at', 'starts_at', 'start_time', 'startTime', 'begin', 'from', 'start_date', 'date'];
const END_KEYS = ['end', 'end_exclusive', 'end_at', 'ends_at', 'end_time', 'endTime', 'until', 'to', 'end_date'];
const ZONE_KEYS = ['timezone', 'time_zone', 'timeZone', 'tz'];

function byTimes({ item, arguments: args }: Fixture, time: TimeContract, zones: TimeZones): FixtureClass[] {
  if (!isObject(item)) return [];
  const zone = firstText(item, ZONE_KEYS) ?? time.fixedZone ?? textOf(time.timezone && valueAt(args, time.timezone));
  const [start, end] = [firstText(item, START_KEYS), firstText(item, END_KEYS)];
  const found: FixtureClass[] = [];
  if ([start, end].some((text) => text !== undefined && isRepeated(text, zone, zones))) found.push('repeated-hour');
  if (start !== undefined && timestampParts(start)?.isDate) return [...found, 'all-day'];
  const instant = (text: string | undefined) => (text === undefined ? undefined : instantOf(text, zone, zones));
  const place = placeOf(
    { start: instant(start), end: instant(end) },
    {
      start: instant(textOf(time.start && valueAt(args, time.start))),
      end: instant(textOf(time.end && valueAt(args, time.end))),
    },
  );
  return place === undefined ? found : [...found, place];
}

interface Interval {
  readonly start: number | undefined;
  readonly end: number | undefined;
}

function placeOf(item: Interval, query: Interval): FixtureClass | undefined {
  if (item.start === undefined || query.start === undefined || query.end === undefined) return undefined;
  const end = item.end ?? item.start;
  if (end === item.start) return 'zero-duration';
  if (end === query.start) return 'ends-at-start';
  if (item.start === query.end) return 'starts-at-end';
  if (item.start < query.start) return end > query.start ? 'crosses-start' : undefined;
  if (item.start > query.end) return undefined;
  return end > query.end ? 'crosses-end' : 'inside';
}

function isRepeated(text: string, zone: string | undefined, zones: TimeZones): boolean {
  const parts = timestampParts(text);
  if (parts === undefined || zone === undefined || parts.isDate) return false;
  return zones.resolve(parts.local, zone).kind === 'ambiguous';
}

function firstText(item: JsonObject, keys: readonly string[]): string | undefined {
  return keys.map((key) => stringAt(item, key)).find((text) => text !== undefined);
}

function textOf(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
