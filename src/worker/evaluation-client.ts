import {
  createEvaluation,
  type Evaluation,
  type EvaluationAnswer,
  type EvaluationJob,
} from '../core/examples/evaluation.ts';
import type { Announcement } from '../core/validate/evaluators.ts';
import { createSupervisor } from '../core/validate/supervisor.ts';

/** Jobs and answers cross as JSON: structured cloning gives up on data nested some hundred levels deep. */
export type EvaluationMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'announced'; readonly announcement: Announcement | null }
  | { readonly kind: 'answered'; readonly answer: string }
  | { readonly kind: 'crashed'; readonly reason: string };

/** Runs what may run the author's patterns and expressions, where it can be ended without losing the analysis. */
export function createEvaluationClient(start: () => Worker): Evaluation {
  return createEvaluation(() =>
    createSupervisor<EvaluationJob, EvaluationAnswer>({
      start(events) {
        const worker = start();
        worker.onmessage = ({ data }: MessageEvent<EvaluationMessage>) => {
          if (data.kind === 'ready') events.ready();
          else if (data.kind === 'announced') events.announced(data.announcement);
          else if (data.kind === 'answered') events.answered(JSON.parse(data.answer));
          else events.crashed(data.reason);
        };
        worker.onerror = (event) => events.crashed(event.message);
        return { post: (job) => worker.postMessage(JSON.stringify(job)), stop: () => worker.terminate() };
      },
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    }),
  );
}
