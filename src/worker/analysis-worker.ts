/// <reference lib="webworker" />
import { createEvaluationClient } from './evaluation-client.ts';
import { createJobRunner } from './jobs.ts';
import type { JobRequest } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

const channel = new MessageChannel();

/** A turn of the event loop; a timer would cost four milliseconds each. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });
}

const runner = createJobRunner({
  emit: (update) => self.postMessage({ id: null, kind: 'update', update }),
  pause,
  now: () => performance.now(),
  evaluation: createEvaluationClient(
    () => new Worker(new URL('./evaluation-worker.ts', import.meta.url), { type: 'module' }),
  ),
});

self.onmessage = async ({ data }: MessageEvent<JobRequest>) => self.postMessage(await runner.runJob(data));
