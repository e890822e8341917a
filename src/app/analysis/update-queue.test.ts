import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anUpdate } from '../../testing/analysis-builders.ts';
import { createUpdateQueue } from './update-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aQueue() {
  const batches: number[][] = [];
  const queue = createUpdateQueue({
    apply: (updates) => batches.push(updates.map(({ revision }) => revision)),
    gap: () => 100,
  });
  return { queue, batches };
}

test('the first update goes through at once, the next ones together and in order', () => {
  const { queue, batches } = aQueue();
  for (const revision of [1, 2, 3]) queue.push(anUpdate(revision, []));
  expect(batches).toEqual([[1]]);
  vi.advanceTimersByTime(150);
  expect(batches).toEqual([[1], [2, 3]]);
  vi.advanceTimersByTime(500);
  queue.push(anUpdate(4, []));
  expect(batches).toEqual([[1], [2, 3], [4]]);
});

test('what waits is forgotten when the document goes', () => {
  const { queue, batches } = aQueue();
  queue.push(anUpdate(1, []));
  queue.push(anUpdate(2, []));
  queue.clear();
  vi.advanceTimersByTime(500);
  expect(batches).toEqual([[1]]);
});
