/// <reference lib="webworker" />
import { createEvaluator, type EvaluationJob } from '../core/examples/evaluation.ts';
import type { EvaluationMessage } from './evaluation-client.ts';

declare const self: DedicatedWorkerGlobalScope;

const post = (message: EvaluationMessage) => self.postMessage(message);
const evaluate = createEvaluator((announcement) => post({ kind: 'announced', announcement }));

self.onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    post({
      kind: 'answered',
      answer: JSON.stringify(await evaluate(JSON.parse(data) as EvaluationJob)),
    });
  } catch (error) {
    post({ kind: 'crashed', reason: error instanceof Error ? error.message : String(error) });
  }
};
post({ kind: 'ready' });
