/// <reference lib="webworker" />
import { createEvaluationClient } from './evaluation-client.ts';
import { createJobRunner } from './jobs.ts';
import type { JobRequest } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

const runner = createJobRunner({
  emit: (update) => self.postMessage({ id: null, kind: 'update', update }),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  now: () => performance.now(),
  evaluation: createEvaluationClient(
    () => new Worker(new URL('./evaluation-worker.ts', import.meta.url), { type: 'module' }),
  ),
});

self.onmessage = async ({ data }: MessageEvent<JobRequest>) => self.postMessage(await runner.runJob(data));
