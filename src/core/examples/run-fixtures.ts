import { isObject } from '../model/json.ts';
import type { Tool } from '../model/tool.ts';
import type { Evaluators } from '../validate/evaluators.ts';
import { show } from '../validate/word-violation.ts';
import { say } from '../words/words.ts';
import { reasonOf } from './check-rules.ts';
import { checkAllDay, checkTimes } from './check-times.ts';
import type { FixtureReport } from './example-report.ts';
import { checkSchema, Findings } from './findings.ts';
import type { Fixture, Semantics } from './semantics.ts';

/** Runs the table that pins which items a search returns. */
export function runFixtures(tool: Tool, semantics: Semantics, evaluators: Evaluators): readonly FixtureReport[] {
  return semantics.fixtures.map((fixture, index) => {
    const findings = new Findings();
    const got = isWellFormed(findings, fixture) ? runOne(findings, fixture, { tool, semantics, evaluators }) : null;
    return { index, name: fixture.name, status: findings.status, got, problems: findings.problems };
  });
}

function isWellFormed(findings: Findings, fixture: Fixture): boolean {
  if (!isObject(fixture.raw)) findings.add('fixture', fixture.pointer, say('fixture-not-object'));
  else if (fixture.arguments !== undefined && !isObject(fixture.arguments)) {
    findings.add('fixture', [...fixture.pointer, 'arguments'], say('fixture-arguments'));
  } else if (fixture.item === undefined) findings.add('fixture', fixture.pointer, say('fixture-no-item'));
  else if (typeof fixture.expect !== 'boolean') {
    const at = fixture.expect === undefined ? fixture.pointer : [...fixture.pointer, 'expect'];
    findings.add('fixture', at, say('fixture-no-expect'));
  }
  return findings.problems.length === 0;
}

interface FixtureContext {
  readonly tool: Tool;
  readonly semantics: Semantics;
  readonly evaluators: Evaluators;
}

function runOne(findings: Findings, fixture: Fixture, { tool, semantics, evaluators }: FixtureContext): boolean | null {
  const args = fixture.arguments ?? {};
  const pointer = [...fixture.pointer, 'arguments'];
  if (tool.parameters !== undefined) {
    const isIgnored = (problem: { keyword: string }) => problem.keyword === 'required';
    const place = { part: 'fixture', pointer, schemaPointer: ['parameters'] } as const;
    checkSchema(findings, { ...place, schema: tool.parameters, value: args, isIgnored }, evaluators);
  }
  if (semantics.time !== undefined && evaluators.zones !== undefined) {
    checkTimes(findings, { part: 'fixture', arguments: args, pointer }, semantics.time, evaluators.zones);
  }
  const item = fixture.item ?? null;
  checkAllDay(findings, 'fixture', item, [...fixture.pointer, 'item']);
  return judge(findings, fixture, semantics.match, { args, item });
}

function judge(
  findings: Findings,
  fixture: Fixture,
  match: Semantics['match'],
  variables: Parameters<Extract<NonNullable<Semantics['match']>['expression'], { ok: true }>['value']['run']>[0],
): boolean | null {
  if (match === undefined) {
    findings.skip('fixture', fixture.pointer, say('fixture-no-match'));
    return null;
  }
  if (!match.expression.ok) {
    findings.skip('fixture', match.pointer, match.expression.error.message);
    return null;
  }
  const outcome = match.expression.value.run(variables);
  if (!outcome.ok && outcome.error.isUnchecked) {
    findings.skip('fixture', fixture.pointer, outcome.error.message, match.pointer);
    return null;
  }
  if (!outcome.ok) {
    findings.add(
      'fixture',
      fixture.pointer,
      say('fixture-stopped', { reason: reasonOf(outcome.error.message) }),
      match.pointer,
    );
    return null;
  }
  if (outcome.value !== fixture.expect) {
    const data = { expected: show(fixture.expect ?? null), got: show(outcome.value) };
    findings.add('fixture', [...fixture.pointer, 'expect'], say('fixture-differs', data), match.pointer);
  }
  return outcome.value;
}
