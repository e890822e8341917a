import type { Severity } from '../model/diagnostic.ts';
import type { Origin } from '../model/format.ts';
import { PRESETS, type Rule, type RuleSeverity } from './define-rule.ts';
import type { LintSettings } from './settings.ts';

/**
 * What a finding of `rule` weighs. The settings' own word for the rule decides alone; else the preset says whether the
 * rule runs, the origin what it weighs, and `reported` may correct that for one finding. `strict` wakes rules that are off.
 */
export function effectiveSeverity(
  rule: Rule,
  origin: Origin,
  settings: Pick<LintSettings, 'preset' | 'rules'>,
  reported?: Severity,
): RuleSeverity {
  const chosen = Object.hasOwn(settings.rules, rule.id) ? settings.rules[rule.id] : undefined;
  if (chosen !== undefined) return chosen;
  if (PRESETS.indexOf(rule.preset) > PRESETS.indexOf(settings.preset)) return 'off';
  const own = rule.severity[origin];
  if (own === 'off') return settings.preset === 'strict' ? 'info' : 'off';
  return reported ?? own;
}
