import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { formatPointer } from '../model/pointer.ts';
import { readTool } from '../model/tool.ts';
import { type Evaluators, inlineEvaluators } from '../validate/evaluators.ts';
import { loadEvaluators } from '../validate/load-evaluators.ts';
import { without } from '../validate/stopped-evaluations.ts';
import { runExamples } from './run-examples.ts';

let evaluators: Evaluators;
beforeAll(async () => {
  evaluators = await loadEvaluators();
});

const WEATHER = {
  name: 'get_weather',
  parameters: {
    type: 'object',
    properties: { city: { type: 'string', pattern: '^[A-Z]' }, days: { type: 'integer' } },
    required: ['city'],
    additionalProperties: false,
  },
  returns: { type: 'object', properties: { celsius: { type: 'number' } }, required: ['celsius'] },
  errors: [
    { code: 'VALIDATION_ERROR', http_status: 422, retryable: false },
    { code: 'NOT_FOUND', http_status: 404, retryable: false },
    { code: 'RATE_LIMITED', http_status: 429, retryable: true },
  ],
};
const OSLO = { name: 'get_weather', arguments: { city: 'Oslo' } };
const COLD = { celsius: -4 };

/** Status and problems (`part pointer message-id`) of the only example of a tool. */
function verdict(example: JsonValue, tool: JsonObject = WEATHER): string[] {
  const report = runExamples(readTool({ ...tool, examples: [example] }), evaluators).examples[0];
  const problems = report?.problems ?? [];
  return [
    report?.status ?? '',
    ...problems.map((one) => `${one.part} ${formatPointer(one.pointer)} ${one.message.id}`),
  ];
}

function envelope(error: JsonObject, args: JsonValue = { city: 'Oslo' }): JsonObject {
  return { prompt: 'Oslo?', tool_call: { name: 'get_weather', arguments: args }, result: { error } };
}

