import { defineRule } from '../define-rule.ts';
import { schemasOf } from '../schema/facts.ts';

/** Fields that providers read on the tool itself. */
const TOOL_FIELDS: ReadonlySet<string> = new Set([
  'strict',
  'cache_control',
  'defer_loading',
  'allowed_callers',
  'eager_input_streaming',
  'input_examples',
  'input_schema',
  'inputSchema',
  'outputSchema',
  'output_schema',
  'parameters',
  'annotations',
]);

export const schemaToolField = defineRule({
  id: 'schema-tool-field',
  family: 'schema',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Fields of a tool are on the tool, not inside its schema.',
  why: 'Providers read "strict" or "cache_control" only beside the schema; inside it, the setting is silently ignored.',
  source: {
    title: 'LiteLLM, issue 27490: strict inside input_schema',
    url: 'https://github.com/BerriAI/litellm/issues/27490',
    checkedOn: '2026-11-30',
  },
  messages: { inside: '"{name}" is a field of the tool and is ignored inside the schema. Move it to the tool.' },
  examples: {
    good: [{ name: 'a', parameters: { type: 'object', properties: { strict: { type: 'boolean' } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: {}, strict: true } },
        expect: 'inside',
        at: '/parameters/strict',
      },
    ],
  },
  check(tool, report) {
    for (const { root, at } of schemasOf(tool)) {
      for (const name of typeof root === 'object' ? Object.keys(root) : []) {
        if (TOOL_FIELDS.has(name)) report('inside', [...at, name], { data: { name } });
      }
    }
  },
});
