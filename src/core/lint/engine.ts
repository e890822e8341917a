import type { Finding } from '../model/diagnostic.ts';
import type { FormatId, Origin } from '../model/format.ts';
import { type Pointer, valueAt } from '../model/pointer.ts';
import type { TargetId } from '../model/target-id.ts';
import type { Tool } from '../model/tool.ts';
import type { Conversion } from '../targets/conversion.ts';
import { convert } from '../targets/convert.ts';
import { collapseRepeated } from './collapse.ts';
import type { Rule, RuleContext } from './define-rule.ts';
import { effectiveSeverity } from './effective-severity.ts';
import { coversFinding, entryCovers, reaches, toolIgnores } from './ignores.ts';
import { collect, MAX_FINDINGS, runRules } from './rule-run.ts';
import { RULES } from './rules/index.ts';
import type { IgnoreEntry, LintSettings } from './settings.ts';

export interface LintInput {
  readonly tools: readonly Tool[];
  readonly origin: Origin;
  readonly format: FormatId;
  readonly settings: LintSettings;
  /** Targets of the document; the settings' own when absent. */
  readonly targets?: readonly TargetId[];
  /** ISO date of the run, for rules about what is out of date. */
  readonly today?: string;
  /** Where the settings stand in the document, for findings about them. */
  readonly settingsPointer?: Pointer;
  readonly convert?: (tool: Tool, target: TargetId) => Conversion;
  /** Rules to run; all of the registry when absent. */
  readonly rules?: readonly Rule[];
}

export interface LintContext extends RuleContext {
  readonly settings: LintSettings;
  /** Undefined when the settings stand elsewhere. */
  readonly settingsPointer: Pointer | undefined;
  readonly rules: readonly Rule[];
  /** Those of the rules that look at single tools. */
  readonly toolRules: readonly Rule[];
  /** Entries of the settings that have silenced a finding so far. */
  readonly usedIgnores: Set<IgnoreEntry>;
}

const ALL_RULES: readonly Rule[] = RULES;
const RULE_IDS: ReadonlySet<string> = new Set(ALL_RULES.map(({ id }) => id));

export function createLintContext(input: LintInput): LintContext {
  const facts = new Map<string, unknown>();
  const { tools, origin, format, settings } = input;
  const runs = (rule: Rule) => effectiveSeverity(rule, origin, settings) !== 'off';
  const rules = (input.rules ?? ALL_RULES).filter(runs);
  return {
    tools,
    origin,
    format,
    settings,
    settingsPointer: input.settingsPointer,
    targets: input.targets ?? settings.targets,
    thresholds: settings.thresholds,
    ...(input.today === undefined ? {} : { today: input.today }),
    ruleIds: RULE_IDS,
    rules,
    toolRules: rules.filter(({ check }) => check !== undefined),
    usedIgnores: new Set(),
    once<Value>(key: string, compute: (tools: readonly Tool[]) => Value): Value {
      if (!facts.has(key)) facts.set(key, compute(tools));
      return facts.get(key) as Value;
    },
    convert: input.convert ?? convert,
  };
}

/** Findings of one tool. They depend on this tool, the settings and the targets alone, so they may be kept while it stays. */
export function lintTool(index: number, context: LintContext): Finding[] {
  const tool = context.tools[index];
  if (tool === undefined) return [];
  const findings = runRules(context.toolRules, tool, index, context);
  const kept = withoutIgnored(findings, context);
  const all = [...kept, ...unusedToolIgnores(index, findings, context, 'tool')];
  // Who asks for every rule asks for every place.
  return context.settings.preset === 'strict' ? all : collapseRepeated(all, context.origin);
}

