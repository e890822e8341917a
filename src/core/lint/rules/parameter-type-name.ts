import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { inputProperties, type Property } from '../facts/tool-properties.ts';
import { SMELLS_STUDY } from '../sources.ts';

const BOOLEAN_OPENINGS: ReadonlySet<string> = new Set(['is', 'has', 'should']);
const NUMBER_ENDINGS: ReadonlySet<string> = new Set([
  'count',
  'quantity',
  'width',
  'height',
  'percent',
  'latitude',
  'longitude',
]);

/** As the whole name: a width may be "10px", a count may not. */
const WHOLE_NUMBERS: ReadonlySet<string> = new Set(['count', 'quantity', 'latitude', 'longitude']);

export const parameterTypeName = defineRule({
  id: 'parameter-type-name',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'The type of a parameter is the one its name promises.',
  why: 'A model sends true for "is_public" and 5 for "item_count", whatever the schema says; the type string turns that into an error.',
  source: SMELLS_STUDY,
  confidence: 0.6,
  messages: {
    boolean: 'The name "{name}" promises yes or no, but its type is {type}.',
    number: 'The name "{name}" promises a number, but its type is {type}.',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { is_public: { type: 'boolean' }, item_count: { type: 'integer' } } },
      },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { is_public: { type: 'string' } } } },
        expect: 'boolean',
        at: '/parameters/properties/is_public',
      },
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { item_count: { type: 'string' } } } },
        expect: 'number',
        at: '/parameters/properties/item_count',
      },
    ],
  },
  check(tool, report) {
    for (const property of inputProperties(tool)) {
      const { name, types, pointer } = property;
      if (
        types.length !== 1 ||
        types[0] !== 'string' ||
        property.schema.format !== undefined ||
        property.schema.enum !== undefined
      )
        continue;
      const promised = promisedType(property);
      if (promised !== undefined) report(promised, pointer, { data: { name, type: 'string' } });
    }
  },
});

function promisedType({ name }: Property): 'boolean' | 'number' | undefined {
  const words = nameWords(name);
  if (words.length < 2) return WHOLE_NUMBERS.has(words[0] ?? '') ? 'number' : undefined;
  if (BOOLEAN_OPENINGS.has(words[0] ?? '')) return 'boolean';
  return NUMBER_ENDINGS.has(words.at(-1) ?? '') || words[0] === 'num' ? 'number' : undefined;
}
