import type { Tool } from '../../model/tool.ts';
import { defineRule } from '../define-rule.ts';
import { baselineOf } from '../facts/error-taxonomy.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { documentationSpec } from '../sources.ts';

export const errorTaxonomy = defineRule({
  id: 'error-taxonomy',
  family: 'errors',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'Well-known errors have their usual status and retry flag, and there is one for invalid arguments.',
  why: 'Agents recover on their own when NOT_FOUND or RATE_LIMITED means the same in every tool.',
  source: documentationSpec('7'),
  messages: {
    status: '"{code}" usually has the HTTP status {usual}, but here it has {status}.',
    retryable: '"retryable" of "{code}" is usually {usual}, but here it is {found}.',
    setUsual: 'Set it to {usual}',
    addValidation: 'Add VALIDATION_ERROR',
    noValidation: 'No error is declared for invalid arguments. Add one, such as VALIDATION_ERROR.',
  },
  examples: {
    good: [{ name: 'a', errors: [{ code: 'VALIDATION_ERROR', http_status: 400, retryable: false }] }],
    bad: [
      {
        tool: { name: 'a', errors: [{ code: 'NOT_FOUND', http_status: 400, retryable: false }] },
        expect: 'status',
        at: '/errors/0/http_status',
      },
      {
        tool: { name: 'a', errors: [{ code: 'NOT_FOUND', http_status: 404, retryable: true }] },
        expect: 'retryable',
        at: '/errors/0/retryable',
      },
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { city: {} } }, errors: [{ code: 'TIMEOUT' }] },
        expect: 'noValidation',
        at: '/errors',
      },
    ],
  },
  check(tool, report) {
    const errors = tool.errors ?? [];
    for (const { code, httpStatus, retryable, pointer } of errors) {
      const known = code === undefined ? undefined : baselineOf(code);
      if (code === undefined || known === undefined) continue;
      if (httpStatus !== undefined && !known.statuses.includes(httpStatus)) {
        const place = [...pointer, 'http_status'];
        const [usual = 400] = known.statuses;
        const edits = [{ op: 'set', pointer: place, value: usual }] as const;
        const fixes = [{ title: 'setUsual', data: { usual }, safe: false, edits } as const];
        report('status', place, { data: { code, status: httpStatus, usual: known.statuses.join(' / ') }, fixes });
      }
      if (retryable !== undefined && retryable !== known.retryable && known.code !== 'INTERNAL') {
        const data = { code, usual: String(known.retryable), found: String(retryable) };
        const place = [...pointer, 'retryable'];
        const edits = [{ op: 'set', pointer: place, value: known.retryable }] as const;
        const fixes = [{ title: 'setUsual', data: { usual: data.usual }, safe: false, edits } as const];
        report('retryable', place, { data, fixes });
      }
    }
    const isAboutArguments = ({ code = '', httpStatus }: (typeof errors)[number]) =>
      /INVALID|VALIDATION|BAD_REQUEST|AMBIGUOUS|OUT_OF_RANGE/i.test(code) || httpStatus === 400 || httpStatus === 422;
    const takesArguments = inputProperties(tool).length > 0;
    if (errors.length > 0 && takesArguments && !errors.some(isAboutArguments)) {
      const code = usesSnakeCase(errors) ? VALIDATION.code.toLowerCase() : VALIDATION.code;
      const edits = [{ op: 'insert', pointer: ['errors'], index: 0, value: { ...VALIDATION, code } }] as const;
      report('noValidation', ['errors'], { severity: 'info', fixes: [{ title: 'addValidation', safe: false, edits }] });
    }
  },
});

const VALIDATION = {
  code: 'VALIDATION_ERROR',
  http_status: 400,
  retryable: false,
  description: 'An argument is missing or has the wrong form.',
  recovery: 'Mend the argument that the message names and call again.',
};

function usesSnakeCase(errors: NonNullable<Tool['errors']>): boolean {
  return errors.some(({ code }) => code !== undefined && /[a-z]/.test(code));
}
