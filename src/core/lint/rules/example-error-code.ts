import { defineRule } from '../define-rule.ts';
import { nearest } from '../nearest.ts';
import { documentationSpec } from '../sources.ts';

export const exampleErrorCode = defineRule({
  id: 'example-error-code',
  family: 'examples',
  severity: 'error',
  preset: 'recommended',
  summary: 'The error in an example is one that the tool declares.',
  why: 'A code that is not declared has no recovery, so an agent that meets it does not know what to do.',
  source: documentationSpec('9'),
  messages: {
    undeclared: 'The error code "{code}" is not declared under "errors".',
    near: 'The error code "{code}" is not declared under "errors". Did you mean "{near}"?',
    rename: 'Change to "{near}"',
  },
  examples: {
    good: [{ name: 'a', errors: [{ code: 'NOT_FOUND' }], examples: [{ result: { error: { code: 'NOT_FOUND' } } }] }],
    bad: [
      {
        tool: { name: 'a', errors: [], examples: [{ result: { error: { code: 'NOT_FOUND' } } }] },
        expect: 'undeclared',
        at: '/examples/0/result/error/code',
      },
      {
        tool: { name: 'a', errors: [{ code: 'NOT_FOUND' }], examples: [{ result: { error: { code: 'NOTFOUND' } } }] },
        expect: 'near',
        at: '/examples/0/result/error/code',
      },
    ],
  },
  check(tool, report) {
    const declared = (tool.errors ?? []).flatMap(({ code }) => code ?? []);
    for (const { errorCode, pointer } of tool.examples ?? []) {
      if (errorCode === undefined || declared.includes(errorCode)) continue;
      const place = [...pointer, 'result', 'error', 'code'];
      const near = nearest(errorCode, declared);
      if (near === undefined) report('undeclared', place, { data: { code: errorCode } });
      else {
        const edits = [{ op: 'set', pointer: place, value: near }] as const;
        report('near', place, {
          data: { code: errorCode, near },
          fixes: [{ title: 'rename', data: { near }, safe: false, edits }],
        });
      }
    }
  },
});
