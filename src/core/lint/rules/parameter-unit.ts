import { get } from '../../model/json.ts';
import { formatPointer } from '../../model/pointer.ts';
import { defineRule } from '../define-rule.ts';
import { isMoney, isQuantity, saysCurrency, saysUnit } from '../facts/quantities.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { documentationSpec } from '../sources.ts';

export const parameterUnit = defineRule({
  id: 'parameter-unit',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'A quantity states its unit, an amount of money its currency.',
  why: 'A timeout of 30 may be 30 seconds or 30 milliseconds; a model that is not told picks one.',
  source: documentationSpec('6'),
  confidence: 0.7,
  messages: {
    unit: '"{name}" does not state its unit. Add it to the name or the description.',
    currency: '"{name}" does not state its currency. Add it to the name or the description.',
  },
  examples: {
    good: [
      { name: 'a', parameters: { type: 'object', properties: { timeout_ms: { type: 'integer' } } } },
      {
        name: 'a',
        parameters: {
          type: 'object',
          properties: { distance: { type: 'number', description: 'Distance in kilometers.' } },
        },
      },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { timeout: { type: 'integer' } } } },
        expect: 'unit',
        at: '/parameters/properties/timeout',
      },
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { amount: { type: 'number' } } } },
        expect: 'currency',
        at: '/parameters/properties/amount',
      },
    ],
  },
  check(tool, report) {
    const units = get(tool.semantics, 'units');
    const properties = inputProperties(tool);
    for (const property of properties) {
      if (get(units, formatPointer(property.pointer)) !== undefined) continue;
      const data = { name: property.name };
      if (isQuantity(property) && !saysUnit(property)) report('unit', property.pointer, { data });
      else if (isMoney(property) && !saysCurrency(property, properties)) report('currency', property.pointer, { data });
    }
  },
});
