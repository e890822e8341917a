/// <reference lib="webworker" />
import type { Evaluation } from '../core/examples/evaluation.ts';
import type { SessionHost } from './document-session.ts';
import { createJobRunner } from './jobs.ts';
import type { JobRequest } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** A turn of the event loop; a timer would cost four milliseconds each. */
function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => {
    if (ms > 0) {
      setTimeout(resolve, ms);
      return;
    }
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}

/** Loaded when the first examples run. */
let evaluation: Evaluation | undefined;
const startEvaluation = async () => {
  const start = () => new Worker(new URL('./evaluation-worker.ts', import.meta.url), { type: 'module' });
  const { createEvaluationClient } = await import('./evaluation-client.ts');
  evaluation ??= createEvaluationClient(start);
  return evaluation;
};

const host: SessionHost = {
  emit: (update) => self.postMessage({ id: null, kind: 'update', update }),
  pause,
  now: () => performance.now(),
  evaluation: {
    run: async (kind, job) => (await startEvaluation()).run(kind, job),
    runNow: (kind, job) => evaluation?.runNow?.(kind, job),
    dispose: () => evaluation?.dispose(),
  },
};
const runner = createJobRunner(host);

/** The page is drawn by then, and nobody has typed much. */
const WARM_UP_AFTER_MS = 300;
let isWarm = false;

async function warmUpOnce(): Promise<void> {
  if (isWarm) return;
  isWarm = true;
  await runner.session.idle();
  await pause(WARM_UP_AFTER_MS);
  const { warmUp } = await import('./warm-up.ts');
  await warmUp(host);
}

self.onmessage = async ({ data }: MessageEvent<JobRequest>) => {
  self.postMessage(await runner.runJob(data));
  // Where it fails, the first keys are slower, and that is all.
  if (data.kind === 'open') warmUpOnce().catch(() => undefined);
};
