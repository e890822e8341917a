import { parentPort } from 'node:worker_threads';
import { createEvaluator, type EvaluationJob } from '../core/examples/evaluation.ts';
import type { Announcement } from '../core/validate/evaluators.ts';

/** Jobs and answers cross as JSON: structured cloning gives up on data nested some hundred levels deep. */
export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'announced'; readonly announcement: Announcement | null }
  | { readonly kind: 'answered'; readonly answer: string }
  | { readonly kind: 'crashed'; readonly reason: string };

/** The thread's side: answers jobs until it is ended. */
export function serveEvaluation(): void {
  const post = (message: ThreadMessage) => parentPort?.postMessage(message);
  const evaluate = createEvaluator((announcement) => post({ kind: 'announced', announcement }));
  parentPort?.on('message', async (job: string) => {
    try {
      post({
        kind: 'answered',
        answer: JSON.stringify(await evaluate(JSON.parse(job) as EvaluationJob)),
      });
    } catch (error) {
      post({ kind: 'crashed', reason: error instanceof Error ? error.message : String(error) });
    }
  });
  post({ kind: 'ready' });
}
