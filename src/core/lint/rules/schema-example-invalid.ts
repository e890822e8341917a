import { get, has, isArray, type JsonObject, type JsonValue } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nodesOf, show } from '../schema/facts.ts';
import { misfit } from '../schema/fits.ts';
import { VALIDATION } from '../schema/sources.ts';

export const schemaExampleInvalid = defineRule({
  id: 'schema-example-invalid',
  family: 'schema',
  severity: 'error',
  preset: 'recommended',
  summary: 'Every example in a schema fits that schema.',
  why: 'Models copy examples; one that fails its own schema teaches a call that fails.',
  source: VALIDATION,
  messages: { invalid: 'The example {value} breaks "{keyword}" of its own schema.' },
  examples: {
    good: [{ name: 'a', parameters: { properties: { n: { type: 'integer', examples: [5] } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'integer', examples: [5, 'five'] } } } },
        expect: 'invalid',
        at: '/parameters/properties/n/examples/1',
      },
    ],
  },
  check(tool, report) {
    for (const { schema, pointer } of nodesOf(tool)) {
      for (const [value, at] of examplesOf(schema)) {
        const keyword = misfit(value, schema);
        if (keyword !== undefined) report('invalid', [...pointer, ...at], { data: { value: show(value), keyword } });
      }
    }
  },
});

function examplesOf(schema: JsonObject): readonly (readonly [JsonValue, readonly string[]])[] {
  const list = get(schema, 'examples');
  const many = isArray(list) ? list.map((value, index) => [value, ['examples', String(index)]] as const) : [];
  return has(schema, 'example') ? [...many, [get(schema, 'example') as JsonValue, ['example']]] : many;
}
