import { parentPort } from 'node:worker_threads';
import { announcing, type EvaluationAnswer, type EvaluationJob, evaluate } from '../core/examples/evaluation.ts';
import { type Announcement, inlineEvaluators } from '../core/validate/evaluators.ts';

export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'announced'; readonly announcement: Announcement }
  | { readonly kind: 'answered'; readonly answer: EvaluationAnswer }
  | { readonly kind: 'crashed'; readonly reason: string };

/** The thread's side: answers jobs until it is ended. */
export async function serveEvaluation(): Promise<void> {
  const post = (message: ThreadMessage) => parentPort?.postMessage(message);
  const evaluators = announcing(inlineEvaluators, (announcement) => post({ kind: 'announced', announcement }));
  parentPort?.on('message', (job: EvaluationJob) => {
    try {
      post({ kind: 'answered', answer: evaluate(job, evaluators) });
    } catch (error) {
      post({ kind: 'crashed', reason: error instanceof Error ? error.message : String(error) });
    }
  });
  post({ kind: 'ready' });
}
