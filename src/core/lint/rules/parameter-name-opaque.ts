import { has } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { SMELLS_STUDY } from '../sources.ts';

const OPAQUE: ReadonlySet<string> = new Set(
  'data value input obj object params args options info payload thing stuff arg param var tmp foo bar val str num'.split(
    ' ',
  ),
);
/** Letters that mean the same in every schoolbook: coordinates, a count, a query, a random start. */
const KNOWN_LETTERS = 'xyznqwh';
/** From this length a description says what the name does not. */
const EXPLAINED = 12;

export const parameterNameOpaque = defineRule({
  id: 'parameter-name-opaque',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'The name of a parameter, or its description, says what it contains.',
  why: 'For a bare name such as "data" or "p", a model fills in whatever it has at hand.',
  source: SMELLS_STUDY,
  confidence: 0.7,
  messages: { opaque: 'The parameter name "{name}" does not say what it contains. Rename it, or describe it.' },
  examples: {
    good: [
      { name: 'a', parameters: { type: 'object', properties: { start_date: { type: 'string' } } } },
      {
        name: 'a',
        parameters: {
          type: 'object',
          properties: { data: { type: 'string', description: 'Rows to append, one per line.' } },
        },
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { data: { type: 'string', description: 'The data.' } } },
        },
        expect: 'opaque',
        at: '/parameters/properties/data',
      },
    ],
  },
  check(tool, report) {
    for (const { name, pointer, isTop, description, schema } of inputProperties(tool)) {
      const isLetter = name.length === 1 && !KNOWN_LETTERS.includes(name.toLowerCase());
      // Below the root the object around it says more: a pair of name and value, a point of a chart.
      if (!isTop || (!isLetter && !OPAQUE.has(name))) continue;
      // A missing description is told by `parameter-description`.
      const length = description.trim().length;
      if (length > 0 && length < EXPLAINED && !has(schema, 'properties')) report('opaque', pointer, { data: { name } });
    }
  },
});
