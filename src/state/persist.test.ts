import { expect, test } from 'vitest';
import { fromMemory, toRemember } from './persist.ts';
import { createStudioStore } from './store.ts';

test('what is remembered comes back', () => {
  const store = createStudioStore();
  store.getState().themeChosen('contrast');
  store.getState().languageChosen('vi');
  store.getState().columnAdded('gemini:json');
  store.getState().problemGroupingChosen('rule');
  store.getState().foldBlocksChosen(true);
  expect(fromMemory(toRemember(store.getState()))).toMatchObject({
    theme: 'contrast',
    language: 'vi',
    columns: ['openai-responses', 'anthropic', 'gemini:json'],
    problemGrouping: 'rule',
    foldBlocks: true,
  });
});

test.each([
  { name: 'nothing', text: null },
  { name: 'no JSON', text: '{' },
  { name: 'no object', text: '3' },
  { name: 'a version of the future', text: '{"version":99,"theme":"dark"}' },
])('memory that holds $name changes nothing', ({ text }) => {
  expect(fromMemory(text)).toEqual({});
});

test('one bad value costs only itself', () => {
  const text = JSON.stringify({ version: 1, theme: 'pink', language: 'vi', columns: ['mcp', 'nobody', 7] });
  expect(fromMemory(text)).toEqual({ language: 'vi', columns: ['mcp'] });
});
