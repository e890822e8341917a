import type { EvaluationJobs, EvaluationKind } from '../core/examples/evaluation.ts';
import type { Supervised } from '../core/validate/supervisor.ts';

/** Runs what may run the author's code, where it can be stopped. */
export interface Evaluation {
  run<Kind extends EvaluationKind>(
    kind: Kind,
    job: EvaluationJobs[Kind]['job'],
  ): Promise<Supervised<EvaluationJobs[Kind]['answer']>>;
  dispose(): void;
}
