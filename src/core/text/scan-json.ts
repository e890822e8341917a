import { checkTape, cutTooDeep } from './check-tape.ts';
import { scanLoose } from './scan-loose.ts';
import { scanValid } from './scan-valid.ts';
import type { Tape } from './tape.ts';
import type { Span, TextProblem } from './text-tree.ts';

export interface JsonScan {
  readonly tape: Tape;
  readonly problems: readonly TextProblem[];
  /** Comments and trailing commas: what strict JSON does not have. */
  readonly extras: readonly Span[];
  /** Rows whose nesting is over the limit, each cut as a whole. */
  readonly cuts: readonly number[];
  readonly hasSyntaxError: boolean;
  /** Offset behind the root value when more text follows it, which may be sound where the value is one of a list. */
  readonly endedEarly: boolean;
  readonly endsInComment: boolean;
}

/** `isValid`: JSON.parse took the text, so its grammar needs no second look. */
export function scanJson(text: string, options: { readonly from: number; readonly isValid: boolean }): JsonScan {
  return options.isValid ? scanStrict(text, options.from) : scanTolerant(text, options.from);
}

function scanStrict(text: string, from: number): JsonScan {
  const { tape, tooDeep } = scanValid(text, from);
  const { cuts, problems } = cutTooDeep(tape, tooDeep);
  return {
    tape,
    problems: inTextOrder([...problems, ...checkTape(tape)]),
    extras: [],
    cuts,
    hasSyntaxError: false,
    endedEarly: false,
    endsInComment: false,
  };
}

function scanTolerant(text: string, from: number): JsonScan {
  const { deepRows, ...loose } = scanLoose(text, from);
  const { cuts, problems } = cutTooDeep(loose.tape, deepRows);
  return { ...loose, cuts, problems: inTextOrder([...loose.problems, ...problems, ...checkTape(loose.tape)]) };
}

function inTextOrder(problems: TextProblem[]): TextProblem[] {
  return problems.sort((left, right) => left.span.start - right.span.start);
}
