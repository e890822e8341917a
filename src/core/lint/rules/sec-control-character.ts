import { defineRule } from '../define-rule.ts';
import { reportHidden } from '../security/report-hidden.ts';
import { TROJAN_SOURCE } from '../security/sources.ts';

export const secControlCharacter = defineRule({
  id: 'sec-control-character',
  family: 'security',
  severity: 'error',
  preset: 'essentials',
  summary: 'No text contains control characters or terminal escape sequences.',
  why: 'Terminal escape sequences hide or repaint text in a log or a console, and other control characters are never part of a sentence.',
  source: TROJAN_SOURCE,
  messages: {
    found: {
      one: 'This text contains {count} control character ({characters}).',
      other: 'This text contains {count} control characters ({characters}).',
    },
    strip: 'Remove the control characters',
  },
  examples: {
    good: [{ name: 'status', description: 'Returns the status.\nOne line per host.' }],
    bad: [
      {
        tool: { name: 'status', description: 'Returns \u001b[8mhidden\u001b[0m.' },
        expect: 'found',
        at: '/description',
      },
    ],
  },
  check(tool, report) {
    reportHidden(tool, ['control'], (pointer, { count, characters, fix }) => {
      report('found', pointer, { data: { count, characters }, fixes: fix('strip') });
    });
  },
});
