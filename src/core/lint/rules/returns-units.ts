import { get } from '../../model/json.ts';
import { formatPointer } from '../../model/pointer.ts';
import { defineRule } from '../define-rule.ts';
import { isMoney, isQuantity, saysCurrency, saysUnit } from '../facts/quantities.ts';
import { isTime } from '../facts/time-properties.ts';
import { resultProperties } from '../facts/tool-properties.ts';
import { says } from '../lexicons/index.ts';
import { documentationSpec } from '../sources.ts';

export const returnsUnits = defineRule({
  id: 'returns-units',
  family: 'semantics',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'Quantities, times and amounts of money in the result state their unit, time zone and currency.',
  why: 'A model repeats "21" to the user as it is; nothing else says whether that is degrees Celsius or Fahrenheit.',
  source: documentationSpec('3.4'),
  confidence: 0.6,
  messages: {
    unit: 'The field "{name}" of the result does not state its unit.',
    currency: 'The field "{name}" of the result does not state its currency.',
    zone: 'The field "{name}" of the result does not state its time zone.',
  },
  examples: {
    good: [
      {
        name: 'a',
        returns: {
          type: 'object',
          properties: { temperature: { type: 'number', description: 'In degrees Celsius.' } },
        },
      },
      {
        name: 'a',
        returns: { type: 'object', properties: { total: { type: 'number' }, currency: { type: 'string' } } },
      },
    ],
    bad: [
      {
        tool: { name: 'a', returns: { type: 'object', properties: { temperature: { type: 'number' } } } },
        expect: 'unit',
        at: '/returns/properties/temperature',
      },
      {
        tool: { name: 'a', returns: { type: 'object', properties: { price: { type: 'number' } } } },
        expect: 'currency',
        at: '/returns/properties/price',
      },
      {
        tool: {
          name: 'a',
          returns: { type: 'object', properties: { start: { type: 'string', format: 'date-time' } } },
        },
        expect: 'zone',
        at: '/returns/properties/start',
      },
    ],
  },
  check(tool, report) {
    const units = get(tool.semantics, 'units');
    const properties = resultProperties(tool);
    const zoned =
      get(get(tool.semantics, 'time'), 'timezone') !== undefined ||
      properties.some(({ name }) => /time_?zone|^tz$/i.test(name));
    for (const property of properties) {
      const { name, pointer, description } = property;
      if (get(units, formatPointer(pointer)) !== undefined) continue;
      const data = { name };
      if (isQuantity(property) && !saysUnit(property)) report('unit', pointer, { data });
      else if (isMoney(property) && !saysCurrency(property, properties)) report('currency', pointer, { data });
      else if (
        isTime(property) &&
        property.schema.format !== 'date' &&
        !zoned &&
        !says('zone', description) &&
        !/offset|[+-]\d{2}:\d{2}|\dZ\b/i.test(description)
      )
        report('zone', pointer, { data });
    }
  },
});
