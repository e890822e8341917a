import { defineRule } from '../define-rule.ts';
import { reportHidden } from '../security/report-hidden.ts';
import { TROJAN_SOURCE } from '../security/sources.ts';

export const secBidi = defineRule({
  id: 'sec-bidi',
  family: 'security',
  severity: 'error',
  preset: 'essentials',
  summary: 'No text changes its direction without need.',
  why: 'Direction characters make the text on screen differ from the text a model reads; only right-to-left scripts need marks and isolates.',
  source: TROJAN_SOURCE,
  messages: {
    override:
      '{count} direction overrides ({characters}) stand here: the text reads in another order than it is shown.',
    marks: '{count} direction characters ({characters}) stand in a text without right-to-left script.',
    strip: 'Remove the direction characters',
  },
  examples: {
    good: [
      {
        name: 'place',
        description:
          'Returns the name in both directions: \u200eCairo\u200e / \u200f\u0627\u0644\u0642\u0627\u0647\u0631\u0629\u200f.',
      },
    ],
    bad: [
      { tool: { name: 'read', description: 'Reads a file\u202egnp.' }, expect: 'override', at: '/description' },
      { tool: { name: 'rooms', description: 'Lists rooms.\u2066 hidden \u2069' }, expect: 'marks', at: '/description' },
    ],
  },
  check(tool, report) {
    reportHidden(tool, ['bidi-override'], (pointer, { count, characters, fix }) => {
      report('override', pointer, { data: { count, characters }, fixes: fix('strip') });
    });
    reportHidden(tool, ['bidi'], (pointer, { count, characters, fix }) => {
      report('marks', pointer, { data: { count, characters }, severity: 'warning', fixes: fix('strip') });
    });
  },
});
