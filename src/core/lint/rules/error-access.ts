import { defineRule } from '../define-rule.ts';
import { isAccessError } from '../facts/error-taxonomy.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { CLEAR_ARGUMENTS } from '../sources.ts';

export const errorAccess = defineRule({
  id: 'error-access',
  family: 'errors',
  severity: 'warning',
  preset: 'recommended',
  summary: 'A tool that takes an ID declares the error for an ID that is unknown or not allowed.',
  why: 'A well-formed ID grants no access; without a declared error the model guesses other IDs.',
  source: CLEAR_ARGUMENTS,
  confidence: 0.7,
  messages: {
    noAccess:
      'The tool takes "{name}", but declares no error for an ID that is unknown or not allowed. Add one, such as NOT_FOUND.',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { note_id: { type: 'string' } } },
        errors: [{ code: 'NOT_FOUND' }],
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { note_id: { type: 'string' } } },
          errors: [{ code: 'TIMEOUT' }],
        },
        expect: 'noAccess',
        at: '/errors',
      },
    ],
  },
  check(tool, report) {
    const errors = tool.errors ?? [];
    if (
      errors.length === 0 ||
      errors.some(({ code = '', httpStatus }) => isAccessError(code) || httpStatus === 403 || httpStatus === 404)
    )
      return;
    const id = inputProperties(tool).find(
      ({ name }) => /(?:^|_)id$|[a-z]Id$/.test(name) && !/request|idempotency|trace|correlation/i.test(name),
    );
    if (id !== undefined) report('noAccess', ['errors'], { data: { name: id.name } });
  },
});
