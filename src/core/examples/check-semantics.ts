import type { Tool } from '../model/tool.ts';
import type { Evaluators } from '../validate/evaluators.ts';
import { say } from '../words/words.ts';
import type { ToolRemark } from './example-report.ts';
import { FIXTURE_CLASSES, type FixtureClass, fixtureClasses } from './fixture-classes.ts';
import type { SemanticRule, Semantics } from './semantics.ts';

/** What is wrong with, or missing from, the executable meaning itself, whatever the examples say. */
export function checkSemantics(tool: Tool, semantics: Semantics, evaluators: Evaluators): readonly ToolRemark[] {
  return [
    ...semantics.rules.flatMap((rule) => ruleRemarks(rule, tool)),
    ...matchRemarks(semantics),
    ...missingClasses(semantics, evaluators),
  ];
}

function ruleRemarks({ pointer, expression, error, id }: SemanticRule, tool: Tool): ToolRemark[] {
  const remarks: ToolRemark[] = [];
  if (!expression.ok) {
    remarks.push({ severity: 'error', pointer: [...pointer, 'expression'], message: expression.error.message });
  }
  if (error === undefined) remarks.push({ severity: 'warning', pointer, message: say('rule-no-error', { id }) });
  else if (!tool.errors?.some(({ code }) => code === error)) {
    const message = say('rule-error-undeclared', { id, code: error });
    remarks.push({ severity: 'error', pointer: [...pointer, 'error'], message });
  }
  return remarks;
}

function matchRemarks({ match, fixtures }: Semantics): ToolRemark[] {
  if (match === undefined) return [];
  if (!match.expression.ok) {
    return [{ severity: 'error', pointer: match.pointer, message: match.expression.error.message }];
  }
  if (fixtures.length > 0) return [];
  return [{ severity: 'warning', pointer: ['semantics', 'match'], message: say('match-no-fixtures') }];
}

const CLASS_MESSAGES = {
  inside: 'fixture-missing-inside',
  'ends-at-start': 'fixture-missing-ends-at-start',
  'starts-at-end': 'fixture-missing-starts-at-end',
  'crosses-start': 'fixture-missing-crosses-start',
  'crosses-end': 'fixture-missing-crosses-end',
  'all-day': 'fixture-missing-all-day',
  'zero-duration': 'fixture-missing-zero-duration',
  'repeated-hour': 'fixture-missing-repeated-hour',
} as const satisfies Record<FixtureClass, string>;

function missingClasses({ match, time, fixtures }: Semantics, { zones }: Evaluators): ToolRemark[] {
  if (match === undefined || fixtures.length === 0 || zones === undefined) return [];
  if (time?.start === undefined || time.end === undefined) return [];
  const present = new Set(fixtures.flatMap((fixture) => [...fixtureClasses(fixture, time, zones)]));
  return FIXTURE_CLASSES.filter((id) => !present.has(id)).map((id) => ({
    severity: 'warning',
    pointer: ['semantics', 'fixtures'],
    message: say(CLASS_MESSAGES[id]),
  }));
}
