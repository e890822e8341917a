import type { Origin } from '../model/format.ts';
import { isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { TargetId } from '../model/target-id.ts';
import { readTool } from '../model/tool.ts';
import { needsDisposable } from '../validate/disposable.ts';
import { type Announcement, type Evaluators, inlineEvaluators } from '../validate/evaluators.ts';
import { loadEvaluators } from '../validate/load-evaluators.ts';
import { isSafePattern } from '../validate/pattern-safety.ts';
import { subjectOf, without } from '../validate/stopped-evaluations.ts';
import type { Supervised, Supervisor } from '../validate/supervisor.ts';
import { type MessageId, say } from '../words/words.ts';
import { type BoundaryCase, boundaryCases } from './boundary-cases.ts';
import { type CallCheck, checkCall } from './check-call.ts';
import { checkResult, type ResultCheck } from './check-result.ts';
import type { ToolTestReport } from './example-report.ts';
import { runExamples } from './run-examples.ts';

/** Work that may run code of the descriptor's author: it can cross to a thread that can be ended. */
export interface EvaluationJobs {
  examples: { job: { readonly descriptor: JsonObject; readonly origin: Origin }; answer: ToolTestReport };
  call: {
    job: { readonly descriptor: JsonObject; readonly text: string; readonly as: TargetId | null };
    answer: CallCheck;
  };
  result: {
    job: { readonly descriptor: JsonObject; readonly result: JsonValue; readonly as: TargetId | null };
    answer: ResultCheck;
  };
  boundaries: { job: { readonly descriptor: JsonObject }; answer: readonly BoundaryCase[] };
}
export type EvaluationKind = keyof EvaluationJobs;
/** `stopped` is what was ended at its deadline in earlier tries; it is refused, and the rest runs. */
export type EvaluationJob = {
  [Kind in EvaluationKind]: {
    readonly kind: Kind;
    readonly stopped: readonly Announcement[];
  } & EvaluationJobs[Kind]['job'];
}[EvaluationKind];
export type EvaluationAnswer = EvaluationJobs[EvaluationKind]['answer'];

export interface Evaluation {
  run<Kind extends EvaluationKind>(
    kind: Kind,
    job: EvaluationJobs[Kind]['job'],
  ): Promise<Supervised<EvaluationJobs[Kind]['answer']>>;
  /** Undefined where the answer might not come at once, and where a library that it needs is not loaded yet. */
  runNow?<Kind extends EvaluationKind>(
    kind: Kind,
    job: EvaluationJobs[Kind]['job'],
  ): EvaluationJobs[Kind]['answer'] | undefined;
  dispose(): void;
}

/** A descriptor with more hanging patterns than this is given up. */
const MAX_STOPS = 20;

/** Runs what is certain to answer at once here, and everything else in threads that can be ended. */
export function createEvaluation(start: () => Supervisor<EvaluationJob, EvaluationAnswer>): Evaluation {
  let supervisor: Supervisor<EvaluationJob, EvaluationAnswer> | undefined;
  const here = createEvaluatorHere();
  async function run(job: EvaluationJob): Promise<Supervised<EvaluationAnswer>> {
    if (!needsDisposable(job.descriptor)) return { status: 'answered', answer: await here.evaluate(job) };
    supervisor ??= start();
    const stopped: Announcement[] = [];
    for (;;) {
      const outcome = await supervisor.run({ ...job, stopped });
      if (outcome.status !== 'stopped' || outcome.culprit === null || stopped.length >= MAX_STOPS) return outcome;
      stopped.push(outcome.culprit);
    }
  }
  return {
    run: (kind, job) => run({ kind, stopped: [], ...job } as unknown as EvaluationJob) as never,
    runNow: (kind, job) => here.evaluateNow({ kind, stopped: [], ...job } as unknown as EvaluationJob) as never,
    dispose: () => supervisor?.dispose(),
  };
}

export type Evaluate = (job: EvaluationJob) => Promise<EvaluationAnswer>;

/**
 * Answers jobs, with the libraries that their descriptors need. `announce` is told of each run that may never end, and with
 * null of its end. One per thread: compiled schemas hang on it.
 */
export function createEvaluator(announce?: (announcement: Announcement | null) => void): Evaluate {
  return createEvaluatorHere(announce).evaluate;
}

function createEvaluatorHere(announce?: (announcement: Announcement | null) => void) {
  const told = (evaluators: Evaluators) => (announce === undefined ? evaluators : announcing(evaluators, announce));
  const plain = told(inlineEvaluators);
  let loading: Promise<Evaluators> | undefined;
  let full: Evaluators | undefined;
  const answer = (job: EvaluationJob, evaluators: Evaluators) =>
    evaluate(job, job.stopped.length === 0 ? evaluators : without(evaluators, job.stopped));
  return {
    async evaluate(job: EvaluationJob): Promise<EvaluationAnswer> {
      if (!isObject(job.descriptor.semantics)) return answer(job, plain);
      loading ??= loadEvaluators().then(told);
      full ??= await loading;
      return answer(job, full);
    },
    evaluateNow(job: EvaluationJob): EvaluationAnswer | undefined {
      const evaluators = isObject(job.descriptor.semantics) ? full : plain;
      return evaluators === undefined || needsDisposable(job.descriptor) ? undefined : answer(job, evaluators);
    },
  };
}

function evaluate(job: EvaluationJob, evaluators: Evaluators): EvaluationAnswer {
  const tool = readTool(job.descriptor);
  switch (job.kind) {
    case 'examples':
      return runExamples(tool, evaluators, { origin: job.origin });
    case 'call':
      return checkCall(tool, job.text, evaluators, job.as === null ? {} : { as: job.as });
    case 'result':
      return checkResult(tool, job.result, evaluators, job.as === null ? {} : { as: job.as });
    case 'boundaries':
      return boundaryCases(tool, evaluators);
  }
}

function announcing(evaluators: Evaluators, announce: (announcement: Announcement | null) => void): Evaluators {
  function announced<Value>(announcement: Announcement, run: () => Value): Value {
    announce(announcement);
    const value = run();
    announce(null);
    return value;
  }
  const { expressions } = evaluators;
  return {
    ...evaluators,
    regExp(source, flags) {
      const compiled = evaluators.regExp(source, flags);
      if (isSafePattern(source)) return compiled;
      return { test: (text) => announced(announcement('pattern', source, text), () => compiled.test(text)) };
    },
    ...(expressions && {
      expressions: {
        compile(source, variables) {
          const compiled = expressions.compile(source, variables);
          if (!compiled.ok) return compiled;
          const { run, ...rest } = compiled.value;
          const value = {
            ...rest,
            run: (values: Parameters<typeof run>[0]) =>
              announced(announcement('expression', source, values), () => run(values)),
          };
          return { ok: true as const, value };
        },
      },
    }),
  };
}

function announcement(kind: Announcement['kind'], source: string, value: unknown): Announcement {
  const subject = subjectOf(value);
  return { kind, source, ...(subject !== undefined && { subject }) };
}

/** Why an evaluation gave no answer, with the pattern or expression to blame where there is one. */
export function stoppedMessage(outcome: Exclude<Supervised<unknown>, { status: 'answered' }>): Message<MessageId> {
  if (outcome.status === 'crashed') return say('evaluation-crashed', { reason: outcome.reason });
  const { culprit, afterMs } = outcome;
  if (culprit === null) return say('evaluation-slow', { ms: afterMs });
  return say(`evaluation-stopped-${culprit.kind}`, { ms: afterMs, source: culprit.source });
}
