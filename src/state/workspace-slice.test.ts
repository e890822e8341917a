import { expect, test } from 'vitest';
import { createStudioStore } from './store.ts';

const opened = (...ids: string[]) => {
  const store = createStudioStore();
  for (const id of ids) store.getState().tabOpened(id);
  return store;
};

test('a document has one tab, however often it is opened', () => {
  expect(opened('a', 'b', 'a').getState().openTabs).toEqual(['a', 'b']);
});

test.each([
  ['b', 0, ['b', 'a', 'c']],
  ['a', 2, ['b', 'c', 'a']],
  ['c', 99, ['a', 'b', 'c']],
  ['c', -1, ['c', 'a', 'b']],
])('moves %s to %i', (id, to, order) => {
  const store = opened('a', 'b', 'c');
  store.getState().tabMoved(id, to);
  expect(store.getState().openTabs).toEqual(order);
});

test('a change makes a linked file dirty, and no other', () => {
  const store = opened('a');
  store.getState().fileTouched('a');
  expect(store.getState().files).toEqual({});
  store.getState().fileLinked('a', { name: 'a.json', isDirty: false, savedAt: 5 });
  store.getState().fileTouched('a');
  expect(store.getState().files.a).toEqual({ name: 'a.json', isDirty: true, savedAt: 5 });
});
