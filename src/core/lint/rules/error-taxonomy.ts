import { defineRule } from '../define-rule.ts';
import { baselineOf } from '../facts/error-taxonomy.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { documentationSpec } from '../sources.ts';

export const errorTaxonomy = defineRule({
  id: 'error-taxonomy',
  family: 'errors',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'Well-known errors have their usual status and retry flag, and invalid arguments have an error.',
  why: 'Agents recover on their own when NOT_FOUND or RATE_LIMITED means the same in every tool.',
  source: documentationSpec('7'),
  messages: {
    status: '"{code}" usually has HTTP status {usual}; here it has {status}.',
    retryable: '"{code}" usually has "retryable": {usual}; here it is {found}.',
    noValidation: 'No error is declared for invalid arguments (VALIDATION_ERROR).',
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
        report('status', [...pointer, 'http_status'], {
          data: { code, status: httpStatus, usual: known.statuses.join(' / ') },
        });
      }
      if (retryable !== undefined && retryable !== known.retryable && known.code !== 'INTERNAL') {
        const data = { code, usual: String(known.retryable), found: String(retryable) };
        report('retryable', [...pointer, 'retryable'], { data });
      }
    }
    const isAboutArguments = ({ code = '', httpStatus }: (typeof errors)[number]) =>
      /INVALID|VALIDATION|BAD_REQUEST|AMBIGUOUS|OUT_OF_RANGE/i.test(code) || httpStatus === 400 || httpStatus === 422;
    const takesArguments = inputProperties(tool).length > 0;
    if (errors.length > 0 && takesArguments && !errors.some(isAboutArguments))
      report('noValidation', ['errors'], { severity: 'info' });
  },
});
