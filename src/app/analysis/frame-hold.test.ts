import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFrameHold } from './frame-hold.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose frames the test draws. */
function aPage() {
  let callbacks = new Map<number, FrameRequestCallback>();
  let last = 0;
  const page = {
    requestAnimationFrame(callback: FrameRequestCallback) {
      last += 1;
      callbacks.set(last, callback);
      return last;
    },
    cancelAnimationFrame: (handle: number) => void callbacks.delete(handle),
    setTimeout: (task: () => void, ms: number) => setTimeout(task, ms) as unknown as number,
    clearTimeout: (timer: number) => clearTimeout(timer),
  };
  const hold = createFrameHold(page as never);
  const painted: string[] = [];
  return {
    ...{ hold, page, painted },
    request: (name: string) => page.requestAnimationFrame(() => painted.push(name)),
    frame() {
      const due = callbacks;
      callbacks = new Map();
      for (const callback of due.values()) callback(0);
    },
    note: (name: string) => () => void painted.push(name),
    settle: () => vi.advanceTimersByTimeAsync(0),
  };
}

test('a frame waits for the answer, and what was to come with it goes first', async () => {
  const { hold, request, frame, painted, note, settle } = aPage();
  hold.hold(note('status'));
  hold.withFrame(note('caret'));
  request('character');
  await settle();
  frame();
  expect(painted).toEqual([]);
  hold.release();
  expect(painted).toEqual(['status', 'caret']);
  frame();
  expect(painted).toEqual(['status', 'caret', 'character']);
});

test('the character does not wait for a busy worker, and the next ones do not even try', async () => {
  const { hold, request, frame, painted, note } = aPage();
  hold.hold(note('status'));
  request('first');
  await vi.advanceTimersByTimeAsync(50);
  frame();
  expect(painted).toEqual(['status', 'first']);
  hold.release();
  hold.hold(note('status'));
  request('second');
  frame();
  expect(painted).toEqual(['status', 'first', 'status', 'second']);
});

test('a frame that is no longer wanted is not drawn, before and after it was let go', async () => {
  const { hold, page, request, frame, painted, note, settle } = aPage();
  hold.hold(note('status'));
  const [early, late] = [request('early'), request('late')];
  await settle();
  page.cancelAnimationFrame(early);
  hold.release();
  page.cancelAnimationFrame(late);
  frame();
  expect(painted).toEqual(['status']);
});

test('while nothing is held, tasks and frames go their way', () => {
  const { hold, request, frame, painted, note } = aPage();
  hold.withFrame(note('caret'));
  request('blink');
  frame();
  hold.release();
  expect(painted).toEqual(['caret', 'blink']);
});

test('a task that fails takes no frame with it', async () => {
  const { hold, request, frame, painted, note, settle } = aPage();
  hold.hold(() => {
    throw new Error('no status');
  });
  request('character');
  await settle();
  expect(() => hold.release()).toThrow('no status');
  hold.withFrame(note('caret'));
  frame();
  expect(painted).toEqual(['caret', 'character']);
});

test('what may come behind the frame comes a moment later, in its order', async () => {
  const { hold, frame, painted, request, note, settle } = aPage();
  hold.hold(note('text'));
  hold.behindFrame(note('saving'));
  request('character');
  hold.release();
  hold.behindFrame(note('kept'));
  frame();
  await settle();
  expect(painted).toEqual(['text', 'character']);
  await vi.advanceTimersByTimeAsync(100);
  expect(painted).toEqual(['text', 'character', 'saving', 'kept']);
  hold.behindFrame(note('later'));
  expect(painted.at(-1)).toBe('later');
});
