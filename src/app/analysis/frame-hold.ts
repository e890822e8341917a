/** A frame is not held longer than one takes; the character must not wait for a busy worker. */
const LONGEST_HOLD_MS = 16;
/** Where answers come late again and again, only one keystroke in so many is tried. */
const LONGEST_PENALTY = 8;
/** What comes behind a frame comes when that frame is on screen, on slow machines too. */
const BEHIND_MS = 40;

type FrameSource = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame' | 'setTimeout' | 'clearTimeout'>;

export interface FrameHold {
  /** The keystroke has been sent to the worker. `late` runs now, or with the frame while that is held. */
  hold(late: () => void): void;
  /** The answer is there. */
  release(): void;
  /** Runs now, or with the frame that is held. */
  withFrame(task: () => void): void;
  /** Runs now, or a moment behind the frame that is held: what may be seen later costs that frame nothing. */
  behindFrame(task: () => void): void;
}

/**
 * After a key the browser paints before it reads any message, so that the answer of a worker would always miss the frame
 * of its character. Here frames that are asked for wait a few milliseconds for the answer, as long as answers come so fast.
 */
export function createFrameHold(page: FrameSource): FrameHold {
  const request = page.requestAnimationFrame.bind(page);
  const cancel = page.cancelAnimationFrame.bind(page);
  let isHeld = false;
  /** Keystrokes that pass without a hold, after answers that came too late. */
  let skipped = 0;
  let penalty = 1;
  let timer = 0;
  let waiting = new Map<number, FrameRequestCallback>();
  /** The browser's handles of callbacks that have waited. */
  const handles = new Map<number, number>();
  let tasks: (() => void)[] = [];
  let behind: (() => void)[] = [];
  /** Handles of waiting callbacks count down, so that they are none of the browser's. */
  let nextHandle = -1;

  page.requestAnimationFrame = (callback) => {
    if (!isHeld) return request(callback);
    nextHandle -= 1;
    waiting.set(nextHandle, callback);
    return nextHandle;
  };
  page.cancelAnimationFrame = (handle) => {
    if (!waiting.delete(handle)) cancel(handles.get(handle) ?? handle);
    handles.delete(handle);
  };

  function requestLate(handle: number, callback: FrameRequestCallback): void {
    const run: FrameRequestCallback = (time) => {
      handles.delete(handle);
      callback(time);
    };
    handles.set(handle, request(run));
  }

  function letGo(): void {
    if (!isHeld) return;
    isHeld = false;
    page.clearTimeout(timer);
    const [late, callbacks] = [tasks, waiting];
    [tasks, waiting] = [[], new Map()];
    // First what others wait for: a task may fail.
    for (const [handle, callback] of callbacks) requestLate(handle, callback);
    if (behind.length > 0) request(() => page.setTimeout(runBehind, BEHIND_MS));
    for (const task of late) task();
  }

  function runBehind(): void {
    const due = behind;
    behind = [];
    for (const task of due) task();
  }

  function begin(): void {
    page.clearTimeout(timer);
    if (isHeld) timer = page.setTimeout(giveUp, LONGEST_HOLD_MS);
  }

  function giveUp(): void {
    penalty = Math.min(2 * penalty, LONGEST_PENALTY);
    skipped = penalty;
    letGo();
  }

  return {
    hold(late) {
      // What the editor itself does with the key is not counted.
      queueMicrotask(begin);
      if (isHeld) return late();
      skipped = Math.max(0, skipped - 1);
      if (skipped > 0) return late();
      isHeld = true;
      tasks.push(late);
    },
    release() {
      if (isHeld) penalty = 1;
      letGo();
    },
    withFrame(task) {
      if (isHeld) tasks.push(task);
      else task();
    },
    behindFrame(task) {
      if (isHeld || behind.length > 0) behind.push(task);
      else task();
    },
  };
}
