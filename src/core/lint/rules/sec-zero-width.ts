import { defineRule } from '../define-rule.ts';
import { reportHidden } from '../security/report-hidden.ts';
import { UNICODE_SECURITY } from '../security/sources.ts';

export const secZeroWidth = defineRule({
  id: 'sec-zero-width',
  family: 'security',
  severity: 'error',
  preset: 'essentials',
  summary: 'No text contains invisible characters that neither an emoji nor its script needs.',
  why: 'Zero-width characters split words to pass filters and make equal names different; nobody sees them in review.',
  source: UNICODE_SECURITY,
  messages: {
    found: {
      one: 'This text contains {count} invisible character ({characters}).',
      other: 'This text contains {count} invisible characters ({characters}).',
    },
    name: 'The name "{name}" contains invisible characters ({characters}). Remove them.',
    softHyphen: {
      one: 'This text contains {count} soft hyphen; a model may read the word in pieces.',
      other: 'This text contains {count} soft hyphens; a model may read the words in pieces.',
    },
    strip: 'Remove the hidden characters',
  },
  examples: {
    good: [{ name: 'add', description: 'Adds a family member \u{1f468}\u200d\u{1f469}\u200d\u{1f467}.' }],
    bad: [
      { tool: { name: 'add', description: 'Adds two num\u200bbers.' }, expect: 'found', at: '/description' },
      {
        tool: { name: 'add', description: 'Adds.', parameters: { properties: { 'a\u2060b': { type: 'string' } } } },
        expect: 'name',
        at: '/parameters/properties/a\u2060b',
      },
      { tool: { name: 'add', description: 'Donau\u00addampf\u00adschiff.' }, expect: 'softHyphen', at: '/description' },
    ],
  },
  check(tool, report) {
    reportHidden(tool, ['zero-width', 'filler'], (pointer, { place, text, count, characters, fix }) => {
      if (place === 'name' || place === 'key') report('name', pointer, { data: { name: text, characters } });
      else report('found', pointer, { data: { count, characters }, fixes: fix('strip') });
    });
    reportHidden(tool, ['soft-hyphen'], (pointer, { count, fix }) => {
      report('softHyphen', pointer, { data: { count }, severity: 'info', fixes: fix('strip') });
    });
  },
});
