import { defineRule } from '../define-rule.ts';
import { secretsIn } from '../security/secret-shapes.ts';
import { stringsOf } from '../security/tool-text.ts';

export const secSecretLiteral = defineRule({
  id: 'sec-secret-literal',
  family: 'security',
  severity: 'error',
  preset: 'essentials',
  summary: 'No text contains a key, a token or a password in plain text.',
  why: 'Descriptors travel to every client and every provider, and their texts end up in logs; a key in one of them is a leaked key.',
  source: {
    title: 'GitHub: supported secret scanning patterns',
    url: 'https://docs.github.com/en/code-security/secret-scanning/introduction/supported-secret-scanning-patterns',
    checkedOn: '2026-11-29',
  },
  messages: {
    found: 'This text contains what looks like a secret in plain text ({what}, "{shown}"). If it is real, revoke it.',
    redact: 'Replace it with a placeholder',
  },
  examples: {
    good: [{ name: 'deploy', description: 'Set AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE and call it.' }],
    bad: [
      {
        tool: { name: 'deploy', description: `Uses the key AKIA${'QZ7XW3RT5LKM2VBN'} of the team.` },
        expect: 'found',
        at: '/description',
      },
    ],
  },
  check(tool, report) {
    for (const string of stringsOf(tool)) {
      const { text, place } = string;
      for (const { what, start, end } of secretsIn(text)) {
        const shown = `${text.slice(start, start + 6)}...`;
        const value = `${text.slice(0, start)}<redacted>${text.slice(end)}`;
        const canEdit = place === 'prose' || place === 'data';
        report('found', string.pointer, {
          data: { what, shown },
          fixes: canEdit
            ? [{ title: 'redact', safe: false, edits: [{ op: 'set', pointer: string.pointer, value }] }]
            : [],
        });
      }
    }
  },
});
