import { stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { documentationSpec } from '../sources.ts';

const EMPTY_WORDS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'of',
  'for',
  'to',
  'this',
  'string',
  'value',
  'parameter',
  'field',
]);

export const parameterDescription = defineRule({
  id: 'parameter-description',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'Every parameter has a description that says more than its name.',
  why: 'Models fill in arguments from names and descriptions; a bare name leaves format, unit and meaning to a guess.',
  source: documentationSpec('6'),
  messages: {
    missing: 'The parameter "{name}" has no description.',
    echo: 'The description of "{name}" only repeats its name. Say what it means.',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: {
          type: 'object',
          properties: { city: { type: 'string', description: 'City name, for example "Oslo".' } },
        },
      },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { city: { type: 'string' } } } },
        expect: 'missing',
        at: '/parameters/properties/city',
      },
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { city: { type: 'string', description: 'The city.' } } },
        },
        expect: 'echo',
        at: '/parameters/properties/city/description',
      },
    ],
  },
  check(tool, report) {
    for (const { name, description, pointer, schema } of inputProperties(tool)) {
      const isReference = stringAt(schema, '$ref') !== undefined;
      if (description.trim() === '') {
        if (!isReference) report('missing', pointer, { data: { name } });
        continue;
      }
      if (description.length > name.length * 3 + 40) continue;
      const known = new Set(nameWords(name));
      const words = nameWords(description).filter((word) => !EMPTY_WORDS.has(word));
      if (words.length <= known.size && words.every((word) => known.has(word))) {
        report('echo', [...pointer, 'description'], { data: { name } });
      }
    }
  },
});
