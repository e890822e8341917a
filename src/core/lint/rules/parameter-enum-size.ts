import { get, isArray } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { SCHEMA_LESSON } from '../sources.ts';

const LONGISH = 20;
const values = Array.from({ length: 31 }, (_, index) => `value_${index}`);

export const parameterEnumSize = defineRule({
  id: 'parameter-enum-size',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'An enum has at most 30 values.',
  why: 'In long lists models pick near misses, and every value costs tokens in every request; search first, or split the list.',
  source: SCHEMA_LESSON,
  messages: {
    long: 'The enum of "{name}" has {count} values; with more than {limit}, models confuse them. Offer a search, or split the list.',
    longish:
      'The enum of "{name}" has {count} values, which every request carries; with more than {limit}, a search may work better.',
  },
  examples: {
    good: [{ name: 'a', parameters: { type: 'object', properties: { unit: { type: 'string', enum: ['c', 'f'] } } } }],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { code: { type: 'string', enum: values.slice(0, 21) } } },
        },
        expect: 'longish',
        at: '/parameters/properties/code/enum',
      },
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { code: { type: 'string', enum: values } } } },
        expect: 'long',
        at: '/parameters/properties/code/enum',
      },
    ],
  },
  check(tool, report, { thresholds }) {
    for (const { name, schema, pointer } of inputProperties(tool)) {
      const list = get(schema, 'enum');
      if (isArray(list) && list.length > thresholds.enum_max) {
        report('long', [...pointer, 'enum'], { data: { name, count: list.length, limit: thresholds.enum_max } });
      } else if (isArray(list) && list.length > LONGISH) {
        const data = { name, count: list.length, limit: LONGISH };
        report('longish', [...pointer, 'enum'], { data, severity: 'info' });
      }
    }
  },
});
