import { defineRule } from '../define-rule.ts';
import { patternsOf } from '../schema/patterns.ts';
import { judgePattern } from '../schema/regex/judge-pattern.ts';
import { ECMA_PATTERNS } from '../schema/sources.ts';

export const schemaPatternInvalid = defineRule({
  id: 'schema-pattern-invalid',
  family: 'schema',
  severity: 'error',
  preset: 'essentials',
  summary: 'Every pattern is a valid ECMA-262 regular expression with the flag u.',
  why: 'Validators compile the pattern before the first call; one that does not compile breaks the tool or the whole list.',
  source: ECMA_PATTERNS,
  messages: {
    invalid: 'This pattern is not a valid regular expression ("{fault}").',
    unicode: 'This pattern is valid only without the flag u, which validators use ("{fault}").',
  },
  examples: {
    good: [{ name: 'a', parameters: { properties: { n: { type: 'string', pattern: '^[a-z]+$' } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { properties: { n: { pattern: '^(a' } } } },
        expect: 'invalid',
        at: '/parameters/properties/n/pattern',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { pattern: '^[\\w-.]+$' } } } },
        expect: 'unicode',
        at: '/parameters/properties/n/pattern',
      },
    ],
  },
  check(tool, report) {
    for (const { source, pointer } of patternsOf(tool)) {
      const { fault, isLooselyValid } = judgePattern(source);
      if (fault === undefined) continue;
      if (isLooselyValid) report('unicode', pointer, { data: { fault }, severity: 'warning' });
      else report('invalid', pointer, { data: { fault } });
    }
  },
});
