import { get, isArray, type JsonValue, stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { nodesOf } from '../schema/facts.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

export const schemaEnumOpaque = defineRule({
  id: 'schema-enum-opaque',
  family: 'schema',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'The values of an enum, or its description, say what they mean.',
  why: 'A model cannot know what 4 stands for; and Gemini accepts only strings in an enum.',
  source: ANTHROPIC_TOOLS,
  confidence: 0.8,
  messages: {
    opaque: 'The values {values} are codes that the description does not explain. Say what each means, or use words.',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: {
          properties: { n: { type: 'integer', enum: [1, 2], description: '1 means open, 2 means closed.' } },
        },
      },
      { name: 'b', parameters: { properties: { n: { type: 'string', enum: ['open', 'closed'] } } } },
      { name: 'c', parameters: { properties: { node_version: { type: 'integer', enum: [18, 20, 22] } } } },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: {
            properties: { kind: { type: 'string', enum: ['A1', 'B2', 'C7'], description: 'Kind of case.' } },
          },
        },
        expect: 'opaque',
        at: '/parameters/properties/kind/enum',
      },
      {
        tool: {
          name: 'a',
          parameters: { properties: { n: { type: 'integer', enum: [0, 1, 4], description: 'Bit flag.' } } },
        },
        expect: 'opaque',
        at: '/parameters/properties/n/enum',
      },
    ],
  },
  check(tool, report) {
    for (const { schema, pointer } of nodesOf(tool)) {
      const values = get(schema, 'enum');
      if (!isArray(values) || values.length < 2 || Object.hasOwn(schema, 'x-enum-varnames')) continue;
      const codes = values.filter(isCode);
      if (codes.length < 2) continue;
      const text = stringAt(schema, 'description') ?? '';
      const explained = codes.filter((code) =>
        new RegExp(`(?<![\\d.\\p{L}])${String(code).replaceAll(/[.+]/g, '\\$&')}(?![\\d\\p{L}])`, 'u').test(text),
      ).length;
      if (explained * 2 >= codes.length || isQuantity([...nameWords(text), ...nameWords(pointer.at(-1) ?? '')]))
        continue;
      report('opaque', [...pointer, 'enum'], { data: { values: codes.slice(0, 6).join(', ') } });
    }
  },
});

/** A number, or a text such as "A1", "07" or "K": a key into a list that stands elsewhere. */
function isCode(value: JsonValue): value is number | string {
  return (
    typeof value === 'number' || (typeof value === 'string' && /^(?:[A-Z]{1,2}-?\d{1,3}|\d{1,4}|[A-Z])$/.test(value))
  );
}

/** Numbers that count or measure explain themselves: a version, a year, a size, a number of stars. */
const QUANTITIES: ReadonlySet<string> = new Set(
  (
    'number count size day days hour hours minute minutes second seconds month months year years week weeks px width height limit ' +
    'per percent dpi length amount page version versions port quality rating stars score angle degrees rotation scale zoom ratio ' +
    'distance radius duration interval depth columns rows copies quarter decade generation memory gb mb ' +
    'paper sheet format unit units grade axis letter column key heading level gender sex direction suit drive vitamin blood note answer option choice'
  ).split(' '),
);

function isQuantity(words: readonly string[]): boolean {
  return words.some((word) => QUANTITIES.has(word));
}
