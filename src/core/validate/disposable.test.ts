import { expect, test } from 'vitest';
import { hostileTools } from '../../testing/hostile-tools.ts';
import { needsDisposable } from './disposable.ts';

test('no hostile tool is taken for harmless', () => {
  for (const { descriptor, culprit } of hostileTools(200)) {
    expect([culprit, needsDisposable(descriptor)]).toEqual([culprit, true]);
  }
});
