import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { excerpt, sentences } from '../facts/sentences.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { ENGLISH_NEGATIVE_WORDS } from '../lexicons/en.ts';
import { countSaid } from '../lexicons/index.ts';
import { SCHEMA_LESSON } from '../sources.ts';

export const parameterNegative = defineRule({
  id: 'parameter-negative',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'A yes-or-no parameter is named after what "true" does, and its description contains no double negation.',
  why: '"do_not_send: false" is a double negation; models get it wrong more often than "send".',
  source: SCHEMA_LESSON,
  confidence: 0.7,
  messages: {
    name: 'The name "{name}" contains a negation ("{word}"). Name the parameter after what "true" does.',
    double: 'The description of "{name}" contains a double negation: "{words}"',
  },
  examples: {
    good: [{ name: 'a', parameters: { type: 'object', properties: { send_email: { type: 'boolean' } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { do_not_send: { type: 'boolean' } } } },
        expect: 'name',
        at: '/parameters/properties/do_not_send',
      },
      {
        tool: {
          name: 'a',
          parameters: {
            type: 'object',
            properties: { no_reply: { type: 'boolean', description: 'Do not send unless replies are not allowed.' } },
          },
        },
        expect: 'double',
        at: '/parameters/properties/no_reply/description',
      },
    ],
  },
  check(tool, report) {
    for (const { name, types, pointer, description } of inputProperties(tool)) {
      if (!types.includes('boolean')) continue;
      const words = nameWords(name);
      const word = ENGLISH_NEGATIVE_WORDS.has(words[0] ?? '') ? words[0] : words.find((part) => part === 'not');
      if (word !== undefined) report('name', pointer, { data: { name, word } });
      const twice = sentences(description).find((sentence) => countSaid('negation', sentence) > 1);
      if (twice !== undefined) report('double', [...pointer, 'description'], { data: { name, words: excerpt(twice) } });
    }
  },
});
