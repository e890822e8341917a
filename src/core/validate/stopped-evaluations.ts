import { err } from '../model/result.ts';
import { say } from '../words/words.ts';
import type { Announcement, Evaluators, PatternTest } from './evaluators.ts';

/** Thrown by a pattern that was stopped at its deadline before; caught where one value is judged. */
export class StoppedPattern extends Error {
  readonly source: string;

  constructor(source: string) {
    super('a pattern that was stopped at its deadline');
    this.source = source;
  }
}

/** The same evaluators, refusing what was stopped at its deadline: the rest of a tool's examples still run. */
export function without(evaluators: Evaluators, stopped: readonly Announcement[]): Evaluators {
  if (stopped.length === 0) return evaluators;
  const named = (kind: Announcement['kind']) =>
    new Set(stopped.filter((one) => one.kind === kind).map(({ source }) => source));
  const [patterns, expressions] = [named('pattern'), named('expression')];
  const engine = evaluators.expressions;
  return {
    ...evaluators,
    regExp(pattern, flags) {
      const compiled = evaluators.regExp(pattern, flags);
      return patterns.has(pattern) ? refusing(pattern) : compiled;
    },
    ...(engine && {
      expressions: {
        compile(source, variables) {
          if (expressions.has(source)) return err({ message: say('expression-deadline', { source }) });
          return engine.compile(source, variables);
        },
      },
    }),
  };
}

function refusing(source: string): PatternTest {
  return {
    test() {
      throw new StoppedPattern(source);
    },
  };
}
