import { isObject, stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { schemasOf } from '../schema/facts.ts';
import { MCP_TOOLS } from '../sources.ts';

export const schemaDialectNamed = defineRule({
  id: 'schema-dialect-named',
  family: 'schema',
  severity: 'off',
  preset: 'strict',
  summary: 'A schema of the default version need not name it.',
  why: 'Some clients with a draft-07 validator fail on "$schema", Gemini refuses it, and without it the version is 2020-12 anyway.',
  source: MCP_TOOLS,
  messages: {
    named: '"$schema" names {dialect}, which is the default without it. Remove it.',
    remove: 'Remove "$schema"',
  },
  examples: {
    good: [{ name: 'a', parameters: { type: 'object' } }],
    bad: [
      {
        tool: { name: 'a', parameters: { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' } },
        expect: 'named',
        at: '/parameters/$schema',
      },
    ],
  },
  check(tool, report) {
    for (const { root, at, draft } of schemasOf(tool)) {
      const dialect = isObject(root) ? stringAt(root, '$schema') : undefined;
      if (dialect === undefined) continue;
      const pointer = [...at, '$schema'];
      const fixes =
        draft === '2020-12' ? [{ title: 'remove', safe: true, edits: [{ op: 'remove', pointer }] } as const] : [];
      report('named', pointer, { data: { dialect }, fixes });
    }
  },
});
