import { originOf } from '../model/format.ts';
import type { JsonObject, JsonValue } from '../model/json.ts';
import type { Language } from '../model/message.ts';
import { formatPointer } from '../model/pointer.ts';
import { readTool } from '../model/tool.ts';
import { fill } from '../words/fill.ts';
import { render, say } from '../words/words.ts';
import type { BadExample, Rule, RuleSeverity } from './define-rule.ts';
import { createLintContext, lintAll } from './engine.ts';
import { ENGINE_RULES, type EngineRuleId, isEngineRule } from './engine-rules.ts';
import { RULES } from './rules/index.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { DESCRIPTOR_FORMAT } from './sources.ts';
import { ruleWords, wordFinding } from './word-finding.ts';

export interface RuleSummaryPage {
  readonly id: string;
  readonly family: string;
  readonly summary: string;
  readonly severity: { readonly authored: RuleSeverity; readonly foreign: RuleSeverity };
}
export interface RuleExplanation extends RuleSummaryPage {
  readonly why: string;
  readonly source: { readonly title: string; readonly url: string | null; readonly checkedOn: string };
  readonly good: readonly string[];
  readonly bad: readonly { readonly text: string; readonly finding: string }[];
}

const ALL: readonly Rule[] = RULES;
const ENGINE_IDS = Object.keys(ENGINE_RULES) as EngineRuleId[];

export function ruleSummaries(language: Language): RuleSummaryPage[] {
  return [...ALL.map((rule) => summaryOf(rule, language)), ...ENGINE_IDS.map((id) => enginePage(id, language))];
}

/** The page of a rule, or undefined when no rule has this id. Its findings are those that the bad examples provoke. */
export function rulePage(id: string, language: Language): RuleExplanation | undefined {
  if (isEngineRule(id)) return enginePage(id, language);
  const rule = ALL.find((candidate) => candidate.id === id);
  if (rule === undefined) return undefined;
  const { source, examples } = rule;
  return {
    ...summaryOf(rule, language),
    why: ruleWords(id, language)?.why ?? rule.why,
    source: { title: source.title, url: source.url ?? null, checkedOn: source.checkedOn },
    good: examples.good.map((example) => exampleText(example as JsonValue)),
    bad: examples.bad.map((bad) => ({
      text: exampleText(bad.tool ?? bad.tools ?? []),
      finding: findingOf(rule, bad, language),
    })),
  };
}

/** What is found while a document is read has no rule file, but a page like the others. */
function enginePage(id: EngineRuleId, language: Language): RuleExplanation {
  const severity = ENGINE_RULES[id];
  return {
    id,
    family: 'document',
    summary: render(say(`rule-${id}`), language),
    severity: { authored: severity, foreign: severity },
    why: render(say('rule-of-engine'), language),
    source: { title: DESCRIPTOR_FORMAT.title, url: null, checkedOn: DESCRIPTOR_FORMAT.checkedOn },
    good: [],
    bad: [],
  };
}

function summaryOf(rule: Rule, language: Language): RuleSummaryPage {
  const { id, family, severity, summary } = rule;
  return { id, family, severity, summary: ruleWords(id, language)?.summary ?? summary };
}

function findingOf(rule: Rule, bad: BadExample<string>, language: Language): string {
  const tools: readonly JsonObject[] = bad.tools ?? (bad.tool === undefined ? [] : [bad.tool]);
  const format = bad.format ?? 'descriptor';
  const context = createLintContext({
    tools: tools.map(readTool),
    origin: originOf(format),
    format,
    settings: { ...DEFAULT_SETTINGS, preset: 'strict' },
    targets: bad.targets ?? [],
    rules: [rule],
  });
  const findings = lintAll(context).filter(({ pointer }) => formatPointer(pointer) === bad.at);
  const finding = findings.find(({ message }) => message.id === bad.expect) ?? findings[0];
  return finding === undefined
    ? fill(ruleWords(rule.id, language)?.messages[bad.expect] ?? '', {})
    : wordFinding(finding, language);
}

/** JSON in which no character hides: what a reader cannot see is written as an escape. */
function exampleText(value: JsonValue): string {
  return JSON.stringify(value, null, 2).replaceAll(
    /[\p{Cf}\p{Co}\u007f-\u009f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu,
    (character) =>
      Array.from(
        { length: character.length },
        (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
      ).join(''),
  );
}

/** The reference of all rules as Markdown, in English, by family. */
export function rulesReference(): string {
  const families = [...new Set(ALL.map(({ family }) => family))].sort();
  const contents = families.map((family) => {
    const links = ALL.filter((rule) => rule.family === family).map(({ id }) => `[${id}](#${id})`);
    return `- **${family}**: ${links.join(', ')}`;
  });
  const pages = families.flatMap((family) => [
    `## Family: ${family}`,
    ...ALL.filter((rule) => rule.family === family).map(referencePage),
  ]);
  const engine = ENGINE_IDS.map((id) => `- \`${id}\` (${ENGINE_RULES[id]}): ${enginePage(id, 'en').summary}`);
  const intro =
    `${ALL.length} rules. Each has a severity for descriptors (authored) and one for documents in other formats (foreign); ` +
    '`off` rules speak as info under the preset `strict`. This page is written by `npm run docs`.';
  return `${['# Rules', intro, contents.join('\n'), ...pages, '## Found while reading', engine.join('\n')].join('\n\n')}\n`;
}

function referencePage(rule: Rule): string {
  const page = rulePage(rule.id, 'en');
  if (page === undefined) return '';
  const { source, confidence, preset, severity } = rule;
  const facts = [
    `authored: ${severity.authored}`,
    `foreign: ${severity.foreign}`,
    `preset: ${preset}`,
    ...(confidence === undefined ? [] : [`heuristic, confidence ${confidence}`]),
  ];
  const origin = source.url === undefined ? source.title : `[${source.title}](${source.url})`;
  const [good] = page.good;
  return [
    `### ${rule.id}`,
    page.summary,
    facts.join(' · '),
    `${page.why} Source: ${origin}, checked on ${source.checkedOn}.`,
    ...page.bad.map(({ text, finding }) => `Bad:\n\n${fenced(text)}\n\n> ${quoted(finding)}`),
    ...(good === undefined ? [] : [`Good:\n\n${fenced(good)}`]),
  ].join('\n\n');
}

function fenced(text: string): string {
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return `\`\`\`\`json\n${shown}\n\`\`\`\``;
}

function quoted(text: string): string {
  return text.replaceAll('\n', ' ').replaceAll('<', '&lt;');
}

/** Examples that are long on purpose (a description of 1,100 characters) are cut in the reference. */
const MAX_SHOWN = 700;
