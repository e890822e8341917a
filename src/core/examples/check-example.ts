import type { Origin } from '../model/format.ts';
import { get, has, isObject, type JsonValue } from '../model/json.ts';
import type { Tool, ToolExample } from '../model/tool.ts';
import type { Evaluators } from '../validate/evaluators.ts';
import { show, typeOf } from '../validate/word-violation.ts';
import { say } from '../words/words.ts';
import { checkEnvelope } from './check-envelope.ts';
import { checkRules } from './check-rules.ts';
import { checkAllDay, checkResultTimes, checkTimes } from './check-times.ts';
import { checkSchema, Findings } from './findings.ts';
import type { Semantics } from './semantics.ts';

export interface ExampleContext {
  readonly tool: Tool;
  readonly semantics: Semantics;
  readonly evaluators: Evaluators;
  /** Foreign formats know calls without a prompt and without a result. */
  readonly origin: Origin;
}

export function checkExample(example: ToolExample, context: ExampleContext): Findings {
  const findings = new Findings();
  if (!isObject(example.raw)) findings.add('arguments', example.pointer, say('example-not-object'));
  else if (example.kind === 'ask') checkAsk(findings, example);
  else {
    checkPrompt(findings, example, context);
    checkCallShape(findings, example, context);
    checkOutcome(findings, example, context);
    checkMeaning(findings, example, context);
  }
  return findings;
}

function checkAsk(findings: Findings, example: ToolExample): void {
  if (isBlank(example.prompt)) findings.add('arguments', example.pointer, say('example-no-prompt'));
  if (has(Object(example.raw), 'tool_call')) {
    findings.add('arguments', [...example.pointer, 'tool_call'], say('example-ask-with-call'));
  }
}

function checkPrompt(findings: Findings, example: ToolExample, { origin }: ExampleContext): void {
  if (origin === 'foreign' || !isBlank(example.prompt)) return;
  const at = has(Object(example.raw), 'prompt') ? [...example.pointer, 'prompt'] : example.pointer;
  findings.add('arguments', at, say('example-no-prompt'));
}

function checkCallShape(findings: Findings, example: ToolExample, { tool, evaluators }: ExampleContext): void {
  const call = get(example.raw, 'tool_call');
  const at = [...example.pointer, 'tool_call'];
  if (!isObject(call)) {
    findings.add('arguments', call === undefined ? example.pointer : at, say('example-no-call'));
    return;
  }
  const { callName: name, arguments: args } = example;
  if (name === undefined) findings.add('arguments', at, say('example-call-nameless', { name: tool.name }));
  else if (name !== tool.name) {
    findings.add(
      'arguments',
      [...at, 'name'],
      say('example-call-name', { found: typeof name === 'string' ? name : show(name), name: tool.name }),
    );
  }
  const pointer = [...at, 'arguments'];
  if (args === undefined) findings.add('arguments', at, say('example-no-arguments'));
  else if (typeof args === 'string') findings.add('arguments', pointer, say('example-arguments-text'));
  else if (!isObject(args)) {
    findings.add('arguments', pointer, say('example-arguments-not-object', { found: typeOf(args) }));
  } else if (tool.parameters !== undefined && !expectsBadArguments(tool, example)) {
    const check = { part: 'arguments', pointer, schemaPointer: ['parameters'], schema: tool.parameters } as const;
    checkSchema(findings, { ...check, value: args }, evaluators);
  }
}

/** An example of the error that answers malformed arguments may send such arguments. */
function expectsBadArguments(tool: Tool, { kind, errorCode }: ToolExample): boolean {
  if (kind !== 'error' || errorCode === undefined) return false;
  const status = tool.errors?.find(({ code }) => code === errorCode)?.httpStatus;
  return (
    status === 400 || status === 422 || /invalid|validation|bad_request|malformed|argument|missing/i.test(errorCode)
  );
}

function checkOutcome(findings: Findings, example: ToolExample, { tool, evaluators, origin }: ExampleContext): void {
  const pointer = [...example.pointer, 'result'];
  if (example.kind === 'error') {
    checkEnvelope(findings, tool, example);
    return;
  }
  if (example.result === undefined) {
    if (origin === 'authored') findings.add('result', example.pointer, say('example-no-result'));
    return;
  }
  if (isCodelessError(tool, example.result)) {
    findings.add('result', [...pointer, 'error'], say('example-error-no-code'));
    return;
  }
  if (tool.returns === undefined) return;
  const check = { part: 'result', pointer, schemaPointer: ['returns'], schema: tool.returns } as const;
  checkSchema(findings, { ...check, value: example.result }, evaluators);
}

/** A result of nothing but `error` is an envelope, unless the tool says that its results have such a field. */
function isCodelessError({ returns }: Tool, result: JsonValue): boolean {
  if (get(result, 'error') === undefined || get(result, 'error') === null) return false;
  const properties = get(isObject(returns) ? returns : undefined, 'properties');
  return Object.keys(Object(result)).length === 1 && !(isObject(properties) && has(properties, 'error'));
}

function checkMeaning(findings: Findings, example: ToolExample, { semantics, evaluators }: ExampleContext): void {
  checkRules(findings, example, semantics.rules);
  if (example.kind !== 'success') return;
  const { time, match } = semantics;
  if (time !== undefined && isObject(example.arguments)) {
    const pointer = [...example.pointer, 'tool_call', 'arguments'];
    if (evaluators.zones === undefined) findings.skip('rule', time.pointer, say('expression-engine-missing'));
    else checkTimes(findings, { part: 'rule', arguments: example.arguments, pointer }, time, evaluators.zones);
  }
  if (time !== undefined && example.result !== undefined) {
    checkResultTimes(findings, example.result, [...example.pointer, 'result'], time);
  }
  if ((time !== undefined || match !== undefined) && example.result !== undefined) {
    checkAllDay(findings, 'result', example.result, [...example.pointer, 'result']);
  }
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}
