import { get, has, isObject, type JsonValue, stringAt } from '../model/json.ts';
import type { Tool, ToolExample } from '../model/tool.ts';
import { show } from '../validate/word-violation.ts';
import { say } from '../words/words.ts';
import type { Findings } from './findings.ts';

/** The error envelope of an example: a declared code, a message, and a waiting time where one is due. */
export function checkEnvelope(findings: Findings, tool: Tool, example: ToolExample): void {
  const at = [...example.pointer, 'result', 'error'];
  const error = get(example.result, 'error');
  const code = example.errorCode ?? '';
  const declared = tool.errors?.find((one) => one.code === code);
  if (declared === undefined) findings.add('result', [...at, 'code'], say('example-code-undeclared', { code }));
  const message = stringAt(error, 'message');
  if (message === undefined || message.trim() === '') {
    const place = isObject(error) && has(error, 'message') ? [...at, 'message'] : at;
    findings.add('result', place, say('example-error-no-message'));
  }
  const status = get(error, 'http_status') ?? get(error, 'status');
  if (declared?.httpStatus !== undefined && typeof status === 'number' && status !== declared.httpStatus) {
    const key = has(Object(error), 'http_status') ? 'http_status' : 'status';
    const data = { found: status, expected: declared.httpStatus, code };
    findings.add('result', [...at, key], say('example-status-differs', data), [...declared.pointer, 'http_status']);
  }
  checkDeclaredStatus(findings, tool, code);
  checkWaiting(findings, example, declared, get(error, 'retry_after_seconds'));
}

function checkDeclaredStatus(findings: Findings, tool: Tool, code: string): void {
  const declared = tool.errors?.find((one) => one.code === code);
  const status = declared?.httpStatus;
  if (declared === undefined || status === undefined) return;
  if (Number.isInteger(status) && status >= 400 && status <= 599) return;
  findings.add('result', [...declared.pointer, 'http_status'], say('example-status-unknown', { status, code }));
}

/** Only "too many requests" must say how long to wait; other retryable errors may. */
function checkWaiting(
  findings: Findings,
  example: ToolExample,
  declared: { readonly retryable: boolean | undefined; readonly httpStatus: number | undefined } | undefined,
  seconds: JsonValue | undefined,
): void {
  const at = [...example.pointer, 'result', 'error'];
  if (seconds === undefined) {
    const isDue = declared?.retryable === true && declared.httpStatus === 429;
    if (isDue) findings.add('result', at, say('example-no-waiting'));
    return;
  }
  const place = [...at, 'retry_after_seconds'];
  if (typeof seconds !== 'number' || seconds < 0) {
    findings.add('result', place, say('example-waiting-broken', { found: show(seconds) }));
  } else if (declared?.retryable === false) findings.add('result', place, say('example-waiting-pointless'));
}
