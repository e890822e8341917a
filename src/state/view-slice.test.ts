import { expect, test } from 'vitest';
import type { ToolView } from '../worker/protocol/tool-jobs.ts';
import { createStudioStore } from './store.ts';

const view: ToolView = {
  tool: 0,
  name: 'a',
  previews: [],
  examples: [],
  fixtures: [],
  coverage: null,
  isBehind: false,
  coveragePlaces: [],
  remarks: [],
};

test('an answer about a tool that is no longer selected is dropped', () => {
  const store = createStudioStore();
  store.getState().toolSelected(2);
  store.getState().toolViewed({ revision: 1, tool: 1, view });
  expect(store.getState().toolView).toBeNull();
  store.getState().toolViewed({ revision: 1, tool: 2, view });
  expect(store.getState().toolView?.view).toBe(view);
});

test('an answer ends the failure before it', () => {
  const store = createStudioStore();
  store.getState().toolSelected(1);
  store.getState().toolViewFailed('too deep');
  store.getState().toolViewed({ revision: 1, tool: 1, view });
  expect(store.getState().toolViewFailure).toBeNull();
});
