import { isObject, type JsonValue } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import type { ToolExample } from '../model/tool.ts';
import type { Expression } from '../validate/evaluators.ts';
import { say } from '../words/words.ts';
import type { Findings } from './findings.ts';
import type { SemanticRule } from './semantics.ts';

/** A success example keeps every rule; an error example breaks one of the rules that its code stands for. */
export function checkRules(findings: Findings, example: ToolExample, rules: readonly SemanticRule[]): void {
  if (!isObject(example.arguments)) return;
  if (example.kind === 'success') {
    for (const rule of rules) checkKept(findings, example, rule);
  } else if (example.kind === 'error') checkBroken(findings, example, rules);
}

function checkKept(findings: Findings, example: ToolExample, rule: SemanticRule): void {
  const at = [...rule.pointer, 'expression'];
  if (!rule.expression.ok) {
    findings.skip('rule', at, rule.expression.error.message);
    return;
  }
  const place = placeOf(example, rule.expression.value);
  const outcome = run(rule.expression.value, example);
  if (!outcome.ok && outcome.error.isUnchecked) findings.skip('rule', place, outcome.error.message, at);
  else if (!outcome.ok) {
    findings.add('rule', place, say('rule-stopped', { id: rule.id, reason: reasonOf(outcome.error.message) }), at);
  } else if (!outcome.value) {
    findings.add('rule', place, say('rule-broken', { id: rule.id, text: rule.message }), at);
  }
}

function checkBroken(findings: Findings, example: ToolExample, rules: readonly SemanticRule[]): void {
  const concerned = rules.filter(({ error }) => error !== undefined && error === example.errorCode);
  const judged = concerned.filter(({ expression }) => !expression.ok || !readsResult(expression.value));
  if (judged.length === 0) return;
  const reasons: string[] = [];
  for (const { pointer, expression } of judged) {
    if (!expression.ok) {
      findings.skip('rule', [...pointer, 'expression'], expression.error.message);
      return;
    }
    const outcome = run(expression.value, example);
    if (outcome.ok && !outcome.value) return;
    if (!outcome.ok && outcome.error.isUnchecked) {
      findings.skip('rule', [...pointer, 'expression'], outcome.error.message);
      return;
    }
    if (!outcome.ok) reasons.push(reasonOf(outcome.error.message));
  }
  const place = [...example.pointer, 'tool_call', 'arguments'];
  const code = example.errorCode ?? '';
  const ids = judged.map(({ id }) => id).join(', ');
  const [reason] = reasons;
  if (reason === undefined) findings.add('rule', place, say('rule-not-broken', { code, ids }));
  else findings.add('rule', place, say('rule-stopped', { id: ids, reason }));
}

function run(expression: Expression, example: ToolExample) {
  return expression.run({ args: example.arguments ?? null, result: example.result ?? null });
}

function readsResult(expression: Expression): boolean {
  return expression.reads.some(([variable]) => variable === 'result');
}

/** The value to look at: the only argument that the rule reads, else all arguments. */
function placeOf(example: ToolExample, { reads }: Expression): Pointer {
  const names = new Set(reads.filter(([variable]) => variable === 'args').map(([, name]) => name));
  const [only] = names;
  const root = [...example.pointer, 'tool_call', 'arguments'];
  const isThere = only !== undefined && Object.hasOwn(Object(example.arguments), only);
  return names.size === 1 && isThere ? [...root, only] : root;
}

export function reasonOf(message: { readonly data: Readonly<Record<string, JsonValue>> }): string {
  return String(message.data.reason ?? message.data.type ?? '');
}