/** Findings that depend on several tools, and on the document as a whole (tool -1). */
export function lintCatalogue(context: LintContext): Finding[] {
  const steps = lintCatalogueInSteps(context);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same with a stop behind each rule, where other work may come in between. */
export function* lintCatalogueInSteps(context: LintContext): Generator<undefined, Finding[]> {
  const findings: Finding[] = [];
  for (const rule of context.rules) {
    const check = rule.checkCatalogue;
    if (check === undefined) continue;
    const found = collect(rule, -1, context, (add) => check(context.tools, add, context));
    for (const finding of found) findings.push(finding);
    yield;
  }
  const unused = context.tools.flatMap((_, index) => unusedToolIgnores(index, findings, context, 'catalogue'));
  return [...withoutIgnored(findings, context), ...unused];
}

/** Entries of the document's own settings that silenced nothing. Asked after every tool and the catalogue have been looked at. */
export function unusedIgnores(context: LintContext): Finding[] {
  const { settings, settingsPointer, rules, tools } = context;
  const descriptors = tools.map(({ raw }) => raw);
  const rule = rules.find(({ id }) => id === 'lint-ignore');
  if (rule === undefined || settingsPointer === undefined) return [];
  return settings.ignore.flatMap((entry, index) => {
    // What leads nowhere is told with the other problems of the settings.
    if (context.usedIgnores.has(entry) || !reaches(entry, descriptors)) return [];
    const pointer = [...settingsPointer, 'ignore', String(entry.index ?? index)];
    return collect(rule, -1, context, (add) => add(-1, 'unused', pointer, { data: { rule: entry.rule } }));
  });
}

/** Everything about the tools of a document, bounded. */
export function lintAll(context: LintContext): Finding[] {
  const findings: Finding[] = [];
  for (let index = 0; index < context.tools.length; index += 1) {
    for (const finding of lintTool(index, context)) findings.push(finding);
  }
  for (const finding of [...lintCatalogue(context), ...unusedIgnores(context)]) findings.push(finding);
  return bounded(findings);
}

export function bounded(findings: Finding[]): Finding[] {
  const hidden = findings.length - MAX_FINDINGS;
  if (hidden <= 0) return findings;
  const message = { id: 'lint-too-many', data: { limit: MAX_FINDINGS, count: hidden } };
  const notice: Finding = { ...NOTICE, rule: 'findings-limit', pointer: [], tool: -1, message };
  return [...findings.slice(0, MAX_FINDINGS), notice];
}

const NOTICE = { family: 'document', severity: 'warning', fixes: [] } as const;

function withoutIgnored(findings: readonly Finding[], context: LintContext): Finding[] {
  return findings.filter((finding) => {
    const tool = context.tools[finding.tool];
    if (tool !== undefined && toolIgnores(tool).some((ignore) => coversFinding(ignore, finding))) return false;
    const entry = context.settings.ignore.find((candidate) => entryCovers(candidate, finding, tool?.name));
    if (entry !== undefined) context.usedIgnores.add(entry);
    return entry === undefined;
  });
}

/** A `lint_ignore` is judged by the pass that runs its rule; a rule of both passes is not judged. */
function unusedToolIgnores(
  index: number,
  findings: readonly Finding[],
  context: LintContext,
  pass: 'tool' | 'catalogue',
): Finding[] {
  const tool = context.tools[index];
  const ignores = tool === undefined ? [] : toolIgnores(tool);
  const ignoreRule = ignores.length === 0 ? undefined : context.rules.find(({ id }) => id === 'lint-ignore');
  if (ignoreRule === undefined) return [];
  const unused = ignores.filter((ignore) => {
    if (ignore.pointer !== undefined && valueAt(tool?.raw, ignore.pointer) === undefined) return false;
    const rule = context.rules.find(({ id }) => id === ignore.rule);
    if (rule === undefined || (rule.check !== undefined) === (rule.checkCatalogue !== undefined)) return false;
    if ((rule.check !== undefined) !== (pass === 'tool')) return false;
    return !findings.some((finding) => finding.tool === index && coversFinding(ignore, finding));
  });
  return collect(ignoreRule, index, context, (add) => {
    for (const { rule, place } of unused) {
      const fixes = [{ title: 'remove', safe: true, edits: [{ op: 'remove', pointer: place } as const] }];
      add(index, 'unused', place, { data: { rule }, fixes });
    }
  });
}
