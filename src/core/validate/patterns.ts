import type { Evaluators, PatternTest } from './evaluators.ts';

/**
 * A pattern as the standard reads it (Unicode), else as the older engines do, or undefined when neither takes it.
 * Each use is announced, so that a run that never ends can be blamed on its pattern.
 */
export function patternOf(evaluators: Evaluators, source: string): PatternTest | undefined {
  const compiled = compile(evaluators, source, 'u') ?? compile(evaluators, source, '');
  if (compiled === undefined || evaluators.announce === undefined) return compiled;
  return {
    test(text) {
      evaluators.announce?.({ kind: 'pattern', source });
      return compiled.test(text);
    },
  };
}

function compile(evaluators: Evaluators, source: string, flags: string): PatternTest | undefined {
  try {
    return evaluators.regExp(source, flags);
  } catch {
    return undefined;
  }
}
