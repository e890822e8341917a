import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

function aStorage(text: string | null) {
  const storage = {
    text,
    read: () => storage.text,
    write: (next: string) => {
      storage.text = next;
    },
  };
  return storage;
}
const place = { line: 12, column: 3, topLine: 8 };

test('a place is kept per document, and the newest hundred of them', () => {
  const storage = aStorage(null);
  const places = createPlaces(storage);
  expect(places.of('a')).toBeNull();
  places.keep('a', place);
  places.keep('b', { ...place, line: 2 });
  expect([places.of('a'), places.of('b')]).toEqual([place, { ...place, line: 2 }]);
  for (let number = 0; number < 99; number += 1) places.keep(`n${number}`, place);
  expect([places.of('a'), places.of('b')]).toEqual([null, { ...place, line: 2 }]);
});

test('another tab that keeps its own place takes nothing away', () => {
  const storage = aStorage(null);
  const [mine, theirs] = [createPlaces(storage), createPlaces(storage)];
  mine.keep('a', place);
  theirs.keep('b', place);
  mine.keep('a', { ...place, line: 5 });
  expect(theirs.of('b')).toEqual(place);
});

test.each([
  'no JSON',
  '{"a": 1}',
  '[["a"]]',
  '[["a", null]]',
  '[["a", {"line": 0, "column": 1, "topLine": 1}]]',
  '[["a", {"line": 1.5, "column": 1, "topLine": 1}]]',
])('what cannot be read counts as nothing: %s', (text) => {
  expect(createPlaces(aStorage(text)).of('a')).toBeNull();
});
