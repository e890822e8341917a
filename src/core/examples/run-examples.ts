import { isObject, type JsonValue } from '../model/json.ts';
import type { JsonSchema, Tool, ToolExample } from '../model/tool.ts';
import { compileSchema } from '../validate/compile-schema.ts';
import type { Evaluators } from '../validate/evaluators.ts';
import { say } from '../words/words.ts';
import type {
  Coverage,
  CoverageCount,
  ExamplePart,
  ExampleProblem,
  ExampleReport,
  ToolTestReport,
} from './example-report.ts';

/** Runs every example and fixture of a tool. One that is broken fails alone. */
export function runExamples(tool: Tool, evaluators: Evaluators): ToolTestReport {
  const examples = (tool.examples ?? []).map((example, index) => runExample(tool, example, index, evaluators));
  return { examples, fixtures: [], coverage: noCoverage };
}

function runExample(tool: Tool, example: ToolExample, index: number, evaluators: Evaluators): ExampleReport {
  const problems: ExampleProblem[] = [];
  let unchecked = false;
  const check = (schema: JsonSchema | undefined, value: JsonValue, part: ExamplePart, at: string[], root: string) => {
    if (schema === undefined) return;
    const compiled = compileSchema(schema, evaluators);
    const pointer = [...example.pointer, ...at];
    const verdict = compiled.ok
      ? compiled.value.validate(value)
      : ({ status: 'unchecked', fault: compiled.error } as const);
    if (verdict.status === 'unchecked') {
      unchecked = true;
      problems.push({
        part,
        pointer,
        schemaPointer: [root, ...verdict.fault.schemaPointer],
        message: verdict.fault.message,
      });
    } else if (verdict.status === 'invalid') {
      for (const problem of verdict.problems) {
        problems.push({
          part,
          pointer: [...pointer, ...problem.instancePointer],
          schemaPointer: [root, ...problem.schemaPointer],
          message: problem.message,
        });
      }
    }
  };
  if (!isObject(example.raw)) {
    problems.push({ part: 'arguments', pointer: example.pointer, message: say('example-not-object') });
  } else if (example.kind !== 'ask') {
    if (isObject(example.arguments))
      check(tool.parameters, example.arguments, 'arguments', ['tool_call', 'arguments'], 'parameters');
    else problems.push({ part: 'arguments', pointer: example.pointer, message: say('example-no-arguments') });
    if (example.kind === 'success' && example.result !== undefined)
      check(tool.returns, example.result, 'result', ['result'], 'returns');
  }
  const status = unchecked ? 'unchecked' : problems.length > 0 ? 'failed' : 'passed';
  return { index, kind: example.kind, status, problems };
}

const none: CoverageCount = { seen: 0, of: 0, missing: [] };
const noCoverage: Coverage = { parameters: none, enumValues: none, branches: none, errorCodes: none };
