import { get, has, isArray, type JsonObject, type JsonValue } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { isOpenApiDialect, nodesWith, show } from '../schema/facts.ts';
import { misfit } from '../schema/fits.ts';
import { fullMisfit } from '../schema/full-misfit.ts';
import { VALIDATION } from '../schema/sources.ts';

export const schemaExampleInvalid = defineRule({
  id: 'schema-example-invalid',
  family: 'schema',
  severity: 'error',
  preset: 'recommended',
  summary: 'Every example in a schema is valid under that schema.',
  why: 'Models copy examples; one that violates its own schema teaches a call that fails.',
  source: VALIDATION,
  messages: { invalid: 'The example {value} violates "{keyword}" of its schema.' },
  examples: {
    good: [{ name: 'a', parameters: { properties: { n: { type: 'integer', examples: [5] } } } }],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: { properties: { n: { anyOf: [{ type: 'integer' }, { type: 'null' }], examples: ['many'] } } },
        },
        expect: 'invalid',
        at: '/parameters/properties/n/examples/0',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'integer', examples: [5, 'five'] } } } },
        expect: 'invalid',
        at: '/parameters/properties/n/examples/1',
      },
    ],
  },
  check(tool, report, { format }) {
    for (const { facts, node } of nodesWith(tool, 'examples', 'example')) {
      const { schema, pointer } = node;
      for (const [value, at] of examplesOf(schema)) {
        const keyword = isOpenApiDialect(format) ? misfit(value, schema) : fullMisfit(value, schema, facts);
        if (keyword === undefined) continue;
        const severity = keyword === 'format' ? { severity: 'warning' as const } : {};
        report('invalid', [...pointer, ...at], { data: { value: show(value), keyword }, ...severity });
      }
    }
  },
});

function examplesOf(schema: JsonObject): readonly (readonly [JsonValue, readonly string[]])[] {
  const list = get(schema, 'examples');
  const many = isArray(list) ? list.map((value, index) => [value, ['examples', String(index)]] as const) : [];
  return has(schema, 'example') ? [...many, [get(schema, 'example') as JsonValue, ['example']]] : many;
}
