import { get, isArray, isObject, type JsonValue, stringAt } from '../../model/json.ts';
import { valueAt } from '../../model/pointer.ts';
import { say } from '../../words/words.ts';
import { sentNameOf } from '../calls/payload-schema.ts';
import type { Target } from '../define-target.ts';
import type { RequestProblem, SentTool } from './judge-request.ts';

/** A tool choice that names a tool which is not sent, or forces one where the tools' options forbid it. */
export function judgeToolChoice(
  tools: readonly SentTool[],
  target: Target,
  choice: JsonValue | undefined,
): RequestProblem[] {
  if (choice === undefined) return [];
  const sent = new Map(tools.map(({ element }) => [sentNameOf(element, target.family), element]));
  const names = chosenNames(choice, target.family);
  const problems = names
    .filter((name) => !sent.has(name))
    .map((name) => problem('request-choice-unknown', { name, provider: target.label }));
  for (const name of names) {
    if (get(sent.get(name), 'defer_loading') === true) {
      problems.push(problem('request-choice-deferred', { name, provider: target.label }));
    }
  }
  const isForced =
    names.length > 0 ||
    ['any', 'required'].includes(typeof choice === 'string' ? choice : (stringAt(choice, 'type') ?? ''));
  if (
    target.family === 'anthropic' &&
    isForced &&
    tools.some(({ element }) => isProgrammatic(get(element, 'allowed_callers')))
  ) {
    problems.push(problem('request-choice-programmatic', { provider: target.label }));
  }
  if (isForced && tools.length === 0) problems.push(problem('request-choice-empty', { provider: target.label }));
  return problems;
}

function problem(id: Parameters<typeof say>[0], data: Readonly<Record<string, string | number>>): RequestProblem {
  return { tool: -1, pointer: [], topic: 'choice', severity: 'error', message: say(id, data) };
}

/** Names that a choice mentions, in the shape of each provider's request. */
function chosenNames(choice: JsonValue, family: Target['family']): string[] {
  if (!isObject(choice)) return [];
  if (family === 'gemini') {
    const allowed = valueAt(choice, ['functionCallingConfig', 'allowedFunctionNames']);
    return isArray(allowed) ? allowed.filter((name) => typeof name === 'string') : [];
  }
  const listed = get(choice, 'tools') ?? valueAt(choice, ['allowed_tools', 'tools']);
  if (isArray(listed)) return listed.flatMap((one) => nameIn(one) ?? []);
  return nameIn(choice) === undefined ? [] : [nameIn(choice) as string];
}

function nameIn(choice: JsonValue): string | undefined {
  return stringAt(choice, 'name') ?? stringAt(get(choice, 'function'), 'name');
}

function isProgrammatic(callers: JsonValue | undefined): boolean {
  return isArray(callers) && callers.some((caller) => caller !== 'direct');
}