describe('one example', () => {
  const good = { prompt: 'Oslo?', tool_call: OSLO, result: COLD };
  const rows: readonly [string, JsonValue, string[]][] = [
    ['a good one', good, ['passed']],
    [
      'arguments that break the schema',
      { ...good, tool_call: { ...OSLO, arguments: { city: 'oslo' } } },
      ['failed', 'arguments /examples/0/tool_call/arguments/city value-pattern'],
    ],
    [
      'a result that breaks the schema',
      { ...good, result: {} },
      ['failed', 'result /examples/0/result value-required'],
    ],
    ['no object', 7, ['failed', 'arguments /examples/0 example-not-object']],
    ['no prompt', { tool_call: OSLO, result: COLD }, ['failed', 'arguments /examples/0 example-no-prompt']],
    ['no call', { prompt: 'Oslo?', result: COLD }, ['failed', 'arguments /examples/0 example-no-call']],
    [
      'a call without arguments',
      { ...good, tool_call: { name: 'get_weather' } },
      ['failed', 'arguments /examples/0/tool_call example-no-arguments'],
    ],
    [
      'arguments as JSON text',
      { ...good, tool_call: { ...OSLO, arguments: '{"city":"Oslo"}' } },
      ['failed', 'arguments /examples/0/tool_call/arguments example-arguments-text'],
    ],
    [
      'arguments as a list',
      { ...good, tool_call: { ...OSLO, arguments: ['Oslo'] } },
      ['failed', 'arguments /examples/0/tool_call/arguments example-arguments-not-object'],
    ],
    [
      'another tool',
      { ...good, tool_call: { ...OSLO, name: 'weather' } },
      ['failed', 'arguments /examples/0/tool_call/name example-call-name'],
    ],
    [
      'a name that is no text',
      { ...good, tool_call: { ...OSLO, name: { toString: 1 } } },
      ['failed', 'arguments /examples/0/tool_call/name example-call-name'],
    ],
    ['no result', { prompt: 'Oslo?', tool_call: OSLO }, ['failed', 'result /examples/0 example-no-result']],
    ['a question to the user', { prompt: 'Weather?', expect: 'ask' }, ['passed']],
    [
      'a question with a call',
      { prompt: 'Weather?', expect: 'ask', tool_call: OSLO },
      ['failed', 'arguments /examples/0/tool_call example-ask-with-call'],
    ],
    ['a declared error', envelope({ code: 'NOT_FOUND', message: 'No such city.' }), ['passed']],
    [
      'an undeclared code',
      envelope({ code: 'GONE', message: 'Gone.' }),
      ['failed', 'result /examples/0/result/error/code example-code-undeclared'],
    ],
    [
      'an error without a code',
      envelope({ message: 'Gone.' }),
      ['failed', 'result /examples/0/result/error example-error-no-code'],
    ],
    [
      'an error without a message',
      envelope({ code: 'NOT_FOUND' }),
      ['failed', 'result /examples/0/result/error example-error-no-message'],
    ],
    [
      'a wait that is not said',
      envelope({ code: 'RATE_LIMITED', message: 'Slow down.' }),
      ['failed', 'result /examples/0/result/error example-no-waiting'],
    ],
    ['a wait', envelope({ code: 'RATE_LIMITED', message: 'Slow down.', retry_after_seconds: 30 }), ['passed']],
    [
      'a wait that is no number',
      envelope({ code: 'RATE_LIMITED', message: 'Slow.', retry_after_seconds: '30' }),
      ['failed', 'result /examples/0/result/error/retry_after_seconds example-waiting-broken'],
    ],
    [
      'a wait for nothing',
      envelope({ code: 'NOT_FOUND', message: 'No.', retry_after_seconds: 1 }),
      ['failed', 'result /examples/0/result/error/retry_after_seconds example-waiting-pointless'],
    ],
    [
      'another status than declared',
      envelope({ code: 'NOT_FOUND', message: 'No.', http_status: 410 }),
      ['failed', 'result /examples/0/result/error/http_status example-status-differs'],
    ],
    [
      'bad arguments that are answered as such',
      envelope({ code: 'VALIDATION_ERROR', message: 'city is required' }, {}),
      ['passed'],
    ],
    [
      'bad arguments that are answered as something else',
      envelope({ code: 'NOT_FOUND', message: 'No.' }, {}),
      ['failed', 'arguments /examples/0/tool_call/arguments value-required'],
    ],
  ];
  test.each(rows)('%s', (_name, example, expected) => {
    expect(verdict(example)).toEqual(expected);
  });

  test('a foreign call needs neither prompt nor result', () => {
    const tool = readTool({ ...WEATHER, examples: [{ tool_call: OSLO }] });
    expect(runExamples(tool, evaluators, { origin: 'foreign' }).examples[0]?.status).toBe('passed');
  });

  test('a schema that does not compile leaves its part unchecked, and the rest is judged', () => {
    const tool = { ...WEATHER, parameters: { type: 'object', properties: { city: { $ref: '#/$defs/city' } } } };
    const expected = [
      'unchecked',
      'arguments /examples/0/tool_call/arguments schema-reference-lost',
      'result /examples/0/result value-required',
    ];
    expect(verdict({ prompt: 'Oslo?', tool_call: OSLO, result: {} }, tool)).toEqual(expected);
  });

  test('an input example for one provider is judged by the same schema', () => {
    const providers = { anthropic: { input_examples: [{ city: 'Oslo' }, { city: 5 }] } };
    const remarks = runExamples(readTool({ ...WEATHER, providers }), evaluators).remarks ?? [];
    const said = remarks.map(({ severity, pointer, message }) => [severity, formatPointer(pointer), message.id]);
    expect(said).toEqual([['error', '/providers/anthropic/input_examples/1/city', 'value-type']]);
  });

  test('a broken example fails alone', () => {
    const examples = [7, { prompt: 'Oslo?', tool_call: OSLO, result: COLD }];
    const report = runExamples(readTool({ ...WEATHER, examples }), evaluators);
    expect(report.examples.map(({ status }) => status)).toEqual(['failed', 'passed']);
  });

  test('a pattern that was stopped leaves unchecked only what needs it', () => {
    const examples = [
      { prompt: 'Oslo?', tool_call: OSLO, result: COLD },
      { prompt: 'Weather?', expect: 'ask' },
    ];
    const stopped = without(evaluators, [{ kind: 'pattern', source: '^[A-Z]' }]);
    const report = runExamples(readTool({ ...WEATHER, examples }), stopped);
    expect(report.examples.map(({ status }) => status)).toEqual(['unchecked', 'passed']);
    expect(report.examples[0]?.problems[0]?.message).toEqual({
      id: 'schema-pattern-deadline',
      data: { pattern: '^[A-Z]' },
    });
  });
});

