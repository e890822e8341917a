import { expect, test } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { readTool } from '../model/tool.ts';
import { createLintContext, lintAll } from './engine.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

function rulesOf(tool: JsonObject): readonly string[] {
  const settings = { ...DEFAULT_SETTINGS, preset: 'strict' } as const;
  const context = createLintContext({ tools: [readTool(tool)], origin: 'authored', format: 'descriptor', settings });
  return lintAll(context).map(({ rule }) => rule);
}

const parameters = (properties: JsonObject, rest: JsonObject = {}) => ({
  name: 'get_order',
  parameters: { type: 'object', properties, ...rest },
});

test.each<[string, JsonObject, string, string]>([
  [
    'a name that is required of a closed object without being declared',
    parameters({ a: { type: 'string' } }, { required: ['other'], additionalProperties: false }),
    'required-undeclared',
    'schema-unsatisfiable',
  ],
  ['a name of general words', { name: 'handler' }, 'name-generic', 'name-verb'],
  [
    'a parameter for the caller',
    parameters({ user_id: { type: 'string' } }),
    'parameter-principal',
    'parameter-id-pattern',
  ],
  [
    'a parameter without a description',
    parameters({ data: { type: 'string' } }),
    'parameter-description',
    'parameter-name-opaque',
  ],
  [
    'a short description',
    { name: 'get_order', description: 'Returns the price.' },
    'description-short',
    'description-sentences',
  ],
  ['no safety flags', { name: 'delete_order' }, 'block-missing', 'annotations-missing'],
])('%s is told once', (_, tool, told, silent) => {
  const rules = rulesOf(tool);
  expect(rules).toContain(told);
  expect(rules).not.toContain(silent);
});
