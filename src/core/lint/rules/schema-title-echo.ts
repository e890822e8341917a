import { plainName } from '../../catalog/tool-words.ts';
import { stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nodesOf } from '../schema/facts.ts';
import { UNDERSTANDING } from '../schema/sources.ts';

export const schemaTitleEcho = defineRule({
  id: 'schema-title-echo',
  family: 'schema',
  severity: { authored: 'info', foreign: 'off' },
  preset: 'recommended',
  summary: 'A title says more than the name of its property.',
  why: 'Generators write a title for every property; one that repeats the name costs tokens and tells the model nothing.',
  source: UNDERSTANDING,
  messages: { echo: 'The title "{title}" only repeats the name.', remove: 'Remove the title' },
  examples: {
    good: [{ name: 'a', parameters: { properties: { title: { type: 'string', title: 'Headline' } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { properties: { page_size: { type: 'integer', title: 'Page Size' } } } },
        expect: 'echo',
        at: '/parameters/properties/page_size/title',
      },
    ],
  },
  check(tool, report) {
    for (const { schema, pointer, key, keyword } of nodesOf(tool)) {
      const title = stringAt(schema, 'title');
      const isNamed = keyword === 'properties' || keyword === '$defs' || keyword === 'definitions';
      if (title === undefined || !isNamed || plainName(title) !== plainName(key ?? '')) continue;
      const at = [...pointer, 'title'];
      report('echo', at, {
        data: { title },
        fixes: [{ title: 'remove', safe: true, edits: [{ op: 'remove', pointer: at }] }],
      });
    }
  },
});
