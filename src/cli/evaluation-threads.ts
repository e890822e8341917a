import { Worker } from 'node:worker_threads';
import {
  createEvaluation,
  type Evaluation,
  type EvaluationAnswer,
  type EvaluationJob,
} from '../core/examples/evaluation.ts';
import { createSupervisor } from '../core/validate/supervisor.ts';
import type { ThreadMessage } from './evaluation-thread.ts';

/** Evaluation in worker threads that run the file `entry`. */
export function evaluationThreads(entry: URL): Evaluation {
  return createEvaluation(() =>
    createSupervisor<EvaluationJob, EvaluationAnswer>({
      start(events) {
        const worker = new Worker(entry);
        worker.on('message', (message: ThreadMessage) => {
          if (message.kind === 'ready') events.ready();
          else if (message.kind === 'announced') events.announced(message.announcement);
          else if (message.kind === 'answered') events.answered(JSON.parse(message.answer));
          else events.crashed(message.reason);
        });
        worker.on('error', (error) => events.crashed(error instanceof Error ? error.message : String(error)));
        return { post: (job) => worker.postMessage(JSON.stringify(job)), stop: () => void worker.terminate() };
      },
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    }),
  );
}
