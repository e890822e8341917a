import { defineRule } from '../define-rule.ts';
import { patternsOf } from '../schema/patterns.ts';
import { judgePattern } from '../schema/regex/judge-pattern.ts';
import type { RegexFeature } from '../schema/regex/parse-regex.ts';
import { OPENAI_OUTPUTS } from '../schema/sources.ts';

/** Refused or misread by strict decoding and by engines of the RE2 kind; the others are only read differently. */
const REFUSED: readonly RegexFeature[] = ['look-around', 'back-reference', 'inline flags', 'POSIX class'];
/** How the others are written, which reads the same in every language. */
const SYNTAX: Readonly<Partial<Record<RegexFeature, string>>> = {
  'named group': '(?<name>…)',
  'property class': '\\p{…}',
  'word boundary': '\\b',
};

export const schemaPatternPortable = defineRule({
  id: 'schema-pattern-portable',
  family: 'schema',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Patterns use only what every engine reads the same way.',
  why: 'Strict modes and RE2 engines refuse lookaround and backreferences, and the whole request fails.',
  source: OPENAI_OUTPUTS,
  messages: {
    lookAround: 'Strict modes and RE2 engines refuse the lookahead or lookbehind in this pattern.',
    backReference: 'Strict modes and RE2 engines refuse the backreference in this pattern.',
    flags: 'The inline flags in this pattern do not work in the ECMA-262 expressions that validators use.',
    posix: 'A POSIX class such as [:alpha:] has another meaning in ECMA-262.',
    partly: 'Some engines do not support {feature}, which this pattern uses.',
  },
  examples: {
    good: [{ name: 'a', parameters: { properties: { n: { type: 'string', pattern: '^[a-z]{2,9}$' } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { properties: { n: { pattern: '^(?!x)[a-z]+$' } } } },
        expect: 'lookAround',
        at: '/parameters/properties/n/pattern',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { pattern: '^(a)\\1$' } } } },
        expect: 'backReference',
        at: '/parameters/properties/n/pattern',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { pattern: '(?i)abc' } } } },
        expect: 'flags',
        at: '/parameters/properties/n/pattern',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { pattern: '^[[:alpha:]]+$' } } } },
        expect: 'posix',
        at: '/parameters/properties/n/pattern',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { pattern: '^\\p{L}+$' } } } },
        expect: 'partly',
        at: '/parameters/properties/n/pattern',
      },
    ],
  },
  check(tool, report) {
    for (const { source, pointer } of patternsOf(tool)) {
      const { features } = judgePattern(source);
      const [refused] = REFUSED.filter((feature) => features.has(feature));
      if (refused === 'look-around') report('lookAround', pointer);
      else if (refused === 'back-reference') report('backReference', pointer);
      else if (refused === 'inline flags') report('flags', pointer);
      else if (refused === 'POSIX class') report('posix', pointer);
      else
        for (const feature of features)
          report('partly', pointer, { data: { feature: SYNTAX[feature] ?? feature }, severity: 'info' });
    }
  },
});
