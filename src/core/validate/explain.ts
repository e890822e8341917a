import { isArray, type JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { pointersEqual } from '../model/pointer.ts';
import { say } from '../words/words.ts';
import type { SchemaProblem } from './schema-problem.ts';
import type { Violation } from './violation.ts';
import { enumMessage, show, typeMessage, typeNames, wordViolation } from './word-violation.ts';

/** Violations worded for a person. Of the branches of a choice only the one that was meant is told. */
export function explain(violations: readonly Violation[]): readonly SchemaProblem[] {
  const told = distinct(violations.slice(0, MOST).flatMap((violation) => explainOne(violation)));
  const count = violations.length - MOST;
  if (count <= 0) return told;
  return [...told, { instancePointer: [], schemaPointer: [], keyword: '', message: say('value-more', { count }) }];
}

const MOST = 100;

function distinct(problems: readonly SchemaProblem[]): readonly SchemaProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ instancePointer, message }) => {
    const key = JSON.stringify([instancePointer, message]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function explainOne(violation: Violation): readonly SchemaProblem[] {
  const isChoice = violation.keyword === 'anyOf' || violation.keyword === 'oneOf';
  if (!isChoice || violation.branches === undefined) return [problemOf(violation, wordViolation(violation))];
  const types = joinedTypes(violation);
  if (types !== undefined) return [problemOf(violation, typeMessage(types, violation.actual))];
  const best = meantBranch(violation, violation.branches);
  if (best !== undefined) return explain(best);
  const constants = joinedConstants(violation);
  if (constants !== undefined) return [problemOf(violation, enumMessage(constants, violation.actual))];
  return [
    problemOf(violation, say('value-no-branch', { count: violation.branches.length, found: show(violation.actual) })),
  ];
}

function problemOf(violation: Violation, message: Message): SchemaProblem {
  const { instancePointer, schemaPointer, keyword } = violation;
  return { instancePointer, schemaPointer, keyword, message };
}

/** When every branch fails by its type alone, the types together say it in one sentence. */
function joinedTypes({ branches = [], instancePointer }: Violation): string[] | undefined {
  const failures = branches.map((branch) => branch.find((violation) => isTypeAt(violation, instancePointer)));
  if (failures.some((failure) => failure === undefined)) return undefined;
  return [...new Set(failures.flatMap((failure) => typeNames(failure?.expected ?? null)))];
}

function joinedConstants({ branches = [], instancePointer }: Violation): JsonValue[] | undefined {
  const values: JsonValue[] = [];
  for (const branch of branches) {
    const here = branch.find(
      ({ keyword, instancePointer: at }) =>
        (keyword === 'const' || keyword === 'enum') && pointersEqual(at, instancePointer),
    );
    if (here === undefined) return undefined;
    if (here.keyword === 'enum' && isArray(here.expected)) values.push(...here.expected);
    else values.push(here.expected);
  }
  return values;
}

function isTypeAt({ keyword, instancePointer }: Violation, at: readonly string[]): boolean {
  return keyword === 'type' && pointersEqual(instancePointer, at);
}

/**
 * The branch that the value was meant for: the only one whose constants (a discriminator) it meets, else the only one of
 * its type, else the one with clearly the fewest problems.
 */
function meantBranch(
  { instancePointer }: Violation,
  branches: readonly (readonly Violation[])[],
): readonly Violation[] | undefined {
  const ofType = branches.filter((branch) => !branch.some((violation) => isTypeAt(violation, instancePointer)));
  if (ofType.length === 1) return ofType[0];
  const candidates = ofType.length === 0 ? branches : ofType;
  const tagged = candidates.filter((branch) => !branch.some(isTagFailure));
  if (tagged.length === 1 && candidates.length > 1) return tagged[0];
  const byCount = [...(tagged.length > 0 ? tagged : candidates)].sort((left, right) => weight(left) - weight(right));
  const [first, second] = byCount;
  if (first === undefined || second === undefined) return first;
  return weight(first) < weight(second) ? first : undefined;
}

function isTagFailure({ keyword }: Violation): boolean {
  return keyword === 'const' || keyword === 'enum';
}

function weight(branch: readonly Violation[]): number {
  return branch.reduce(
    (sum, { keyword }) => sum + (keyword === 'type' || isTagFailure({ keyword } as Violation) ? 2 : 1),
    0,
  );
}
