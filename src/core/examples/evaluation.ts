import type { JsonObject, JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { TargetId } from '../model/target-id.ts';
import { readTool } from '../model/tool.ts';
import type { Evaluators } from '../validate/evaluators.ts';
import type { Supervised } from '../validate/supervisor.ts';
import { type MessageId, say } from '../words/words.ts';
import { type CallCheck, checkCall } from './check-call.ts';
import { checkResult, type ResultCheck } from './check-result.ts';
import type { ToolTestReport } from './example-report.ts';
import { runExamples } from './run-examples.ts';

/** Work that may run code of the descriptor's author: it crosses to a thread that can be ended. */
export interface EvaluationJobs {
  examples: { job: { readonly descriptor: JsonObject }; answer: ToolTestReport };
  call: {
    job: { readonly descriptor: JsonObject; readonly text: string; readonly as: TargetId | null };
    answer: CallCheck;
  };
  result: {
    job: { readonly descriptor: JsonObject; readonly result: JsonValue; readonly as: TargetId | null };
    answer: ResultCheck;
  };
}
export type EvaluationKind = keyof EvaluationJobs;
export type EvaluationJob = {
  [Kind in EvaluationKind]: { readonly kind: Kind } & EvaluationJobs[Kind]['job'];
}[EvaluationKind];
export type EvaluationAnswer = EvaluationJobs[EvaluationKind]['answer'];

export function evaluate(job: EvaluationJob, evaluators: Evaluators): EvaluationAnswer {
  const tool = readTool(job.descriptor);
  switch (job.kind) {
    case 'examples':
      return runExamples(tool, evaluators);
    case 'call':
      return checkCall(tool, job.text, evaluators, job.as === null ? {} : { as: job.as });
    case 'result':
      return checkResult(tool, job.result, evaluators, job.as === null ? {} : { as: job.as });
  }
}

/** The evaluators, telling what they are about to run. */
export function announcing(evaluators: Evaluators, announce: NonNullable<Evaluators['announce']>): Evaluators {
  const { expressions } = evaluators;
  return {
    ...evaluators,
    regExp(pattern, flags) {
      announce({ kind: 'pattern', source: pattern });
      const compiled = evaluators.regExp(pattern, flags);
      return {
        test(text) {
          announce({ kind: 'pattern', source: pattern });
          return compiled.test(text);
        },
      };
    },
    ...(expressions === undefined
      ? {}
      : {
          expressions: {
            compile(source, variables) {
              announce({ kind: 'expression', source });
              const compiled = expressions.compile(source, variables);
              if (!compiled.ok) return compiled;
              const { run, ...rest } = compiled.value;
              return {
                ok: true as const,
                value: {
                  ...rest,
                  run(values) {
                    announce({ kind: 'expression', source });
                    return run(values);
                  },
                },
              };
            },
          },
        }),
  };
}

/** Why an evaluation gave no answer, with the pattern or expression to blame where there is one. */
export function stoppedMessage(outcome: Exclude<Supervised<unknown>, { status: 'answered' }>): Message<MessageId> {
  if (outcome.status === 'crashed') return say('evaluation-crashed', { reason: outcome.reason });
  const { culprit, afterMs } = outcome;
  if (culprit === null) return say('evaluation-slow', { ms: afterMs });
  return say(`evaluation-stopped-${culprit.kind}`, { ms: afterMs, source: culprit.source });
}
