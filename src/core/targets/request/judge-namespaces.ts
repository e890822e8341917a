import type { Tool } from '../../model/tool.ts';
import { say } from '../../words/words.ts';
import type { NameRule } from '../define-target.ts';
import type { RequestProblem } from '../limits/judge-request.ts';
import type { Namespace } from './request-options.ts';

export interface NamespaceRule {
  readonly name: NameRule;
  /** As many functions as OpenAI's tool-search guide advises for one namespace: fewer than 10 (read 2026-11-29). */
  readonly advised: number;
}

/** OpenAI namespaces: name and description are required, at least one tool, and few of them. */
export function namespaceProblems(
  namespaces: readonly Namespace[],
  tools: readonly Tool[],
  rule: NamespaceRule,
): RequestProblem[] {
  const known = new Set(tools.map(({ name }) => name));
  const seen = new Set<string>();
  return namespaces.flatMap((namespace) => {
    const { name } = namespace;
    const problems: RequestProblem[] = [];
    const add = (severity: 'error' | 'warning', id: Parameters<typeof say>[0], data = {}) =>
      problems.push({ tool: -1, pointer: [], topic: 'namespace', severity, message: say(id, { name, ...data }) });
    if (!rule.name.pattern.test(name) || seen.has(name)) add('error', 'request-namespace-name');
    seen.add(name);
    if (namespace.description.trim() === '') add('error', 'request-namespace-description');
    if (namespace.tools.length === 0) add('error', 'request-namespace-empty');
    for (const tool of namespace.tools) if (!known.has(tool)) add('error', 'request-namespace-unknown', { tool });
    if (namespace.tools.length > rule.advised) {
      add('warning', 'request-namespace-large', { count: namespace.tools.length, limit: rule.advised });
    }
    return problems;
  });
}
