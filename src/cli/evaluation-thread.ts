import { parentPort } from 'node:worker_threads';
import { createEvaluator, type EvaluationAnswer, type EvaluationJob } from '../core/examples/evaluation.ts';
import type { Announcement } from '../core/validate/evaluators.ts';

export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'announced'; readonly announcement: Announcement | null }
  | { readonly kind: 'answered'; readonly answer: EvaluationAnswer }
  | { readonly kind: 'crashed'; readonly reason: string };

/** The thread's side: answers jobs until it is ended. */
export function serveEvaluation(): void {
  const post = (message: ThreadMessage) => parentPort?.postMessage(message);
  const evaluate = createEvaluator((announcement) => post({ kind: 'announced', announcement }));
  parentPort?.on('message', async (job: EvaluationJob) => {
    try {
      post({
        kind: 'answered',
        answer: await evaluate(job),
      });
    } catch (error) {
      post({ kind: 'crashed', reason: error instanceof Error ? error.message : String(error) });
    }
  });
  post({ kind: 'ready' });
}
