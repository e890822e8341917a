import { get, isArray, stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nodesOf } from '../schema/facts.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

export const schemaEnumOpaque = defineRule({
  id: 'schema-enum-opaque',
  family: 'schema',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'Values of an enum say what they mean, or the description does.',
  why: 'A model cannot know what 4 stands for; Gemini takes only strings in an enum at all.',
  source: ANTHROPIC_TOOLS,
  confidence: 0.8,
  messages: { opaque: 'The values {values} are codes that the description does not explain.' },
  examples: {
    good: [
      {
        name: 'a',
        parameters: {
          properties: { n: { type: 'integer', enum: [1, 2], description: '1 means open, 2 means closed.' } },
        },
      },
      { name: 'b', parameters: { properties: { n: { type: 'string', enum: ['open', 'closed'] } } } },
    ],
    bad: [
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
      const codes = values.filter((value) => typeof value === 'number');
      if (codes.length < 2) continue;
      const text = stringAt(schema, 'description') ?? '';
      const explained = codes.filter((code) =>
        new RegExp(`(?<![\\d.])${String(code).replaceAll(/[.+]/g, '\\$&')}(?![\\d])`).test(text),
      ).length;
      const isQuantity =
        /\b(?:number|count|size|days?|hours?|minutes?|seconds?|px|width|height|limit|per|percent|dpi|length|amount|page)\b/i.test(
          `${text} ${pointer.at(-1) ?? ''}`,
        );
      if (explained * 2 >= codes.length || isQuantity) continue;
      report('opaque', [...pointer, 'enum'], { data: { values: codes.slice(0, 6).join(', ') } });
    }
  },
});
