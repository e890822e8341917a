import { has, isObject } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { inputNodes } from '../facts/schema-nodes.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

const SINGLE_QUOTED = /(?:^|[\s(:[])'[^'\n]{1,60}'/;
const NAMED = /e\.?g\.|examples?|for instance|such as|ví dụ|chẳng hạn|v\.d\./iu;
const MANY = 5;

export const descriptionExample = defineRule({
  id: 'description-example',
  family: 'description',
  severity: { authored: 'off', foreign: 'info' },
  preset: 'recommended',
  summary: 'A tool with many arguments shows an example somewhere.',
  why: 'On tools with complex arguments, one worked example raised correct calls from 72% to 90%; a schema says what is allowed, not what is usual.',
  source: ANTHROPIC_TOOLS,
  confidence: 0.5,
  messages: {
    none: {
      one: 'The tool takes {count} argument, but gives no example in its schema, its examples or its descriptions.',
      other: 'The tool takes {count} arguments, but gives no example in its schema, its examples or its descriptions.',
    },
  },
  examples: {
    good: [
      {
        name: 'a',
        description: 'Adds. Example: {"a": 1}',
        parameters: { type: 'object', properties: Object.fromEntries([...'abcdef'].map((key) => [key, {}])) },
      },
      { name: 'a', parameters: { type: 'object', properties: { a: {}, b: {} } } },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: {
            type: 'object',
            properties: Object.fromEntries([...'abcdef'].map((key) => [key, { type: 'string' }])),
          },
        },
        format: 'mcp',
        expect: 'none',
        at: '/parameters',
      },
    ],
  },
  check(tool, report) {
    const properties = inputProperties(tool);
    const count = properties.filter(({ isTop }) => isTop).length;
    if (count < MANY || (tool.examples ?? []).length > 0 || showsOne(tool.description ?? '')) return;
    const isShown = inputNodes(tool).some(
      ({ schema }) => isObject(schema) && (has(schema, 'examples') || has(schema, 'example')),
    );
    if (isShown || properties.some(({ description }) => showsOne(description))) return;
    report('none', ['parameters'], { data: { count } });
  },
});

/** A quoted or marked value shows how an argument looks as well as an example does. */
function showsOne(text: string): boolean {
  const isQuoted = ['"', '`'].some((mark) => text.indexOf(mark, text.indexOf(mark) + 1) > text.indexOf(mark));
  return isQuoted || NAMED.test(text) || (text.includes("'") && SINGLE_QUOTED.test(text));
}
