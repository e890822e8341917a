import { has } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { proseFacts } from '../facts/prose.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { TOOL_DESIGN } from '../sources.ts';

/** Names whose values come from a short list nearly always. */
const CLOSED: ReadonlySet<string> = new Set([
  'unit',
  'units',
  'direction',
  'status',
  'priority',
  'severity',
  'visibility',
  'scale',
  'granularity',
  'frequency',
]);
const CLOSED_PAIRS: ReadonlySet<string> = new Set([
  'sort_order',
  'sort_by',
  'order_by',
  'sort_direction',
  'output_format',
  'response_format',
  'log_level',
]);

export const parameterClosedSet = defineRule({
  id: 'parameter-closed-set',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'A parameter with a fixed set of values lists them in "enum".',
  why: 'An enum tells the model all the accepted values: "units" as free text invites "degC", "centigrade" and "metric".',
  source: TOOL_DESIGN,
  confidence: 0.6,
  messages: { open: '"{name}" probably takes one of a few values, but lists none. List them in "enum".' },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { unit: { type: 'string', enum: ['celsius', 'fahrenheit'] } } },
      },
      {
        name: 'a',
        parameters: { type: 'object', properties: { us_state: { type: 'string', pattern: '^[A-Z]{2}$' } } },
      },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { units: { type: 'string' } } } },
        expect: 'open',
        at: '/parameters/properties/units',
      },
    ],
  },
  check(tool, report) {
    for (const property of inputProperties(tool)) {
      const { name, schema, types, pointer } = property;
      if (types.length !== 1 || types[0] !== 'string') continue;
      if (
        ['enum', 'const', 'pattern', 'format', 'anyOf', 'oneOf', '$ref', 'examples'].some((keyword) =>
          has(schema, keyword),
        )
      )
        continue;
      // Where the description lists them, `parameter-prose-only` knows the values themselves.
      if (proseFacts(property).values !== undefined) continue;
      const words = nameWords(name);
      if (CLOSED.has(words.at(-1) ?? '') || CLOSED_PAIRS.has(words.slice(-2).join('_')))
        report('open', pointer, { data: { name } });
    }
  },
});
