import { toast } from 'sonner';
import { expect, test, vi } from 'vitest';
import { createStudioStore } from '../state/store.ts';
import { createNotices } from './notices.ts';

vi.mock('sonner', () => ({ toast: { error: vi.fn() } }));

test('a time of another day says which day', () => {
  const { time } = createNotices(createStudioStore());
  const now = new Date();
  now.setHours(12, 3);
  expect(time(now.getTime())).toBe('12:03');
  expect(time(new Date(2020, 4, 7, 12, 3).getTime())).toMatch(/7/);
  expect(time(new Date(2020, 4, 7, 12, 3).getTime())).toMatch(/May/);
});

test('what the analysis refuses is told in its own words, what broke in ours', () => {
  const notices = createNotices(createStudioStore());
  notices.warnOf({ kind: 'refused', message: 'The text has a syntax error; mend it first.' });
  expect(toast.error).toHaveBeenLastCalledWith('The text has a syntax error; mend it first.');
  notices.warnOf({ kind: 'crashed', message: 'x is not a function' });
  expect(toast.error).toHaveBeenLastCalledWith('That did not work.');
});