const CALENDAR = {
  name: 'search_events',
  parameters: {
    type: 'object',
    properties: {
      start: { type: 'string' },
      end: { type: 'string' },
      timezone: { type: 'string' },
      limit: { type: 'integer' },
    },
  },
  errors: [
    { code: 'invalid_interval', http_status: 422, retryable: false },
    { code: 'calendar_not_accessible', http_status: 403 },
  ],
  semantics: {
    rules: [
      {
        id: 'order',
        expression: 'timestamp(args.end) > timestamp(args.start)',
        error: 'invalid_interval',
        message: 'The end must be after the start.',
      },
      {
        id: 'few',
        expression: '!has(args.limit) || args.limit + 1 <= 101',
        error: 'invalid_interval',
        message: 'At most 100.',
      },
    ],
  },
};
const MORNING = { start: '2026-10-02T09:00:00+07:00', end: '2026-10-02T12:00:00+07:00', timezone: 'Asia/Ho_Chi_Minh' };

function withArguments(args: JsonObject, result: JsonValue = { events: [] }): JsonObject {
  return { prompt: 'What is on?', tool_call: { name: 'search_events', arguments: args }, result };
}

describe('rules across arguments', () => {
  const invalid = { error: { code: 'invalid_interval', message: 'The end must be after the start.' } };
  const backwards = { ...MORNING, end: MORNING.start };
  const rows: readonly [string, JsonObject, string[]][] = [
    ['a success keeps every rule', withArguments({ ...MORNING, limit: 100 }), ['passed']],
    [
      'a success that breaks one',
      withArguments(backwards),
      ['failed', 'rule /examples/0/tool_call/arguments rule-broken'],
    ],
    [
      'the only argument of a rule is named',
      withArguments({ ...MORNING, limit: 101 }),
      ['failed', 'rule /examples/0/tool_call/arguments/limit rule-broken'],
    ],
    [
      'a rule that cannot be computed',
      withArguments({ start: MORNING.start }),
      ['failed', 'rule /examples/0/tool_call/arguments rule-stopped'],
    ],
    ['an error breaks a rule of its code', withArguments(backwards, invalid), ['passed']],
    [
      'an error that breaks none',
      withArguments(MORNING, invalid),
      ['failed', 'rule /examples/0/tool_call/arguments rule-not-broken'],
    ],
    [
      'an error that no rule stands for',
      withArguments(MORNING, { error: { code: 'calendar_not_accessible', message: 'Not yours.' } }),
      ['passed'],
    ],
  ];
  test.each(rows)('%s', (_name, example, expected) => {
    expect(verdict(example, CALENDAR)).toEqual(expected);
  });

  test.each([
    ['args.finish > 1', 'expression-unknown-argument'],
    ['args.start >', 'expression-broken-at'],
    ['args.limit > args.start', 'expression-broken-at'],
    ['args.limit', 'expression-not-boolean'],
    [5, 'expression-missing'],
  ])('the expression %s is a located finding', (expression, id) => {
    const tool = { ...CALENDAR, semantics: { rules: [{ id: 'r', expression, error: 'invalid_interval' }] } };
    const at = '/semantics/rules/0/expression';
    const found = verdict(withArguments(MORNING), tool);
    if (id === 'expression-not-boolean') expect(found).toEqual(['failed', expect.stringContaining('rule-stopped')]);
    else expect(found).toEqual(['unchecked', `rule ${at} ${id}`]);
  });

  test('without the expression engine a rule is unchecked, not kept', () => {
    const tool = readTool({ ...CALENDAR, examples: [withArguments(MORNING)] });
    expect(runExamples(tool, inlineEvaluators).examples[0]?.status).toBe('unchecked');
  });

  test('a rule whose code is not declared is remarked on', () => {
    const tool = readTool({ ...CALENDAR, errors: [] });
    const remarks = runExamples(tool, evaluators).remarks ?? [];
    expect(remarks.map(({ pointer }) => formatPointer(pointer))).toEqual([
      '/semantics/rules/0/error',
      '/semantics/rules/1/error',
    ]);
  });
});

