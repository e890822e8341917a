import { has } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nodesOf } from '../schema/facts.ts';
import { VSCODE_TOOLS } from '../schema/sources.ts';

export const schemaArrayItems = defineRule({
  id: 'schema-array-items',
  family: 'schema',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Every array says what its items are.',
  why: 'JSON Schema allows an array of anything, but OpenAI, Gemini and VS Code refuse the tool, and a model has to guess.',
  source: VSCODE_TOOLS,
  messages: {
    missing: 'This array does not say what its items are. Add "items".',
    strings: 'Declare the items as strings',
  },
  examples: {
    good: [{ name: 'a', parameters: { properties: { tags: { type: 'array', items: { type: 'string' } } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { properties: { tags: { type: 'array' } } } },
        expect: 'missing',
        at: '/parameters/properties/tags',
      },
    ],
  },
  check(tool, report) {
    for (const { schema, types, pointer, keyword } of nodesOf(tool)) {
      const isPart =
        keyword === 'allOf' || keyword === 'if' || keyword === 'not' || keyword === 'then' || keyword === 'else';
      if (!types.includes('array') || isPart) continue;
      if (['items', 'prefixItems', '$ref', 'const', 'enum', 'allOf', 'contains'].some((name) => has(schema, name)))
        continue;
      const edits = [{ op: 'set', pointer: [...pointer, 'items'], value: { type: 'string' } }] as const;
      report('missing', pointer, { fixes: [{ title: 'strings', safe: false, edits }] });
    }
  },
});
