import { defineRule } from '../define-rule.ts';
import { latinOf, looksLatin, mixedWords } from '../security/look-alikes.ts';
import { UNICODE_SECURITY } from '../security/sources.ts';
import { textTraits } from '../security/text-traits.ts';
import { stringsOf } from '../security/tool-text.ts';

const WORDS_PER_TEXT = 3;

export const secHomoglyph = defineRule({
  id: 'sec-homoglyph',
  family: 'security',
  severity: 'warning',
  preset: 'essentials',
  summary: 'No word mixes Latin letters with look-alikes from another script.',
  why: 'A look-alike letter makes people read a name as another one, and carries a forbidden phrase past a filter.',
  source: UNICODE_SECURITY,
  messages: {
    name: 'The name "{name}" only looks like "{reads}": it contains letters from another script.',
    word: 'The word "{word}" only looks like "{reads}": it contains letters from another script.',
  },
  examples: {
    good: [
      { name: 'get_balance', description: 'Gets the balance; also for \u0441\u0447\u0451\u0442 in Russian texts.' },
    ],
    bad: [
      {
        tool: { name: 'pay', description: 'Pays.', parameters: { properties: { '\u0430mount': { type: 'number' } } } },
        expect: 'name',
        at: '/parameters/properties/\u0430mount',
      },
      { tool: { name: 'pay', description: 'Gets the b\u0430lance.' }, expect: 'word', at: '/description' },
    ],
  },
  check(tool, report) {
    for (const string of stringsOf(tool)) {
      const { text, place } = string;
      if (textTraits(text).isPlain) continue;
      if (place === 'name' && looksLatin(text)) {
        report('name', string.pointer, { data: { name: text, reads: latinOf(text) }, severity: 'error' });
        continue;
      }
      for (const { word, reads } of mixedWords(text).slice(0, WORDS_PER_TEXT)) {
        report('word', string.pointer, { data: { word, reads } });
      }
    }
  },
});
