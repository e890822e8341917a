import type { Finding, FixProposal } from '../model/diagnostic.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Tool } from '../model/tool.ts';
import type { ReportOptions, Rule, RuleContext, RuleFix } from './define-rule.ts';
import { effectiveSeverity } from './effective-severity.ts';
import type { LintSettings } from './settings.ts';

/** More findings than this help nobody; the rest is counted in one sentence. */
export const MAX_FINDINGS = 100_000;

interface RunContext extends RuleContext {
  readonly settings: LintSettings;
}

type Add = (tool: number, messageId: string, pointer: Pointer, options?: ReportOptions) => void;

/** All rules that look at single tools look at one. Of a rule that throws, a finding says so. */
export function runRules(rules: readonly Rule[], tool: Tool, index: number, context: RunContext): Finding[] {
  const findings: Finding[] = [];
  let rule: Rule | undefined;
  let first = 0;
  // One for all rules: they run for every tool of a catalogue.
  const report = (messageId: string, pointer: Pointer, options?: ReportOptions) => {
    if (rule === undefined || findings.length - first > MAX_FINDINGS) return;
    addFinding(findings, { rule, tool: index, messageId, pointer, options }, context);
  };
  for (rule of rules) {
    first = findings.length;
    try {
      rule.check?.(tool, report, context);
    } catch (error) {
      findings.length = first;
      findings.push(notChecked(rule, index, error));
    }
  }
  return findings;
}

/** Runs one rule over whatever it looks at. A rule that throws leaves one finding that says so, and nothing of what it found before. */
export function collect(rule: Rule, tool: number, context: RunContext, run: (add: Add) => void): Finding[] {
  const findings: Finding[] = [];
  try {
    run((index, messageId, pointer, options) => {
      if (findings.length > MAX_FINDINGS) return;
      addFinding(findings, { rule, tool: index, messageId, pointer, options }, context);
    });
  } catch (error) {
    return [notChecked(rule, tool, error)];
  }
  return findings;
}

function notChecked({ id, family }: Rule, tool: number, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  const message = { id: 'lint-not-checked', data: { rule: id, reason } };
  return { rule: id, family, severity: 'warning', tool, pointer: [], message, fixes: [] };
}

interface Reported {
  readonly rule: Rule;
  readonly tool: number;
  readonly messageId: string;
  readonly pointer: Pointer;
  readonly options: ReportOptions | undefined;
}

// One object for all: what is shared is sent to the page once.
const NO_DATA = {};
const NO_FIXES: readonly FixProposal[] = [];

function addFinding(
  findings: Finding[],
  { rule, tool, messageId, pointer, options }: Reported,
  { origin, settings }: RunContext,
): void {
  const severity = effectiveSeverity(rule, origin, settings, options?.severity);
  if (severity === 'off') return;
  const { id, family } = rule;
  const message = options?.message ?? { id: messageId, data: options?.data ?? NO_DATA };
  const fixes = options?.fixes?.map(proposalOf) ?? NO_FIXES;
  const finding: Finding = { rule: id, family, severity, tool, pointer, message, fixes };
  const target = options?.target;
  const confidence = options?.confidence ?? rule.confidence;
  const isPlain = target === undefined && confidence === undefined;
  findings.push(
    isPlain ? finding : { ...finding, ...(target && { target }), ...(confidence !== undefined && { confidence }) },
  );
}

function proposalOf({ title, data, safe, edits, renamesTool }: RuleFix): FixProposal {
  const proposal = { title: { id: title, data: data ?? NO_DATA }, safe, edits };
  return renamesTool === undefined ? proposal : { ...proposal, renamesTool };
}
