import { has, isObject, type JsonObject } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import { defineRule, type RuleFix } from '../define-rule.ts';
import { baselineOf } from '../facts/error-taxonomy.ts';
import { documentationSpec } from '../sources.ts';

const FIELDS = { code: 'string', http_status: 'number', retryable: 'boolean', description: 'string' } as const;

export const errorFields = defineRule({
  id: 'error-fields',
  family: 'errors',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Every error has a code, an HTTP status, a retry flag and a description.',
  why: 'The code names the case, the status and the flag let a runtime retry on its own, and the description is what the user is told.',
  source: documentationSpec('3.5'),
  messages: {
    notObject: 'An error must be an object with "code", "http_status", "retryable", "description" and "recovery".',
    missing: 'The error "{code}" has no "{field}".',
    type: '"{field}" of the error "{code}" must be of type {type}.',
    addUsual: 'Add what this code usually has',
    empty: 'The list of errors is empty; every tool can at least refuse invalid arguments.',
  },
  examples: {
    good: [
      { name: 'a', errors: [{ code: 'NOT_FOUND', http_status: 404, retryable: false, description: 'No such city.' }] },
    ],
    bad: [
      { tool: { name: 'a', errors: ['NOT_FOUND'] }, expect: 'notObject', at: '/errors/0' },
      {
        tool: { name: 'a', errors: [{ code: 'NOT_FOUND', http_status: 404, description: 'No such city.' }] },
        expect: 'missing',
        at: '/errors/0',
      },
      {
        tool: {
          name: 'a',
          errors: [{ code: 'NOT_FOUND', http_status: '404', retryable: false, description: 'No such city.' }],
        },
        expect: 'type',
        at: '/errors/0/http_status',
      },
      { tool: { name: 'a', errors: [] }, expect: 'empty', at: '/errors' },
    ],
  },
  check(tool, report) {
    if (tool.errors?.length === 0) report('empty', ['errors']);
    for (const { raw, pointer, code = '' } of tool.errors ?? []) {
      if (!isObject(raw)) {
        report('notObject', pointer);
        continue;
      }
      for (const [field, type] of Object.entries(FIELDS)) {
        if (!has(raw, field))
          report('missing', pointer, { data: { code, field }, fixes: usualFields(field, raw, code, pointer) });
        else if (typeof raw[field] !== type) report('type', [...pointer, field], { data: { code, field, type } });
      }
    }
  },
});

/** Status and retry flag that a well-known code usually has. */
function usualFields(field: string, raw: JsonObject, code: string, pointer: Pointer): RuleFix[] {
  const known = baselineOf(code);
  const [status = 0] = known?.statuses ?? [];
  if (known === undefined || (field !== 'http_status' && field !== 'retryable')) return [];
  const edits = [
    ...(has(raw, 'http_status') ? [] : [{ op: 'set', pointer: [...pointer, 'http_status'], value: status } as const]),
    ...(has(raw, 'retryable')
      ? []
      : [{ op: 'set', pointer: [...pointer, 'retryable'], value: known.retryable } as const]),
  ];
  return [{ title: 'addUsual', safe: false, edits }];
}
