import { get, isObject } from '../../model/json.ts';
import { valueAt } from '../../model/pointer.ts';
import { defineRule } from '../define-rule.ts';
import { patternsOf } from '../schema/patterns.ts';
import { judgePattern } from '../schema/regex/judge-pattern.ts';
import { REDOS } from '../schema/sources.ts';

/** Up to this length the square is soon done. */
const SHORT = 1000;

export const schemaPatternPolynomial = defineRule({
  id: 'schema-pattern-polynomial',
  family: 'schema',
  severity: 'info',
  preset: 'recommended',
  summary: 'A pattern with two loops that can share the same text comes with a "maxLength".',
  why: 'Where two loops can read the same text, a backtracking engine tries every split: twice the text takes four times as long or more, and 100,000 characters hang a validator.',
  source: REDOS,
  messages: {
    slow: 'On a long text that repeats "{text}", this pattern takes at least quadratic time. Limit the text with "maxLength".',
  },
  examples: {
    good: [
      { name: 'a', parameters: { properties: { n: { type: 'string', pattern: '^[a-z]+(?:_[a-z0-9]+)*$' } } } },
      { name: 'a', parameters: { properties: { n: { type: 'string', pattern: '^a*a*$', maxLength: 200 } } } },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { properties: { n: { pattern: '^[^@]+@[^@]+\\.[^@]+$' } } } },
        expect: 'slow',
        at: '/parameters/properties/n/pattern',
      },
    ],
  },
  check(tool, report) {
    for (const { source, pointer } of patternsOf(tool)) {
      const { slowText } = judgePattern(source);
      if (slowText === undefined) continue;
      const node = valueAt(tool.raw, pointer.slice(0, -1));
      const longest = get(isObject(node) ? node : undefined, 'maxLength');
      if (typeof longest === 'number' && longest <= SHORT) continue;
      report('slow', pointer, { data: { text: slowText } });
    }
  },
});
