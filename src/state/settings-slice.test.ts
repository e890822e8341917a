import { expect, test } from 'vitest';
import { createStudioStore } from './store.ts';

test('a column of a family that is shown already is not added again', () => {
  const store = createStudioStore();
  store.getState().columnAdded('anthropic:strict');
  expect(store.getState().columns).toEqual(['openai-responses', 'anthropic']);
  store.getState().columnAdded('mcp');
  expect(store.getState().columns).toEqual(['openai-responses', 'anthropic', 'mcp']);
});

test('a column changes its mode in its place, and never becomes a second of another family', () => {
  const store = createStudioStore();
  store.getState().columnReplaced('openai-responses', 'openai-responses:strict');
  expect(store.getState().columns).toEqual(['openai-responses:strict', 'anthropic']);
  store.getState().columnReplaced('anthropic', 'openai-responses');
  expect(store.getState().columns).toEqual(['openai-responses:strict', 'anthropic']);
});

test('columns are removed one by one', () => {
  const store = createStudioStore();
  store.getState().columnRemoved('openai-responses');
  store.getState().columnRemoved('anthropic');
  expect(store.getState().columns).toEqual([]);
});
