/// <reference lib="webworker" />
import type { Evaluation } from '../core/examples/evaluation.ts';
import { createJobRunner } from './jobs.ts';
import type { JobRequest } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

const channel = new MessageChannel();

/** A turn of the event loop; a timer would cost four milliseconds each. */
function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => {
    if (ms > 0) {
      setTimeout(resolve, ms);
      return;
    }
    channel.port1.onmessage = () => resolve();
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

const runner = createJobRunner({
  emit: (update) => self.postMessage({ id: null, kind: 'update', update }),
  pause,
  now: () => performance.now(),
  evaluation: {
    run: async (kind, job) => (await startEvaluation()).run(kind, job),
    runNow: (kind, job) => evaluation?.runNow?.(kind, job),
    dispose: () => evaluation?.dispose(),
  },
});

self.onmessage = async ({ data }: MessageEvent<JobRequest>) => self.postMessage(await runner.runJob(data));
