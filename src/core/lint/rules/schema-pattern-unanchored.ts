import { defineRule } from '../define-rule.ts';
import { patternsOf } from '../schema/patterns.ts';
import { ECMA_PATTERNS } from '../schema/sources.ts';

export const schemaPatternUnanchored = defineRule({
  id: 'schema-pattern-unanchored',
  family: 'schema',
  severity: 'info',
  preset: 'recommended',
  summary: 'A pattern for the whole value starts with ^ and ends with $.',
  why: 'JSON Schema looks for the pattern anywhere in the value, so [0-9]{4} also accepts x12345y.',
  source: ECMA_PATTERNS,
  messages: {
    open: 'This pattern matches anywhere in the value. To match the whole value, put it between ^ and $.',
    anchor: 'Match the whole value',
  },
  examples: {
    good: [{ name: 'a', parameters: { properties: { n: { type: 'string', pattern: '^[0-9]{4}$' } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { properties: { n: { pattern: '[0-9]{4}' } } } },
        expect: 'open',
        at: '/parameters/properties/n/pattern',
      },
    ],
  },
  check(tool, report) {
    for (const { source, pointer } of patternsOf(tool)) {
      if (/^\^|\$$/.test(source) || pointer.at(-1) !== 'pattern') continue;
      const edits = [{ op: 'set', pointer, value: `^(?:${source})$` }] as const;
      report('open', pointer, { fixes: [{ title: 'anchor', safe: false, edits }] });
    }
  },
});
