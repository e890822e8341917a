import { get, isArray } from '../model/json.ts';
import type { Tool } from '../model/tool.ts';
import { compileSchema } from '../validate/compile-schema.ts';
import type { Evaluators } from '../validate/evaluators.ts';
import type { ToolRemark } from './example-report.ts';

/** Anthropic answers 400 to an input example that its own schema refuses (tool use page of the API docs, 2026-11-29). */
export function checkProviderExamples(tool: Tool, evaluators: Evaluators): readonly ToolRemark[] {
  const list = get(get(tool.providers, 'anthropic'), 'input_examples');
  if (!isArray(list) || tool.parameters === undefined) return [];
  const compiled = compileSchema(tool.parameters, evaluators);
  if (!compiled.ok) return [];
  return list.flatMap((example, index) => {
    const verdict = compiled.value.validate(example);
    const problems = verdict.status === 'invalid' ? verdict.problems : [];
    return problems.map(({ instancePointer, message }) => ({
      severity: 'error' as const,
      pointer: ['providers', 'anthropic', 'input_examples', String(index), ...instancePointer],
      message,
    }));
  });
}
