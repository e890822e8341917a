import { get, has, isArray, isObject, type JsonObject } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { inputNodes, resultNodes } from '../facts/schema-nodes.ts';
import { nearest } from '../nearest.ts';

export const requiredUndeclared = defineRule({
  id: 'required-undeclared',
  family: 'parameter',
  severity: { authored: 'error', foreign: 'warning' },
  preset: 'essentials',
  summary: 'Every required name is a declared property.',
  why: 'A required argument that is declared nowhere has no type and no meaning; in a closed object no call can be valid.',
  source: {
    title: 'OpenAI: function calling, strict mode asks for every required name under properties',
    url: 'https://platform.openai.com/docs/guides/function-calling',
    checkedOn: '2026-11-29',
  },
  messages: {
    undeclared: '"{name}" is required but not declared under "properties".',
    near: '"{name}" is required but not declared under "properties". Did you mean "{near}"?',
    closed: '"{name}" is required, but this closed object does not declare it, so no value is valid.',
    rename: 'Change to "{near}"',
  },
  examples: {
    good: [{ name: 'a', parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] } }],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['country'] },
        },
        expect: 'undeclared',
        at: '/parameters/required/0',
      },
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { a: {} }, required: ['other'], additionalProperties: false },
        },
        expect: 'closed',
        at: '/parameters/required/0',
      },
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { country: { type: 'string' } }, required: ['contry'] },
        },
        expect: 'near',
        at: '/parameters/required/0',
      },
    ],
  },
  check(tool, report) {
    for (const { schema, pointer, keyword } of [...inputNodes(tool), ...resultNodes(tool)]) {
      const properties = get(isObject(schema) ? schema : undefined, 'properties');
      const required = get(isObject(schema) ? schema : undefined, 'required');
      if (!isObject(schema) || !isObject(properties) || !isArray(required)) continue;
      const declared = Object.keys(properties);
      const closed = isClosed(schema);
      // Of several branches the others may still be possible.
      const severity = keyword === 'anyOf' || keyword === 'oneOf' ? 'warning' : 'error';
      const options = closed ? ({ severity } as const) : {};
      for (const [index, name] of required.entries()) {
        if (typeof name !== 'string' || has(properties, name)) continue;
        const place = [...pointer, 'required', String(index)];
        const near = nearest(name, declared);
        if (near === undefined || required.includes(near)) {
          report(closed ? 'closed' : 'undeclared', place, { data: { name }, ...options });
        } else {
          const edits = [{ op: 'set', pointer: place, value: near }] as const;
          const fixes = [{ title: 'rename', data: { near }, safe: false, edits } as const];
          report('near', place, { data: { name, near }, fixes, ...options });
        }
      }
    }
  },
});

function isClosed(schema: JsonObject): boolean {
  return get(schema, 'additionalProperties') === false && !has(schema, 'patternProperties');
}
