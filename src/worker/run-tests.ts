import { stoppedMessage } from '../core/examples/evaluation.ts';
import { runExamples } from '../core/examples/run-examples.ts';
import { get, isObject } from '../core/model/json.ts';
import type { Language } from '../core/model/message.ts';
import type { JsonSchema, Tool } from '../core/model/tool.ts';
import { walkSchema } from '../core/schema/walk.ts';
import { inlineEvaluators } from '../core/validate/evaluators.ts';
import { isSafePattern } from '../core/validate/pattern-safety.ts';
import { render } from '../core/words/words.ts';
import type { EvaluationClient } from './evaluation-client.ts';
import type { ToolRecord } from './tool-record.ts';

/** Runs a tool's examples: here when nothing of the author's can hang, else in the thread that can be ended. */
export async function runTests(record: ToolRecord, evaluation: EvaluationClient, language: Language): Promise<void> {
  const { tool } = record;
  if (isHarmless(tool)) {
    record.tests = runExamples(tool, inlineEvaluators);
    return;
  }
  const outcome = await evaluation.run('examples', { descriptor: tool.raw });
  if (outcome.status === 'answered') record.tests = outcome.answer;
  else record.testFailure = render(stoppedMessage(outcome), language);
}

function isHarmless(tool: Tool): boolean {
  return tool.semantics === undefined && [tool.parameters, tool.returns].every(hasSafePatterns);
}

function hasSafePatterns(schema: JsonSchema | undefined): boolean {
  if (schema === undefined) return true;
  for (const node of walkSchema(schema)) {
    const pattern = get(node.schema as never, 'pattern');
    const byPattern = get(node.schema as never, 'patternProperties');
    if (typeof pattern === 'string' && !isSafePattern(pattern)) return false;
    if (isObject(byPattern) && !Object.keys(byPattern).every(isSafePattern)) return false;
  }
  return true;
}
