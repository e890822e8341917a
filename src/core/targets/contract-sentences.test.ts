import { expect, test } from 'vitest';
import { readTool } from '../model/tool.ts';
import { render } from '../words/words.ts';
import { contractSentences } from './contract-sentences.ts';

const TOOL = readTool({
  name: 'search_events',
  auth: { principal: 'the signed-in session', scopes: ['calendar.read'] },
  semantics: {
    match: { description: 'An event matches when it overlaps the interval' },
    time: { timezone: '/parameters/properties/timezone', end: '/parameters/properties/end', end_is: 'exclusive' },
    longest_interval: 'P31D',
    pagination: {
      cursor: '/parameters/properties/cursor',
      order: ['start', 'id'],
      consistency: 'live',
      bound_to: ['start', 'end'],
    },
    missing: { '/returns/properties/events': 'an empty list means that nothing is planned' },
    units: { '/parameters/properties/radius': 'kilometres' },
    preferences: { '/parameters/properties/timezone': 'the time zone of the calendar' },
  },
});

test('each contract block becomes sentences, in both languages', () => {
  const worded = (language: 'en' | 'vi') =>
    contractSentences(TOOL).map(({ message }) => render(message as never, language));
  expect(worded('en')).toEqual([
    'An event matches when it overlaps the interval.',
    'end is not part of the interval.',
    'Local times and dates are read in the time zone of timezone.',
    'The interval is at most P31D long.',
    'cursor continues the same search: send it with the same start, end only.',
    'Results are ordered by start, id.',
    'Pages are read live: items may appear or vanish between them.',
    'events: an empty list means that nothing is planned.',
    'radius is in kilometres.',
    'When timezone is not in the request, the stored preference counts (the time zone of the calendar); without one, ask.',
    'The user is taken from the signed-in session, never from an argument.',
    'It needs the scopes calendar.read.',
  ]);
  expect(worded('vi')).toHaveLength(12);
});

test('a tool without contract blocks has none', () => {
  expect(contractSentences(readTool({ name: 'x', semantics: { pagination: 5, units: [], missing: null } }))).toEqual(
    [],
  );
});
