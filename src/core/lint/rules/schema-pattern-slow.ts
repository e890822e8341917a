import { defineRule } from '../define-rule.ts';
import { patternsOf } from '../schema/patterns.ts';
import { judgePattern } from '../schema/regex/judge-pattern.ts';
import { REDOS } from '../schema/sources.ts';

export const schemaPatternSlow = defineRule({
  id: 'schema-pattern-slow',
  family: 'schema',
  severity: 'warning',
  preset: 'essentials',
  summary: 'No pattern can take exponential time.',
  why: 'A loop that can read the same text in two ways makes a backtracking engine try all combinations; thirty characters hang the validator.',
  source: REDOS,
  messages: {
    slow: 'This pattern can take exponential time, because a repeated part can read the same text in more than one way. Simplify it.',
  },
  examples: {
    good: [{ name: 'a', parameters: { properties: { n: { type: 'string', pattern: '^(?:[a-z]+,)*[a-z]+$' } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { properties: { n: { pattern: '^(a+)+$' } } } },
        expect: 'slow',
        at: '/parameters/properties/n/pattern',
      },
    ],
  },
  check(tool, report) {
    for (const { source, pointer } of patternsOf(tool)) if (judgePattern(source).isExponential) report('slow', pointer);
  },
});
