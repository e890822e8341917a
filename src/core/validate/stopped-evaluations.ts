import { err } from '../model/result.ts';
import { say } from '../words/words.ts';
import type { Announcement, Evaluators } from './evaluators.ts';
import { shorten } from './word-violation.ts';

/** Thrown by a pattern that was stopped at its deadline before; caught where one value is judged. */
export class StoppedPattern extends Error {
  readonly source: string;

  constructor(source: string) {
    super('a pattern that was stopped at its deadline');
    this.source = source;
  }
}

const LONGEST_SUBJECT = 2000;
const MAX_SUBJECTS = 3;

/** Tells one run of a pattern or expression from another; undefined for values too long to tell. */
export function subjectOf(value: unknown): string | undefined {
  const text = JSON.stringify(value);
  return text.length <= LONGEST_SUBJECT ? text : undefined;
}

/**
 * The same evaluators, refusing what was stopped at its deadline, so that the rest of a tool's examples still run: a
 * pattern or expression on the value that it hung on, and altogether once it hung on several.
 */
export function without(evaluators: Evaluators, stopped: readonly Announcement[]): Evaluators {
  if (stopped.length === 0) return evaluators;
  const isStopped = (kind: Announcement['kind'], source: string, value: unknown) => {
    const stops = stopped.filter((one) => one.kind === kind && one.source === source);
    if (stops.length === 0) return false;
    const subject = subjectOf(value);
    return stops.length >= MAX_SUBJECTS || stops.some((one) => one.subject === undefined || one.subject === subject);
  };
  const engine = evaluators.expressions;
  return {
    ...evaluators,
    regExp(source, flags) {
      const compiled = evaluators.regExp(source, flags);
      return {
        test(text) {
          if (isStopped('pattern', source, text)) throw new StoppedPattern(source);
          return compiled.test(text);
        },
      };
    },
    ...(engine && {
      expressions: {
        compile(source, variables) {
          const compiled = engine.compile(source, variables);
          if (!compiled.ok) return compiled;
          const { run, ...rest } = compiled.value;
          const guarded = (values: Parameters<typeof run>[0]) =>
            isStopped('expression', source, values)
              ? err({ message: say('expression-deadline', { source: shorten(source) }), isUnchecked: true })
              : run(values);
          return { ok: true, value: { ...rest, run: guarded } };
        },
      },
    }),
  };
}
