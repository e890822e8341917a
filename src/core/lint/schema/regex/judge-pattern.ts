import { isExponential } from './backtracking.ts';
import { type ParsedRegex, parseRegex, type RegexFeature } from './parse-regex.ts';
import { polynomialWitness } from './polynomial.ts';

export interface PatternJudgement {
  /** What the engine says against it under the `u` flag, which JSON Schema validators use. */
  readonly fault: string | undefined;
  /** It compiles without the `u` flag. */
  readonly isLooselyValid: boolean;
  readonly features: ReadonlySet<RegexFeature>;
  readonly isExponential: boolean;
  /** Text whose repetition costs time with the square of its length, or more. */
  readonly slowText: string | undefined;
}

const REMEMBERED = 2000;
const known = new Map<string, PatternJudgement>();

/** Each pattern is looked at once; the same ones stand in many tools. */
export function judgePattern(source: string): PatternJudgement {
  const found = known.get(source);
  if (found !== undefined) return found;
  if (known.size >= REMEMBERED) known.clear();
  const judgement = judge(source);
  known.set(source, judgement);
  return judgement;
}

function judge(source: string): PatternJudgement {
  const fault = faultOf(source, 'u');
  const isLooselyValid = fault === undefined || faultOf(source, '') === undefined;
  const parsed = isLooselyValid || /\(\?[a-z-]*[:)]/i.test(source) ? parseRegex(source) : undefined;
  return {
    fault,
    isLooselyValid,
    features: parsed?.features ?? new Set(),
    ...speedOf(isLooselyValid ? parsed : undefined),
  };
}

function speedOf(parsed: ParsedRegex | undefined): Pick<PatternJudgement, 'isExponential' | 'slowText'> {
  if (parsed === undefined) return { isExponential: false, slowText: undefined };
  const isWorst = isExponential(parsed.root);
  return { isExponential: isWorst, slowText: isWorst ? undefined : polynomialWitness(parsed.root) };
}

function faultOf(source: string, flags: string): string | undefined {
  try {
    new RegExp(source, flags);
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.slice(text.lastIndexOf(': ') + 2);
  }
}
