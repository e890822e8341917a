import { get, type JsonValue } from '../../model/json.ts';
import { defineRule, type RuleFix } from '../define-rule.ts';
import { isOpenApiDialect, nodesWith, show } from '../schema/facts.ts';
import { misfit } from '../schema/fits.ts';
import { fullMisfit } from '../schema/full-misfit.ts';
import { VALIDATION } from '../schema/sources.ts';

export const schemaDefaultInvalid = defineRule({
  id: 'schema-default-invalid',
  family: 'schema',
  severity: 'error',
  preset: 'essentials',
  summary: 'Every default is valid under its schema.',
  why: 'Clients fill in the default, and the call then violates its own schema.',
  source: VALIDATION,
  messages: {
    invalid: 'The default {value} violates "{keyword}" of its schema.',
    remove: 'Remove the default',
    convert: 'Change it to {to}',
  },
  examples: {
    good: [{ name: 'a', parameters: { properties: { n: { type: 'integer', default: 5, maximum: 9 } } } }],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: {
            properties: { n: { $ref: '#/$defs/id', default: '7' } },
            $defs: { id: { type: 'string', pattern: '^ord-[0-9]{8}$' } },
          },
        },
        expect: 'invalid',
        at: '/parameters/properties/n/default',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { enum: ['json'], default: 'yaml' } } } },
        expect: 'invalid',
        at: '/parameters/properties/n/default',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'integer', default: '5' } } } },
        expect: 'invalid',
        at: '/parameters/properties/n/default',
      },
    ],
  },
  check(tool, report, context) {
    for (const { facts, node } of nodesWith(tool, 'default')) {
      const { schema, types, pointer } = node;
      const value = get(schema, 'default') as JsonValue;
      const keyword = isOpenApiDialect(context.format) ? misfit(value, schema) : fullMisfit(value, schema, facts);
      const isAbsence = value === null && (isOpenApiDialect(context.format) || types.length === 0);
      if (keyword === undefined || isAbsence) continue;
      const at = [...pointer, 'default'];
      const remove: RuleFix = { title: 'remove', safe: false, edits: [{ op: 'remove', pointer: at }] };
      report('invalid', at, {
        ...(value === null || keyword === 'format' ? { severity: 'warning' as const } : {}),
        data: { value: show(value), keyword },
        fixes: [...converted(value, types, at), remove],
      });
    }
  },
});

/** A number or boolean in quotes, where the type asks for it bare. */
function converted(value: JsonValue, types: readonly string[], pointer: readonly string[]): RuleFix[] {
  if (typeof value !== 'string') return [];
  const isNumeric =
    types.some((type) => type === 'number' || type === 'integer') && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(value);
  const isBoolean = types.includes('boolean') && (value === 'true' || value === 'false');
  if (!isNumeric && !isBoolean) return [];
  const bare = JSON.parse(value) as JsonValue;
  return [{ title: 'convert', data: { to: value }, safe: false, edits: [{ op: 'set', pointer, value: bare }] }];
}