describe('times', () => {
  const time = {
    timezone: '/parameters/properties/timezone',
    instants: ['/parameters/properties/start', 'end'],
    start: 'start',
    end: 'args.end',
    end_is: 'exclusive',
  };
  const tool = { ...CALENDAR, semantics: { time } };
  const at = '/examples/0/tool_call/arguments';
  const newYork = (start: string, end: string) => withArguments({ start, end, timezone: 'America/New_York' });
  const rows: readonly [string, JsonObject, string[]][] = [
    ['offsets that fit the zone', withArguments(MORNING), ['passed']],
    [
      'an offset that does not',
      withArguments({ ...MORNING, timezone: 'Asia/Tokyo' }),
      ['failed', `rule ${at}/start time-offset-differs`, `rule ${at}/end time-offset-differs`],
    ],
    [
      'instants in UTC',
      withArguments({ ...MORNING, start: '2026-10-02T02:00:00Z', end: '2026-10-02T05:00:00Z' }),
      ['passed'],
    ],
    [
      'a zone that does not exist',
      withArguments({ ...MORNING, timezone: 'Asia/Saigonn' }),
      ['failed', `rule ${at}/timezone time-zone-unknown`],
    ],
    [
      'no zone and no offset',
      withArguments({ start: '2026-10-02T09:00:00', end: MORNING.end }),
      ['failed', `rule ${at}/start time-naive`],
    ],
    ['a local time in a zone', withArguments({ ...MORNING, start: '2026-10-02T09:00:00' }), ['passed']],
    [
      'the skipped hour',
      newYork('2026-03-08T02:30:00', '2026-03-08T04:00:00-04:00'),
      ['failed', `rule ${at}/start time-nonexistent`],
    ],
    [
      'the skipped hour, with an offset',
      newYork('2026-03-08T02:30:00-05:00', '2026-03-08T04:00:00-04:00'),
      ['failed', `rule ${at}/start time-nonexistent`],
    ],
    [
      'the repeated hour',
      newYork('2026-11-01T01:30:00', '2026-11-01T03:00:00-05:00'),
      ['failed', `rule ${at}/start time-ambiguous`],
    ],
    [
      'the repeated hour, with either offset',
      newYork('2026-11-01T01:30:00-04:00', '2026-11-01T01:30:00-05:00'),
      ['passed'],
    ],
    [
      'the half hour that Lord Howe skips',
      withArguments({
        start: '2026-10-04T02:15:00',
        end: '2026-10-04T04:00:00+11:00',
        timezone: 'Australia/Lord_Howe',
      }),
      ['failed', `rule ${at}/start time-nonexistent`],
    ],
    [
      'Casablanca in Ramadan',
      withArguments({
        start: '2026-03-01T09:00:00+01:00',
        end: '2026-03-01T10:00:00+00:00',
        timezone: 'Africa/Casablanca',
      }),
      ['failed', `rule ${at}/start time-offset-differs`],
    ],
    [
      'an empty interval',
      withArguments({ ...MORNING, end: MORNING.start }),
      ['failed', `rule ${at}/end time-empty-interval`],
    ],
    [
      'no time at all',
      withArguments({ ...MORNING, start: 'tomorrow' }),
      ['failed', `rule ${at}/start time-unreadable`],
    ],
    [
      'all-day items as midnights',
      withArguments(MORNING, { events: [{ all_day: true, start: '2026-10-02T00:00:00+07:00' }] }),
      ['failed', 'result /examples/0/result/events/0/start time-midnight'],
    ],
  ];
  test.each(rows)('%s', (_name, example, expected) => {
    expect(verdict(example, tool)).toEqual(expected);
  });

  test('an interval whose end belongs to it may be one instant long, and no shorter', () => {
    const inclusive = { ...CALENDAR, semantics: { time: { ...time, end_is: 'inclusive' } } };
    expect(verdict(withArguments({ ...MORNING, end: MORNING.start }), inclusive)).toEqual(['passed']);
    expect(verdict(withArguments({ ...MORNING, end: '2026-10-02T08:59:59+07:00' }), inclusive)).toEqual([
      'failed',
      `rule ${at}/end time-empty-interval`,
    ]);
  });

  test('a zone that the contract fixes', () => {
    const fixed = { ...CALENDAR, semantics: { time: { ...time, timezone: 'Asia/Ho_Chi_Minh' } } };
    expect(verdict(withArguments({ start: '2026-10-02T09:00:00', end: MORNING.end }), fixed)).toEqual(['passed']);
    expect(verdict(withArguments({ start: '2026-10-02T09:00:00+09:00', end: MORNING.end }), fixed)).toEqual([
      'failed',
      `rule ${at}/start time-offset-differs`,
    ]);
  });

  test('instants in the result', () => {
    const instants = ['/returns/properties/events/items/properties/at'];
    const events = [{ at: '2026-10-02T09:00:00Z' }, { at: '2026-10-02T09:00:00' }];
    expect(verdict(withArguments({}, { events }), { ...CALENDAR, semantics: { time: { instants } } })).toEqual([
      'failed',
      'result /examples/0/result/events/1/at time-naive',
    ]);
    const fixed = { time: { instants, timezone: 'Asia/Ho_Chi_Minh' } };
    expect(verdict(withArguments({}, { events }), { ...CALENDAR, semantics: fixed })).toEqual(['passed']);
  });

  test('an error example may show the very times that are refused', () => {
    const example = withArguments(
      { ...MORNING, timezone: 'Nowhere' },
      { error: { code: 'invalid_interval', message: 'No such zone.' } },
    );
    expect(verdict(example, tool)).toEqual(['passed']);
  });
});

