import { get, type JsonObject } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nodesOf } from '../schema/facts.ts';
import { VALIDATION } from '../schema/sources.ts';

const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'default'] as const;

export const schemaIntegerRange = defineRule({
  id: 'schema-integer-range',
  family: 'schema',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'Bounds of integers are whole numbers that JSON keeps exactly.',
  why: 'Beyond 2^53 a number changes on its way through JavaScript, and a fractional bound of an integer is a mistake.',
  source: VALIDATION,
  messages: {
    unsafe: '{value} is beyond 2^53, so JavaScript cannot keep it exactly.',
    fraction: '"{keyword}" of an integer is {value}. Use a whole number.',
  },
  examples: {
    good: [
      { name: 'a', parameters: { properties: { n: { type: 'integer', minimum: 0, maximum: 9007199254740991 } } } },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'integer', maximum: 1e19 } } } },
        expect: 'unsafe',
        at: '/parameters/properties/n/maximum',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'integer', minimum: 0.5 } } } },
        expect: 'fraction',
        at: '/parameters/properties/n/minimum',
      },
    ],
  },
  check(tool, report) {
    for (const { schema, types, pointer } of nodesOf(tool)) {
      if (types.length !== 1 || types[0] !== 'integer') continue;
      for (const { keyword, value } of numbersOf(schema)) {
        const at = [...pointer, keyword];
        if (Math.abs(value) > Number.MAX_SAFE_INTEGER) report('unsafe', at, { data: { value } });
        else if (!Number.isInteger(value) && keyword !== 'default')
          report('fraction', at, { data: { keyword, value } });
      }
    }
  },
});

function* numbersOf(schema: JsonObject): Generator<{ keyword: string; value: number }> {
  for (const keyword of BOUNDS) {
    const value = get(schema, keyword);
    if (typeof value === 'number') yield { keyword, value };
  }
}
