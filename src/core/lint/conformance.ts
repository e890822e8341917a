import type { Finding } from '../model/diagnostic.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import { TARGET_FAMILIES } from '../model/target-id.ts';
import type { Tool } from '../model/tool.ts';
import { convert } from '../targets/convert.ts';
import { say } from '../words/words.ts';
import type { Rule } from './define-rule.ts';
import { createLintContext, lintTool } from './engine.ts';
import { memoByTool } from './memo.ts';
import { RULES, type RuleId } from './rules/index.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

/** 0: not even the minimum. 1: minimum. 2: production. 3: AI-native. */
export type ConformanceLevel = 0 | 1 | 2 | 3;

export type RequirementId =
  | 'blocks'
  | 'parameters'
  | 'errors'
  | 'success-example'
  | 'error-example'
  | 'taxonomy'
  | 'safety'
  | 'examples'
  | 'keywords'
  | 'latency'
  | 'deprecation'
  | 'providers';

/** What is missing and where: the finding of a rule (worded by `wordFinding`), or a sentence of the interface tables. */
export interface Gap {
  readonly rule: string;
  readonly pointer: Pointer;
  readonly message: Message;
}

export interface RequirementState {
  readonly id: RequirementId;
  readonly level: 1 | 2 | 3;
  readonly isMet: boolean;
  readonly gaps: readonly Gap[];
}

export interface ToolConformance {
  readonly level: ConformanceLevel;
  readonly requirements: readonly RequirementState[];
  /** The unmet requirements of the next level; empty at level 3. */
  readonly missing: readonly RequirementState[];
}

interface Requirement {
  readonly id: RequirementId;
  readonly level: 1 | 2 | 3;
  /** Rules that must be silent; after a colon, the only messages that count. */
  readonly rules: readonly (RuleId | `${RuleId}:${string}`)[];
  readonly more?: (tool: Tool) => readonly Gap[];
}

/** Sections 3, 7, 8, 11, 12 and 13 of the Function Calling Documentation Specification, told by the rules that check them. */
const REQUIREMENTS: readonly Requirement[] = [
  { id: 'blocks', level: 1, rules: ['name-missing', 'description-missing', 'block-missing', 'block-shape'] },
  { id: 'parameters', level: 1, rules: ['parameters-object', 'parameter-description:missing', 'required-undeclared'] },
  { id: 'errors', level: 1, rules: ['error-fields', 'error-recovery'], more: noErrors },
  { id: 'success-example', level: 1, rules: ['example-success', 'example-fields', 'example-call-name'] },
  { id: 'error-example', level: 1, rules: ['example-error', 'example-error-code'] },
  {
    id: 'taxonomy',
    level: 2,
    rules: ['error-taxonomy', 'error-code-format:format,twice', 'error-contradiction'],
    more: noErrors,
  },
  {
    id: 'safety',
    level: 2,
    rules: ['idempotency-fields', 'idempotency-contradiction', 'idempotency-name:destroysSafe,writesSafe'],
  },
  { id: 'examples', level: 2, rules: [], more: fewExamples },
  { id: 'keywords', level: 3, rules: ['search-keywords:none,count'] },
  { id: 'latency', level: 3, rules: ['latency-cost'] },
  { id: 'deprecation', level: 3, rules: ['version-format', 'deprecation-complete'] },
  { id: 'providers', level: 3, rules: [], more: refusals },
];

const NEEDED: ReadonlySet<string> = new Set(REQUIREMENTS.flatMap(({ rules }) => rules.map(ruleIdOf)));
const NEEDED_RULES: readonly Rule[] = RULES.filter(({ id }) => NEEDED.has(id));

function ruleIdOf(text: string): string {
  return text.split(':')[0] ?? text;
}

/** Which level a tool reaches, and what each requirement lacks. Settings and ignores do not count here. */
export const toolConformance = memoByTool((tool: Tool): ToolConformance => {
  const context = createLintContext({
    tools: [withoutIgnores(tool)],
    origin: 'authored',
    format: 'descriptor',
    settings: { ...DEFAULT_SETTINGS, preset: 'strict' },
    rules: NEEDED_RULES,
  });
  const findings = lintTool(0, context);
  const requirements = REQUIREMENTS.map((requirement) => stateOf(requirement, tool, findings));
  const level = levelOf(requirements);
  const missing = requirements.filter((state) => state.level === level + 1 && !state.isMet);
  return { level, requirements, missing };
});

function withoutIgnores(tool: Tool): Tool {
  const { lint_ignore: _, ...raw } = tool.raw;
  return { ...tool, raw };
}