describe('match and fixtures', () => {
  const overlap =
    "has(item.start_date) ? instant(item.start_date, args.timezone, 'reject') < timestamp(args.end) && instant(item.end_date, args.timezone, 'reject') > timestamp(args.start)" +
    ': timestamp(item.start) < timestamp(item.end) && timestamp(item.start) < timestamp(args.end) && timestamp(item.end) > timestamp(args.start)';
  const time = { timezone: 'timezone', instants: [], start: 'start', end: 'end', end_is: 'exclusive' };
  const day = (clock: string) => `2026-10-02T${clock}:00+07:00`;
  const event = (start: string, end: string) => ({ start: day(start), end: day(end) });
  const AFTERNOON = { ...MORNING, start: MORNING.end, end: day('15:00') };
  const NEW_YORK = {
    start: '2026-11-01T01:30:00-05:00',
    end: '2026-11-01T01:40:00-05:00',
    timezone: 'America/New_York',
  };
  const ACROSS = { start: '2026-11-01T01:15:00-04:00', end: '2026-11-01T01:45:00-05:00' };

  const table: readonly [string, JsonObject, JsonObject, boolean][] = [
    ['crosses the start', MORNING, event('08:30', '09:30'), true],
    ['ends exactly at the start', MORNING, event('08:00', '09:00'), false],
    ['starts exactly at the end', MORNING, event('12:00', '13:00'), false],
    ['crosses the end', MORNING, event('11:30', '12:30'), true],
    ['the same event in the next search', AFTERNOON, event('11:30', '12:30'), true],
    ['inside', MORNING, event('10:00', '10:30'), true],
    ['all day', MORNING, { start_date: '2026-10-02', end_date: '2026-10-03' }, true],
    ['all day, the day before', MORNING, { start_date: '2026-10-01', end_date: '2026-10-02' }, false],
    ['zero duration', MORNING, event('10:00', '10:00'), false],
    ['the repeated hour, later offset', NEW_YORK, ACROSS, true],
  ];

  function run(fixtures: JsonValue, match: JsonValue = { expression: overlap }) {
    return runExamples(readTool({ ...CALENDAR, semantics: { time, match, fixtures } }), evaluators);
  }

  test.each(table)('%s', (name, args, item, expected) => {
    const [report] = run([{ name, arguments: args, item, expect: expected }]).fixtures;
    expect(report).toEqual({ index: 0, name, status: 'passed', got: expected, problems: [] });
  });

  test('the event across the repeated hour lasts 90 minutes, not 30', () => {
    const expression = "timestamp(item.end) - timestamp(item.start) == duration('90m')";
    expect(run([{ name: 'n', arguments: NEW_YORK, item: ACROSS, expect: true }], { expression }).fixtures[0]?.got).toBe(
      true,
    );
  });

  test('a fixture that expects otherwise fails with what was got', () => {
    const [report] = run([{ name: 'n', arguments: MORNING, item: event('10:00', '10:30'), expect: false }]).fixtures;
    expect([report?.status, report?.got, report?.problems[0]?.message.id]).toEqual(['failed', true, 'fixture-differs']);
  });

  const broken: readonly [string, JsonValue, string, string, string][] = [
    ['no object', 5, 'failed', '/semantics/fixtures/0', 'fixture-not-object'],
    ['no item', { name: 'n', arguments: {}, expect: true }, 'failed', '/semantics/fixtures/0', 'fixture-no-item'],
    ['no expectation', { name: 'n', item: {} }, 'failed', '/semantics/fixtures/0', 'fixture-no-expect'],
    [
      'an expectation in words',
      { name: 'n', item: {}, expect: 'yes' },
      'failed',
      '/semantics/fixtures/0/expect',
      'fixture-no-expect',
    ],
    [
      'arguments of the wrong type',
      { name: 'n', arguments: { ...MORNING, limit: 'x' }, item: event('10:00', '11:00'), expect: true },
      'failed',
      '/semantics/fixtures/0/arguments/limit',
      'value-type',
    ],
    [
      'an item that the match cannot read',
      { name: 'n', arguments: MORNING, item: {}, expect: true },
      'failed',
      '/semantics/fixtures/0',
      'fixture-stopped',
    ],
  ];
  test.each(broken)('%s', (_name, fixture, status, pointer, id) => {
    const [report] = run([fixture]).fixtures;
    const [problem] = report?.problems ?? [];
    expect([report?.status, formatPointer(problem?.pointer ?? []), problem?.message.id]).toEqual([status, pointer, id]);
  });

  test('fixture arguments may be partial', () => {
    const tool = { ...CALENDAR, parameters: { ...CALENDAR.parameters, required: ['limit'] } };
    const fixtures = [{ name: 'n', arguments: MORNING, item: event('10:00', '11:00'), expect: true }];
    const report = runExamples(
      readTool({ ...tool, semantics: { match: { expression: overlap }, fixtures } }),
      evaluators,
    );
    expect(report.fixtures[0]?.status).toBe('passed');
  });

  test('classes of items that no fixture holds are remarked on', () => {
    const fixtures = table
      .slice(0, 4)
      .map(([, args, item, expected], index) => ({ name: `case ${index}`, arguments: args, item, expect: expected }));
    const missing = (run(fixtures).remarks ?? []).map(({ message }) => message.id);
    expect(missing).toEqual([
      'fixture-missing-inside',
      'fixture-missing-all-day',
      'fixture-missing-zero-duration',
      'fixture-missing-repeated-hour',
    ]);
    expect(
      run(table.map(([name, args, item, expected]) => ({ name, arguments: args, item, expect: expected }))).remarks,
    ).toEqual([]);
  });
});

