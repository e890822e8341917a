/// <reference lib="webworker" />
import { announcing, type EvaluationJob, evaluate } from '../core/examples/evaluation.ts';
import { inlineEvaluators } from '../core/validate/evaluators.ts';
import type { EvaluationMessage } from './evaluation-client.ts';

declare const self: DedicatedWorkerGlobalScope;

const post = (message: EvaluationMessage) => self.postMessage(message);
const evaluators = announcing(inlineEvaluators, (announcement) => post({ kind: 'announced', announcement }));

self.onmessage = ({ data }: MessageEvent<EvaluationJob>) => {
  try {
    post({ kind: 'answered', answer: evaluate(data, evaluators) });
  } catch (error) {
    post({ kind: 'crashed', reason: error instanceof Error ? error.message : String(error) });
  }
};
post({ kind: 'ready' });
