import { expect, test, vi } from 'vitest';
import { createEvaluation } from '../core/examples/evaluation.ts';
import { warmUp } from './warm-up.ts';

test('each edit is answered, and the page is told of none', async () => {
  const emit = vi.fn();
  const evaluation = createEvaluation(() => {
    throw new Error('no threads here');
  });
  expect(await warmUp({ emit, pause: async () => undefined, now: () => 0, evaluation })).toBe(20);
  expect(emit).not.toHaveBeenCalled();
});
