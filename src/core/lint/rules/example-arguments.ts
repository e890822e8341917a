import { get, has, isArray, isObject } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { namedArguments } from '../facts/named-arguments.ts';
import { nearest } from '../nearest.ts';
import { documentationSpec } from '../sources.ts';

export const exampleArguments = defineRule({
  id: 'example-arguments',
  family: 'examples',
  severity: 'error',
  preset: 'recommended',
  summary: 'A successful example gives only declared arguments, and all the required ones.',
  why: 'Models copy examples: an argument that is misspelt or missing there is misspelt or missing in real calls.',
  source: documentationSpec('9'),
  messages: {
    missing: 'The example is missing the required argument "{name}".',
    unknown: 'The example gives "{name}", which the parameters do not declare.',
    near: 'The example gives "{name}", which the parameters do not declare. Did you mean "{near}"?',
    rename: 'Change to "{near}"',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
        examples: [{ prompt: 'x', tool_call: { name: 'a', arguments: { city: 'Oslo' } }, result: {} }],
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
          examples: [{ prompt: 'x', tool_call: { name: 'a', arguments: {} }, result: {} }],
        },
        expect: 'missing',
        at: '/examples/0/tool_call/arguments',
      },
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: {} },
          examples: [{ prompt: 'x', tool_call: { name: 'a', arguments: { country: 'Norway' } }, result: {} }],
        },
        expect: 'unknown',
        at: '/examples/0/tool_call/arguments/country',
      },
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { city: { type: 'string' } } },
          examples: [{ prompt: 'x', tool_call: { name: 'a', arguments: { citty: 'Oslo' } }, result: {} }],
        },
        expect: 'near',
        at: '/examples/0/tool_call/arguments/citty',
      },
    ],
  },
  check(tool, report) {
    const root = namedArguments(tool);
    const properties = get(root, 'properties');
    if (!isObject(properties)) return;
    const open = get(root, 'additionalProperties');
    const required = get(root, 'required');
    for (const { kind, arguments: given, pointer } of tool.examples ?? []) {
      if (kind !== 'success' || !isObject(given)) continue;
      const place = [...pointer, 'tool_call', 'arguments'];
      for (const name of isArray(required) ? required : []) {
        if (typeof name === 'string' && !has(given, name)) report('missing', place, { data: { name } });
      }
      if (open === true || isObject(open)) continue;
      for (const name of Object.keys(given)) {
        if (has(properties, name)) continue;
        const near = nearest(name, Object.keys(properties));
        if (near === undefined || has(given, near)) report('unknown', [...place, name], { data: { name } });
        else {
          const edits = [{ op: 'rename', pointer: [...place, name], key: near }] as const;
          report('near', [...place, name], {
            data: { name, near },
            fixes: [{ title: 'rename', data: { near }, safe: false, edits }],
          });
        }
      }
    }
  },
});
