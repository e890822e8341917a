import { get, isObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import type { Message } from '../../model/message.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { TargetId } from '../../model/target-id.ts';
import { isSchema } from '../../model/tool.ts';
import { type MessageId, say } from '../../words/words.ts';
import { sentNameOf } from '../calls/payload-schema.ts';
import type { LimitId, Target } from '../define-target.ts';
import { TARGETS } from '../index.ts';
import { judgeToolChoice } from './judge-tool-choice.ts';
import { sizeOf } from './totals.ts';

export const REQUEST_TOPICS = ['names', 'count', 'strict-totals', 'deferral', 'cache', 'choice', 'namespace'] as const;
export type RequestTopic = (typeof REQUEST_TOPICS)[number];

/** What is wrong with the tools of one request together. */
export interface RequestProblem {
  /** Index into the elements; -1 speaks of the request. */
  readonly tool: number;
  /** Counts from that element. */
  readonly pointer: Pointer;
  readonly topic: RequestTopic;
  readonly severity: 'error' | 'warning';
  readonly message: Message<MessageId>;
}

export interface SentTool {
  readonly index: number;
  readonly element: JsonObject;
}

export interface RequestFacts {
  /** As it stands in the body. */
  readonly toolChoice?: JsonValue;
  /** The request holds the provider's tool-search tool. */
  readonly hasToolSearch?: boolean;
}

/** The provider's limits over all tools of a request. A null element is a refused tool, which is not sent. */
export function judgeRequest(
  elements: readonly (JsonValue | null)[],
  target: TargetId,
  facts: RequestFacts = {},
): RequestProblem[] {
  return [...nameProblems(sentOf(elements), TARGETS[target]), ...judgeTotals(elements, target, facts)];
}

/** The same but for names given twice. */
export function judgeTotals(
  elements: readonly (JsonValue | null)[],
  target: TargetId,
  facts: RequestFacts = {},
): RequestProblem[] {
  const tools = sentOf(elements);
  const rules = TARGETS[target];
  return [
    ...countProblems(tools, rules),
    ...deferralProblems(tools, rules, facts),
    ...(rules.family === 'anthropic' ? anthropicProblems(tools) : []),
    ...judgeToolChoice(tools, rules, facts.toolChoice),
  ];
}

function sentOf(elements: readonly (JsonValue | null)[]): readonly SentTool[] {
  const sent: SentTool[] = [];
  for (const [index, element] of elements.entries()) if (isObject(element)) sent.push({ index, element });
  return sent;
}

function overall(
  topic: RequestTopic,
  severity: 'error' | 'warning',
  id: MessageId,
  data: Message['data'],
): RequestProblem {
  return { tool: -1, pointer: [], topic, severity, message: say(id, data) };
}

function nameProblems(tools: readonly SentTool[], target: Target): RequestProblem[] {
  const first = new Map<string, number>();
  const problems: RequestProblem[] = [];
  for (const { index, element } of tools) {
    const name = sentNameOf(element, target.family);
    if (name === undefined) continue;
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, index);
    else {
      const pointer = [...target.envelope.body, 'name'];
      const severity = target.family === 'mcp' ? 'warning' : 'error';
      const data = { name, number: earlier + 1, provider: target.label };
      problems.push({ tool: index, pointer, topic: 'names', severity, message: say('request-name-twice', data) });
    }
  }
  return problems;
}

function compared(
  target: Target,
  id: LimitId,
  measured: number,
  topic: RequestTopic,
  message: MessageId,
): RequestProblem[] {
  const limit = target.limits[id];
  if (limit === undefined || measured <= limit.value) return [];
  const data = { count: measured, measured, limit: limit.value, provider: target.label };
  return [overall(topic, limit.firm ? 'error' : 'warning', message, data)];
}

function countProblems(tools: readonly SentTool[], target: Target): RequestProblem[] {
  return compared(target, 'tools', tools.length, 'count', 'request-tools');
}

function deferralProblems(tools: readonly SentTool[], target: Target, facts: RequestFacts): RequestProblem[] {
  const deferred = tools.filter(({ element }) => get(element, 'defer_loading') === true);
  if (deferred.length === 0) return [];
  const problems = compared(target, 'deferredTools', deferred.length, 'deferral', 'request-deferred');
  const data = { count: deferred.length, provider: target.label };
  if (target.family === 'anthropic' && deferred.length === tools.length && facts.hasToolSearch !== true) {
    problems.push(overall('deferral', 'error', 'request-all-deferred', data));
  } else if (facts.hasToolSearch === false) problems.push(overall('deferral', 'warning', 'request-no-search', data));
  return problems;
}

/** The strict totals hold over the strict tools of a request, whatever the mode of the others. */
function anthropicProblems(tools: readonly SentTool[]): RequestProblem[] {
  const target = TARGETS['anthropic:strict'];
  const cached = tools.filter(({ element }) => isObject(get(element, 'cache_control'))).length;
  const strict = tools.filter(({ element }) => get(element, 'strict') === true);
  const sizes = strict.map(({ element }) => {
    const schema = get(element, 'input_schema');
    return isSchema(schema) ? sizeOf(schema) : { optional: 0, union: 0 };
  });
  const sum = (key: 'optional' | 'union') => sizes.reduce((total, size) => total + size[key], 0);
  return [
    ...compared(target, 'cacheBreakpoints', cached, 'cache', 'request-cache'),
    ...compared(target, 'strictTools', strict.length, 'strict-totals', 'request-strict-tools'),
    ...compared(target, 'optionalProperties', sum('optional'), 'strict-totals', 'as-is-optional-total'),
    ...compared(target, 'unionProperties', sum('union'), 'strict-totals', 'as-is-union-total'),
  ];
}
