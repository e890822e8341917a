/// <reference lib="webworker" />
import { type EvaluationJob, evaluate } from '../core/examples/evaluation.ts';
import type { EvaluationMessage } from './evaluation-client.ts';

declare const self: DedicatedWorkerGlobalScope;

const post = (message: EvaluationMessage) => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<EvaluationJob>) => {
  try {
    post({
      kind: 'answered',
      answer: await evaluate(data, (announcement) => post({ kind: 'announced', announcement })),
    });
  } catch (error) {
    post({ kind: 'crashed', reason: error instanceof Error ? error.message : String(error) });
  }
};
post({ kind: 'ready' });
