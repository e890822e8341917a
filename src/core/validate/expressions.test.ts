import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../model/json.ts';
import { render } from '../words/words.ts';
import { createExpressionEngine } from './expressions.ts';
import { temporalZones } from './time-zones.ts';

const engine = createExpressionEngine(temporalZones);
const SCHEMA = {
  type: 'object',
  properties: {
    limit: { type: 'integer' },
    ratio: { type: 'number' },
    tags: { type: 'array', items: { type: 'string' } },
    name: { type: 'string' },
    cursor: { type: ['string', 'null'] },
    window: { $ref: '#/$defs/window' },
  },
  $defs: { window: { type: 'object', properties: { days: { type: 'integer' } } } },
};

function run(source: string, args: JsonValue): boolean | string {
  const compiled = engine.compile(source, [{ name: 'args', schema: SCHEMA }]);
  if (!compiled.ok) return render(compiled.error.message as never, 'en');
  const outcome = compiled.value.run({ args });
  return outcome.ok ? outcome.value : render(outcome.error.message as never, 'en');
}

describe('expressions', () => {
  const rows: readonly [string, JsonValue, boolean | RegExp][] = [
    ['args.limit + 1 <= 21', { limit: 20 }, true],
    ['args.window.days * 24 > 48', { window: { days: 2 } }, false],
    ['args.ratio > 1', { ratio: 1.5 }, true],
    ['!has(args.limit) || args.limit > 0', {}, true],
    ["'a' in args.tags && size(args.tags) < 3", { tags: ['a', 'b'] }, true],
    ['args.cursor == null', { cursor: null }, true],
    ["timestamp('2026-10-02T12:00:00+07:00') - timestamp('2026-10-02T09:00:00+07:00') == duration('3h')", {}, true],
    ['args.limit > 1', {}, /could not be computed: No such key: limit/],
    ['args.limit >', {}, /cannot be used: .*\(at character 13\)/],
    ['arg.limit > 1', {}, /cannot be used: Unknown variable: arg/],
    ['args.name > 5', { name: 'x' }, /cannot be used: no such overload: string > int/],
    ['args.limit + 1', { limit: 1 }, /must answer true or false/],
    ["timestamp('tomorrow') > timestamp('2026-10-02T09:00:00Z')", {}, /could not be computed/],
  ];
  test.each(rows)('%s over %j', (source, args, expected) => {
    const got = run(source, args);
    if (expected instanceof RegExp) expect(got).toMatch(expected);
    else expect(got).toBe(expected);
  });

  test('what an expression reads is known before it runs', () => {
    const compiled = engine.compile("args.window['days'] > 1 && has(args.name)", [{ name: 'args', schema: SCHEMA }]);
    const reads = compiled.ok ? compiled.value.reads.map((path) => path.join('.')) : [];
    expect(reads.sort()).toEqual(['args.name', 'args.window.days']);
  });
});

describe('instant(local, zone, choice)', () => {
  // Offsets from the IANA time zone database.
  const rows: readonly [string, string, string, string | RegExp][] = [
    ['2026-11-01T01:30:00', 'America/New_York', 'earlier', '2026-11-01T01:30:00-04:00'],
    ['2026-11-01T01:30:00', 'America/New_York', 'later', '2026-11-01T01:30:00-05:00'],
    ['2026-11-01T01:30:00', 'America/New_York', 'reject', /happens twice in America\/New_York/],
    ['2026-03-08T02:30:00', 'America/New_York', 'later', /does not exist in America\/New_York/],
    ['2026-04-05T01:45:00', 'Australia/Lord_Howe', 'earlier', '2026-04-05T01:45:00+11:00'],
    ['2026-04-05T01:45:00', 'Australia/Lord_Howe', 'later', '2026-04-05T01:45:00+10:30'],
    ['2026-10-04T02:15:00', 'Australia/Lord_Howe', 'reject', /does not exist/],
    ['2026-02-15T02:30:00', 'Africa/Casablanca', 'later', '2026-02-15T02:30:00+00:00'],
    ['2026-10-02T09:00:00', 'Asia/Ho_Chi_Minh', 'reject', '2026-10-02T09:00:00+07:00'],
    ['2026-10-02', 'Asia/Ho_Chi_Minh', 'reject', '2026-10-02T00:00:00+07:00'],
    ['2026-10-02T09:00:00', 'Mars/Olympus', 'reject', /no time zone 'Mars\/Olympus'/],
    ['2026-10-02T09:00:00Z', 'Asia/Ho_Chi_Minh', 'reject', /without an offset/],
    ['2026-10-02T09:00:00', 'Asia/Ho_Chi_Minh', 'first', /'earlier', 'later' or 'reject'/],
  ];
  test.each(rows)('%s in %s, %s', (local, zone, choice, expected) => {
    const instant = `instant('${local}', '${zone}', '${choice}')`;
    if (expected instanceof RegExp) expect(run(`${instant} > timestamp('1970-01-01T00:00:00Z')`, {})).toMatch(expected);
    else expect(run(`${instant} == timestamp('${expected}')`, {})).toBe(true);
  });

  test('the repeated hour: 01:15 to 01:45 across it lasts 90 minutes', () => {
    const from = "instant('2026-11-01T01:15:00', 'America/New_York', 'earlier')";
    const to = "instant('2026-11-01T01:45:00', 'America/New_York', 'later')";
    expect(run(`${to} - ${from} == duration('90m')`, {})).toBe(true);
  });
});
