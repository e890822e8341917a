import { isObject, type JsonObject, stringAt } from '../model/json.ts';
import type { Tool, ToolExample } from '../model/tool.ts';

/** One line of an evaluation set: a prompt, and what a model should do with it. */
export interface EvaluationCase {
  readonly tool: string;
  readonly prompt: string;
  readonly expected: JsonObject;
  /** The tool's answer to play back, where the example has one. */
  readonly result?: JsonObject[string];
  /** What the user should be told in the end. */
  readonly explanation?: string;
  readonly notes?: string;
}

/** The examples as cases to run against a model: the expected call, or the expected question. */
function evaluationCases(tools: readonly Tool[]): readonly EvaluationCase[] {
  return tools.flatMap((tool) => (tool.examples ?? []).flatMap((example) => caseOf(tool, example) ?? []));
}

/** JSON Lines: one case per line, in file order. */
export function evaluationSet(tools: readonly Tool[]): string {
  return evaluationCases(tools)
    .map((one) => `${JSON.stringify(one)}\n`)
    .join('');
}

function caseOf(tool: Tool, example: ToolExample): EvaluationCase | undefined {
  const { prompt, kind, arguments: args, result, raw } = example;
  if (prompt === undefined || prompt.trim() === '') return undefined;
  const [explanation, notes] = [stringAt(raw, 'explanation'), stringAt(raw, 'notes')];
  const more = { ...(explanation !== undefined && { explanation }), ...(notes !== undefined && { notes }) };
  if (kind === 'ask') {
    const question = stringAt(raw, 'clarification');
    return { tool: tool.name, prompt, expected: { ask: question ?? true }, ...more };
  }
  if (!isObject(args)) return undefined;
  const expected = { call: { name: tool.name, arguments: args } };
  return { tool: tool.name, prompt, expected, ...(result !== undefined && { result }), ...more };
}
