import { get, has } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { inputProperties, type Property } from '../facts/tool-properties.ts';
import { documentationSpec } from '../sources.ts';

export const parameterFormat = defineRule({
  id: 'parameter-format',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'Dates, times, addresses and UUIDs declare their format.',
  why: 'A format tells the model how to write the value and lets the server refuse anything else.',
  source: documentationSpec('3.3'),
  confidence: 0.7,
  messages: {
    noFormat: '"{name}" looks like a value of the format "{format}", but declares no format.',
    setFormat: 'Set "format" to "{format}"',
  },
  examples: {
    good: [{ name: 'a', parameters: { type: 'object', properties: { email: { type: 'string', format: 'email' } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { contact_email: { type: 'string' } } } },
        expect: 'noFormat',
        at: '/parameters/properties/contact_email',
      },
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { starts_at: { type: 'string' } } } },
        expect: 'noFormat',
        at: '/parameters/properties/starts_at',
      },
    ],
  },
  check(tool, report) {
    for (const property of inputProperties(tool)) {
      const format = expectedFormat(property);
      if (format === undefined) continue;
      const edits = [{ op: 'set', pointer: [...property.pointer, 'format'], value: format }] as const;
      const fixes = [{ title: 'setFormat', data: { format }, safe: false, edits } as const];
      report('noFormat', property.pointer, { data: { name: property.name, format }, fixes });
    }
  },
});

/** Another way of writing than the standard's: "MM/YYYY", "tomorrow", a time in seconds. */
const OWN_FORM =
  /\b(?:MM|DD)\s?[/.-]\s?(?:DD|MM|YY)|\bYYYY\s?[/.]|\bMM-YYYY|\bYYYY-MM\b(?!-)|\bYYYYMMDD\b|\b(?:natural language|relative|tomorrow|epoch|unix|comma-separated)\b/i;

/** By the name, unless something else already says what the text looks like. */
function expectedFormat({ name, schema, types, description }: Property): string | undefined {
  if (types.length !== 1 || types[0] !== 'string' || get(schema, 'type') === undefined) return undefined;
  if (['format', 'enum', 'const', 'pattern', 'anyOf', 'oneOf', '$ref'].some((keyword) => has(schema, keyword)))
    return undefined;
  if (OWN_FORM.test(description)) return undefined;
  const words = nameWords(name);
  const last = words.at(-1) ?? '';
  if (last === 'email' || name === 'to_email') return 'email';
  if (last === 'url' || last === 'uri') return 'uri';
  if (last === 'uuid' || last === 'guid') return 'uuid';
  if (last === 'date' || last === 'birthday') return 'date';
  if (last === 'datetime' || last === 'timestamp' || (last === 'at' && words.length > 1)) return 'date-time';
  return undefined;
}
