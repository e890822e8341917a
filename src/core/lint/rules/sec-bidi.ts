import { defineRule } from '../define-rule.ts';
import { reportHidden } from '../security/report-hidden.ts';
import { TROJAN_SOURCE } from '../security/sources.ts';

export const secBidi = defineRule({
  id: 'sec-bidi',
  family: 'security',
  severity: 'error',
  preset: 'essentials',
  summary: 'No text changes its direction without need.',
  why: 'Direction characters make the text on screen differ from the text that a model reads; only right-to-left scripts need them.',
  source: TROJAN_SOURCE,
  messages: {
    override: {
      one: '{count} direction override ({characters}) makes this text read in another order than it is shown.',
      other: '{count} direction overrides ({characters}) make this text read in another order than it is shown.',
    },
    marks: {
      one: 'This text has {count} direction character ({characters}), but no right-to-left script.',
      other: 'This text has {count} direction characters ({characters}), but no right-to-left script.',
    },
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
