import { get, stringAt } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { Tool } from '../../model/tool.ts';
import { defineRule } from '../define-rule.ts';
import { excerpt } from '../facts/sentences.ts';
import { CLEAR_ARGUMENTS } from '../sources.ts';

const LEAKS: readonly RegExp[] = [
  /\b(?:Type|Value|Key|Attribute|Index|Reference|Syntax|Range|Runtime|NullPointer|IllegalArgument|IllegalState|IO|SQL)(?:Error|Exception)\b/,
  /\bTraceback \(most recent call last\)/,
  /\bat [\w$.<>]{1,80}\([\w$./-]{1,80}:\d+/,
  /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\s[^;]{0,80}\b(?:FROM|VALUES|SET|WHERE)\b/,
  /(?:^|[\s"'(])\/(?:usr|var|home|opt|srv|app|etc)\/[\w./-]{1,80}/,
  /\b(?:\d{1,3}\.){3}\d{1,3}:\d{2,5}\b/,
  /\bORA-\d{5}\b|\bSQLSTATE\b|\b(?:ECONNREFUSED|ECONNRESET|ENOENT|ETIMEDOUT|EACCES)\b/,
  /\b(?:table|column|relation|constraint) ["'`]?\w{1,60}["'`]? (?:(?:of|in|on) (?:the )?(?:postgres\w*|mysql|oracle|mongodb|database)\b|does not exist\b)/i,
  /\b(?:violates (?:unique|foreign key|check|not-null) constraint|duplicate key value)\b/i,
  /'NoneType'|\bundefined is not\b|\bnull pointer\b|\bsegmentation fault\b|\bstack trace\b/i,
  /\b(?:psycopg2?|sqlalchemy|hibernate|java\.lang|org\.springframework|node_modules)\b/i,
];

export const errorLeak = defineRule({
  id: 'error-leak',
  family: 'errors',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Errors tell the model what to do, not what broke inside.',
  why: 'Stack traces, queries and paths teach the model nothing and show outsiders how the system is built.',
  source: CLEAR_ARGUMENTS,
  confidence: 0.8,
  messages: { leak: 'This error text reveals internal details ("{found}"). Say what the caller can do instead.' },
  examples: {
    good: [
      {
        name: 'a',
        errors: [{ code: 'VALIDATION_ERROR', description: 'The city is required. Example: {"city": "Bengaluru"}.' }],
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          errors: [{ code: 'INTERNAL', description: "TypeError: object of type 'NoneType' has no attribute 'lower'" }],
        },
        expect: 'leak',
        at: '/errors/0/description',
      },
      {
        tool: {
          name: 'a',
          examples: [
            {
              prompt: 'x',
              tool_call: {},
              result: { error: { code: 'INTERNAL', message: 'failed in /var/app/main.py' } },
            },
          ],
        },
        expect: 'leak',
        at: '/examples/0/result/error/message',
      },
    ],
  },
  check(tool, report) {
    for (const { text, pointer } of errorTexts(tool)) {
      const found = LEAKS.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined);
      if (found !== undefined) report('leak', pointer, { data: { found: excerpt(found) } });
    }
  },
});

function* errorTexts(tool: Tool): Generator<{ readonly text: string; readonly pointer: Pointer }> {
  for (const { description, recovery, pointer } of tool.errors ?? []) {
    if (description !== undefined) yield { text: description, pointer: [...pointer, 'description'] };
    if (recovery !== undefined) yield { text: recovery, pointer: [...pointer, 'recovery'] };
  }
  for (const { result, pointer } of tool.examples ?? []) {
    const message = stringAt(get(result, 'error'), 'message');
    if (message !== undefined) yield { text: message, pointer: [...pointer, 'result', 'error', 'message'] };
  }
}
