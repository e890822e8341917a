import type { Severity } from '../model/diagnostic.ts';
import { get, has, isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import { familyOf, type TargetId } from '../model/target-id.ts';
import type { Tool } from '../model/tool.ts';
import { type DecodedCall, decodeTurn, type TurnCall } from '../targets/calls/decode-call.ts';
import { WIRE } from '../targets/calls/index.ts';
import { readJson } from '../targets/calls/read-json.ts';
import { toolMessages, validationEnvelope } from '../targets/calls/tool-message.ts';
import { convert } from '../targets/convert.ts';
import { compileSchema } from '../validate/compile-schema.ts';
import type { Evaluators, ExpressionFault } from '../validate/evaluators.ts';
import { say } from '../words/words.ts';
import { reasonOf } from './check-rules.ts';
import { checkTimes } from './check-times.ts';
import { Findings } from './findings.ts';
import { readSemantics, type SemanticRule } from './semantics.ts';
import { teachingText } from './teaching-text.ts';

/** Pointers count from the arguments (from the result in `checkResult`). */
export interface CheckProblem {
  readonly severity: Severity;
  readonly pointer: Pointer;
  readonly message: Message;
}
export interface CallCheck {
  readonly ok: boolean;
  readonly problems: readonly CheckProblem[];
  readonly decoded: JsonValue;
  /** What to hand back to the model; null when the call is fine and the tool may run. */
  readonly toolMessage: JsonValue;
}
export interface CallOptions {
  readonly as?: TargetId;
}

/**
 * Reads what a model sent, in the form of `as` or any that is recognized, and judges it by the canonical schema. Of a turn
 * with several calls all to this tool are judged; `decoded` is the first of them.
 */
export function checkCall(tool: Tool, text: string, evaluators: Evaluators, options: CallOptions = {}): CallCheck {
  const { as: target } = options;
  const context = { tool, ...(target && { target, conversion: convert(tool, target) }) };
  const { calls, count } = decodeTurn(text, context);
  const judged = calls.map((call) => judge(tool, call, { text, target, evaluators }));
  const failed = judged.filter(({ isFine }) => !isFine);
  const problems = judged.flatMap((one) => one.problems);
  const decoded = judged[0]?.decoded ?? null;
  if (failed.length === 0) return { ok: true, problems, decoded, toolMessage: null };
  const form = target ?? calls[0]?.sent?.family;
  const others = form !== undefined && failed.length < count ? [othersNote(form, count)] : [];
  return { ok: false, problems: [...problems, ...others], decoded, toolMessage: handBack(tool, form, failed) };
}

interface Judged {
  readonly isFine: boolean;
  readonly problems: readonly CheckProblem[];
  readonly decoded: JsonObject | null;
  readonly sent?: DecodedCall['sent'] | undefined;
  /** What the model is told. */
  readonly text: string;
  /** The error code of the rule that the arguments break. */
  readonly code?: string | undefined;
}

interface Judging {
  readonly text: string;
  readonly target: TargetId | undefined;
  readonly evaluators: Evaluators;
}

function judge(tool: Tool, { decoded: call, sent }: TurnCall, { text, target, evaluators }: Judging): Judged {
  if (!call.ok) {
    const problems = [call.error];
    return { isFine: false, problems, decoded: null, sent, text: teachingText(tool, problems, evaluators) };
  }
  const { family } = call.value;
  const { arguments: decoded, notes } =
    target === undefined && family === undefined ? asWritten(call.value, text) : call.value;
  const broken = brokenRules(tool, decoded, evaluators);
  const problems: readonly CheckProblem[] = [
    ...notes,
    ...schemaProblems(tool, decoded, evaluators),
    ...undeclared(tool, decoded),
    ...broken.map(({ problem }) => problem),
    ...timeProblems(tool, decoded, evaluators),
  ];
  const errors = problems.filter(({ severity }) => severity === 'error');
  const taught = errors.length === 0 ? '' : teachingText(tool, errors, evaluators);
  const code = errors.length === 1 ? broken[0]?.rule.error : undefined;
  return { isFine: errors.length === 0, problems, decoded, sent: call.value.sent, text: taught, code };
}

function handBack(tool: Tool, form: TargetId | undefined, failed: readonly Judged[]): JsonValue {
  if (form === undefined) return withCode(validationEnvelope(tool, failed[0]?.text ?? ''), failed[0]?.code);
  return toolMessages(
    tool,
    form,
    failed.map(({ sent, decoded, text }) => ({ ...sent, arguments: decoded ?? {}, text })),
  );
}

/** A turn of which one call stays without a result is refused by every provider. */
function othersNote(form: TargetId, count: number): CheckProblem {
  const { label, resultsIn } = WIRE[familyOf(form)];
  const id = resultsIn === undefined ? 'call-others-each' : 'call-others-together';
  return { severity: 'info', pointer: [], message: say(id, { count, provider: label }) };
}

/** Arguments in no provider's form are the canonical ones: a null in them is a null, not a key left out. */
function asWritten(call: DecodedCall, text: string): Pick<DecodedCall, 'arguments' | 'notes'> {
  const notes = call.notes.filter(({ message }) => message.id !== 'call-null-omitted');
  const written = text.trim() === '' ? undefined : readJson(text);
  return { arguments: written?.ok && isObject(written.value) ? written.value : call.arguments, notes };
}

function withCode(envelope: JsonObject, code: string | undefined): JsonObject {
  const error = envelope.error;
  return code === undefined || !isObject(error) ? envelope : { ...envelope, error: { ...error, code } };
}

function schemaProblems(tool: Tool, args: JsonObject, evaluators: Evaluators): CheckProblem[] {
  if (tool.parameters === undefined) return [];
  const compiled = compileSchema(tool.parameters, evaluators);
  if (!compiled.ok) return [{ severity: 'error', pointer: [], message: compiled.error.message }];
  const verdict = compiled.value.validate(args);
  if (verdict.status === 'unchecked') return [{ severity: 'error', pointer: [], message: verdict.fault.message }];
  if (verdict.status === 'valid') return [];
  return verdict.problems.map(({ instancePointer, message }) => ({
    severity: 'error',
    pointer: instancePointer,
    message,
  }));
}

const DECLARING = [
  'additionalProperties',
  'patternProperties',
  'unevaluatedProperties',
  'propertyNames',
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
];

/** Arguments that an open schema lets through although it says nothing about them. */
function undeclared(tool: Tool, args: JsonObject): CheckProblem[] {
  const schema = isObject(tool.parameters) ? tool.parameters : {};
  if (tool.parameters === false || DECLARING.some((keyword) => has(schema, keyword))) return [];
  const properties = get(schema, 'properties');
  return Object.keys(args)
    .filter((name) => !isObject(properties) || !has(properties, name))
    .map((name) => ({ severity: 'warning', pointer: [name], message: say('call-undeclared', { name }) }));
}

function brokenRules(tool: Tool, args: JsonObject, evaluators: Evaluators) {
  const found: { readonly rule: SemanticRule; readonly problem: CheckProblem }[] = [];
  for (const rule of readSemantics(tool, evaluators).rules) {
    if (!rule.expression.ok || rule.expression.value.reads.some(([variable]) => variable === 'result')) continue;
    const outcome = rule.expression.value.run({ args });
    if (outcome.ok && outcome.value) continue;
    const message = outcome.ok
      ? say('rule-broken', { id: rule.id, text: rule.message })
      : stoppedRule(rule, outcome.error);
    found.push({ rule, problem: { severity: outcome.ok ? 'error' : 'warning', pointer: [], message } });
  }
  return found.sort(
    (left, right) => Number(left.problem.severity !== 'error') - Number(right.problem.severity !== 'error'),
  );
}

function stoppedRule({ id }: SemanticRule, { message, isUnchecked }: ExpressionFault): Message {
  return isUnchecked ? message : say('rule-stopped', { id, reason: reasonOf(message) });
}

function timeProblems(tool: Tool, args: JsonObject, evaluators: Evaluators): CheckProblem[] {
  const { time } = readSemantics(tool, evaluators);
  if (time === undefined || evaluators.zones === undefined) return [];
  const findings = new Findings();
  checkTimes(findings, { part: 'arguments', arguments: args, pointer: [] }, time, evaluators.zones);
  return findings.problems.map(({ pointer, message }) => ({ severity: 'warning', pointer, message }));
}