describe('coverage', () => {
  test('counts parameters, enum values, branches and codes, and names what is missing', () => {
    const tool = {
      ...WEATHER,
      parameters: {
        type: 'object',
        properties: {
          city: { type: 'string' },
          unit: { enum: ['C', 'F'] },
          when: {
            oneOf: [{ type: 'object', properties: { date: { type: 'string' } }, required: ['date'] }, { type: 'null' }],
          },
        },
      },
      examples: [
        { prompt: 'p', tool_call: { name: 'get_weather', arguments: { unit: 'F', when: null } }, result: COLD },
        envelope({ code: 'NOT_FOUND', message: 'No.' }),
      ],
    };
    expect(runExamples(readTool(tool), evaluators).coverage).toEqual({
      parameters: { seen: 3, of: 4, missing: ['/parameters/properties/when/oneOf/0/properties/date'] },
      enumValues: { seen: 1, of: 2, missing: ['/parameters/properties/unit/enum/0'] },
      branches: { seen: 1, of: 2, missing: ['/parameters/properties/when/oneOf/0'] },
      errorCodes: { seen: 1, of: 3, missing: ['VALIDATION_ERROR', 'RATE_LIMITED'] },
      uses: [
        ['/parameters/properties/city', 1],
        ['/parameters/properties/unit', 1],
        ['/parameters/properties/when', 1],
        ['/parameters/properties/unit/enum/1', 1],
        ['/parameters/properties/when/oneOf/1', 1],
        ['NOT_FOUND', 1],
      ],
    });
  });

  test('counts the examples that exercise an entry, not how often each does', () => {
    const parameters = { properties: { tags: { items: { enum: ['a', 'b'] } } } };
    const calling = (...tags: string[]) => {
      return { prompt: 'p', tool_call: { name: 'get_weather', arguments: { tags } }, result: COLD };
    };
    const examples = [calling('a', 'a'), calling('a', 'b'), calling()];
    expect(runExamples(readTool({ ...WEATHER, parameters, examples }), evaluators).coverage.uses).toEqual([
      ['/parameters/properties/tags', 3],
      ['/parameters/properties/tags/items/enum/0', 2],
      ['/parameters/properties/tags/items/enum/1', 1],
    ]);
  });

  test('what must not be is nothing to exercise', () => {
    const parameters = { properties: { a: {} }, not: { properties: { b: { enum: ['x'] } }, required: ['b'] } };
    const { coverage } = runExamples(readTool({ ...WEATHER, parameters, examples: [] }), evaluators);
    expect(coverage).toMatchObject({
      parameters: { of: 1, missing: ['/parameters/properties/a'] },
      enumValues: { of: 0 },
    });
  });

  test('a property behind a reference counts where it is declared', () => {
    const parameters = { properties: { to: { $ref: '#/$defs/place' } }, $defs: { place: { properties: { zip: {} } } } };
    const examples = [
      { prompt: 'p', tool_call: { name: 'get_weather', arguments: { to: { zip: '1' } } }, result: COLD },
    ];
    const { coverage } = runExamples(readTool({ ...WEATHER, parameters, examples }), evaluators);
    expect(coverage.parameters).toEqual({ seen: 2, of: 2, missing: [] });
  });
});

test('a tool with nothing in it gives an empty report', () => {
  const none = { seen: 0, of: 0, missing: [] };
  expect(runExamples(readTool({}), inlineEvaluators)).toEqual({
    examples: [],
    fixtures: [],
    coverage: { parameters: none, enumValues: none, branches: none, errorCodes: none },
    remarks: [],
  });
});
