import { expect, test } from 'vitest';
import { selectActiveDocument } from './selectors.ts';
import { createStudioStore } from './store.ts';

const first = { id: 'a', name: 'a.json', language: 'json' } as const;
const second = { id: 'b', name: 'b.yaml', language: 'yaml' } as const;

test('the document opened last stands first and is the active one', () => {
  const store = createStudioStore();
  store.getState().documentsListed([first, second]);
  store.getState().documentOpened(second, 1);
  expect(store.getState().documents.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(selectActiveDocument(store.getState())?.name).toBe('b.yaml');
});

test('a renamed document keeps its place', () => {
  const store = createStudioStore();
  store.getState().documentsListed([first, second]);
  store.getState().documentRenamed('a', 'tools.json');
  expect(store.getState().documents.map(({ name }) => name)).toEqual(['tools.json', 'b.yaml']);
});

test('a removed document is gone, and no other becomes active by that', () => {
  const store = createStudioStore();
  store.getState().documentOpened(first, 1);
  store.getState().documentRemoved('a');
  store.getState().documentClosed();
  expect(selectActiveDocument(store.getState())).toBeNull();
  expect(store.getState().documents).toEqual([]);
});
