import { defineRule } from '../define-rule.ts';
import { patternsOf } from '../schema/patterns.ts';
import { judgePattern } from '../schema/regex/judge-pattern.ts';
import type { RegexFeature } from '../schema/regex/parse-regex.ts';
import { OPENAI_OUTPUTS } from '../schema/sources.ts';

/** Refused or misread by strict decoding and by engines of the RE2 kind; the others are only read differently. */
const REFUSED: readonly RegexFeature[] = ['look-around', 'back-reference', 'inline flags', 'POSIX class'];

export const schemaPatternPortable = defineRule({
  id: 'schema-pattern-portable',
  family: 'schema',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Patterns use what every engine reads alike.',
  why: 'Strict modes and RE2 engines refuse look-around and back-references, and the whole request fails with them.',
  source: OPENAI_OUTPUTS,
  messages: {
    lookAround: 'Look-around in a pattern is refused by the strict modes and by RE2 engines.',
    backReference: 'A back-reference in a pattern is refused by the strict modes and by RE2 engines.',
    flags: 'Flags inside a pattern are no part of ECMA-262 as validators compile it.',
    posix: 'A POSIX class such as [:alpha:] means something else in ECMA-262.',
    partly: 'Some engines lack this construct: {feature}.',
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
      else for (const feature of features) report('partly', pointer, { data: { feature }, severity: 'info' });
    }
  },
});
