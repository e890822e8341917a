import { get, type JsonObject } from '../../model/json.ts';
import { familyOf, type TargetId } from '../../model/target-id.ts';
import type { Tool } from '../../model/tool.ts';
import { say } from '../../words/words.ts';
import { sentNameOf } from '../calls/payload-schema.ts';
import type { Conversion } from '../conversion.ts';
import { TARGETS } from '../index.ts';
import { judgeRequest, type RequestProblem } from '../limits/judge-request.ts';
import { type NamespaceRule, namespaceProblems } from './judge-namespaces.ts';
import type { RequestOptions } from './request-options.ts';
import { choiceFields } from './tool-choice.ts';
import { inNamespaces, type NamedConversion, searchEntry, withOptions } from './tool-entries.ts';

export interface BuiltRequest {
  readonly target: TargetId;
  /** What concerns tools in the body of a request (MCP: in the result of tools/list). */
  readonly body: JsonObject;
  readonly conversions: readonly Conversion[];
  /** Indexes of the tools that the target refuses. */
  readonly refused: readonly number[];
  readonly problems: readonly RequestProblem[];
}

/** All tools as one request for a target, with the call-time options, and what contradicts what. The conversions are in their order. */
export function requestOf(
  tools: readonly Tool[],
  conversions: readonly Conversion[],
  target: TargetId,
  options: RequestOptions = {},
): BuiltRequest {
  const named = tools.map((tool, index) => ({ name: tool.name, conversion: conversions[index] as Conversion }));
  const elements = elementsOf(named, options);
  const entries = named.flatMap(({ name }, index) => {
    const element = elements[index];
    return element == null ? [] : [{ name, element }];
  });
  const search = searchEntry(target, options.toolSearch);
  const family = familyOf(target);
  const namespaces = family === 'openai-responses' ? (options.namespaces ?? []) : [];
  const list = [...(search === undefined ? [] : [search]), ...inNamespaces(entries, namespaces)];
  const choice = choiceFields(family, options, (name) => sentNameFor(named, name));
  const toolChoice = get(choice, 'tool_choice') ?? get(choice, 'toolConfig');
  const facts = { hasToolSearch: search !== undefined, ...(toolChoice === undefined ? {} : { toolChoice }) };
  return {
    target,
    body: { ...listFields(list, target), ...choice },
    conversions,
    refused: elements.flatMap((element, index) => (element === null ? [index] : [])),
    problems: [
      ...judgeRequest(elements, target, facts),
      ...namespaceProblems(namespaces, tools, RULE),
      ...unusedOptions(target, options),
    ],
  };
}

function elementsOf(named: readonly NamedConversion[], options: RequestOptions): (JsonObject | null)[] {
  const lastSent = named.findLastIndex(({ conversion }) => conversion.payload !== null);
  return named.map((one, index) => withOptions(one, index === lastSent, options));
}

const RULE: NamespaceRule = { name: TARGETS['openai-responses'].name, advised: 9 };

function sentNameFor(named: readonly NamedConversion[], original: string): string {
  const found = named.find(({ name }) => name === original)?.conversion;
  return found?.payload == null ? original : (sentNameOf(found.payload, familyOf(found.target)) ?? original);
}

/** The newest MCP revision requires how long and for whom a list may be kept; nothing is promised. */
function listFields(list: readonly JsonObject[], target: TargetId): JsonObject {
  if (familyOf(target) === 'gemini') return { tools: [{ functionDeclarations: list }] };
  if (target === 'mcp') return { resultType: 'complete', ttlMs: 0, cacheScope: 'private', tools: list };
  return { tools: list };
}

/** Options that the target has no place for are said, not dropped in silence. */
function unusedOptions(target: TargetId, options: RequestOptions): RequestProblem[] {
  const family = familyOf(target);
  const hasDeferral = family === 'anthropic' || family === 'openai-responses';
  const unused = [
    options.deferLoading !== undefined && !hasDeferral ? 'defer_loading' : undefined,
    options.toolSearch !== undefined && !hasDeferral ? 'tool_search' : undefined,
    options.namespaces !== undefined && family !== 'openai-responses' ? 'namespace' : undefined,
    options.cacheControl !== undefined && family !== 'anthropic' ? 'cache_control' : undefined,
    options.toolChoice !== undefined && family === 'mcp' ? 'tool_choice' : undefined,
  ].filter((option) => option !== undefined);
  return unused.map((option) => ({
    tool: -1,
    pointer: [],
    topic: option === 'cache_control' ? 'cache' : option === 'tool_choice' ? 'choice' : 'deferral',
    severity: 'warning',
    message: say('request-option-unused', { option, provider: TARGETS[target].label }),
  }));
}