function stateOf({ id, level, rules, more }: Requirement, tool: Tool, findings: readonly Finding[]): RequirementState {
  const found = findings.filter(({ rule, message }) =>
    rules.some((text) => {
      const [ruleId, only] = text.split(':');
      return ruleId === rule && (only === undefined || only.split(',').includes(message.id));
    }),
  );
  const gaps = [
    ...found.map(({ rule, pointer, message }) => ({ rule, pointer, message })),
    ...(more === undefined ? [] : more(tool)),
  ];
  return { id, level, isMet: gaps.length === 0, gaps };
}

function levelOf(requirements: readonly RequirementState[]): ConformanceLevel {
  for (const level of [1, 2, 3] as const) {
    if (requirements.some((state) => state.level === level && !state.isMet)) return (level - 1) as ConformanceLevel;
  }
  return 3;
}

/** Rules about errors have nothing to say where none are declared; that is not "done". */
function noErrors(tool: Tool): readonly Gap[] {
  if ((tool.errors?.length ?? 0) > 0) return [];
  const pointer = tool.errors === undefined ? [] : ['errors'];
  return [{ rule: 'conformance', pointer, message: say('conformance-no-errors') }];
}

function fewExamples(tool: Tool): readonly Gap[] {
  const count = tool.examples?.length ?? 0;
  if (count >= 2) return [];
  const pointer = tool.examples === undefined ? [] : ['examples'];
  return [{ rule: 'conformance', pointer, message: say('conformance-few-examples', { count }) }];
}

/** Level 3 asks for a payload for each platform. */
function refusals(tool: Tool): readonly Gap[] {
  return TARGET_FAMILIES.flatMap((target) => {
    const refused = convert(tool, target).losses.find(({ kind }) => kind === 'refused');
    return refused === undefined ? [] : [{ rule: 'conformance', pointer: refused.pointer, message: refused.message }];
  });
}

/** The release checklist of section 14. */
const CHECKLIST = [
  { id: 'blocks', requirements: ['blocks'] },
  { id: 'parameters', requirements: ['parameters'] },
  { id: 'examples', requirements: ['success-example', 'error-example'] },
  { id: 'error-codes', requirements: ['errors'] },
  { id: 'safety', requirements: ['safety'] },
  { id: 'compatibility', requirements: [] },
  { id: 'providers', requirements: ['providers'] },
] as const satisfies readonly { readonly id: string; readonly requirements: readonly RequirementId[] }[];
export type ChecklistId = (typeof CHECKLIST)[number]['id'];

export interface ChecklistItem {
  readonly id: ChecklistId;
  /** `unknown`: it takes an earlier version to compare with. */
  readonly state: 'done' | 'open' | 'unknown';
  readonly gaps: readonly (Gap & { readonly tool: number })[];
}

export interface CatalogueConformance {
  /** The lowest level of its tools; 0 for an empty catalogue. */
  readonly level: ConformanceLevel;
  readonly tools: readonly ToolConformance[];
  /** How many tools stand at each level. */
  readonly counts: readonly [number, number, number, number];
  readonly checklist: readonly ChecklistItem[];
}

/** `breaks`: whether the version before was broken without a new version; undefined when there is none to compare with. */
export function catalogueConformance(tools: readonly Tool[], breaks?: boolean): CatalogueConformance {
  const states = tools.map(toolConformance);
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const { level } of states) counts[level] += 1;
  const level = Math.max(
    0,
    counts.findIndex((count) => count > 0),
  ) as ConformanceLevel;
  return {
    level,
    tools: states,
    counts,
    checklist: CHECKLIST.map(({ id, requirements }) => checklistItem(id, requirements, states, breaks)),
  };
}

function checklistItem(
  id: ChecklistId,
  requirements: readonly RequirementId[],
  states: readonly ToolConformance[],
  breaks: boolean | undefined,
): ChecklistItem {
  if (id === 'compatibility') {
    return { id, state: breaks === undefined ? 'unknown' : breaks ? 'open' : 'done', gaps: [] };
  }
  const gaps = states.flatMap((state, tool) =>
    state.requirements
      .filter((requirement) => requirements.includes(requirement.id))
      .flatMap((requirement) => requirement.gaps.map((gap) => ({ ...gap, tool }))),
  );
  return { id, state: gaps.length === 0 ? 'done' : 'open', gaps };
}

/** The name of a requirement, of a checklist item, and of a level. */
export function requirementName(id: RequirementId): Message {
  return say(`requirement-${id}`);
}
export function checklistName(id: ChecklistId): Message {
  return say(`checklist-${id}`);
}
export function levelName(level: ConformanceLevel): Message {
  return say(`level-${level}`);
}
