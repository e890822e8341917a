import { has } from '../../model/json.ts';
import type { JsonSchema } from '../../model/tool.ts';
import type { Keyword } from '../../schema/keywords.ts';
import { defineRule } from '../define-rule.ts';
import { propertyAbove } from '../facts/schema-nodes.ts';
import { nodesOf } from '../schema/facts.ts';
import { UNDERSTANDING } from '../schema/sources.ts';

const SPEAKING = [
  'properties',
  'additionalProperties',
  'patternProperties',
  'propertyNames',
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'const',
  'enum',
];

export const schemaObjectProperties = defineRule({
  id: 'schema-object-properties',
  family: 'schema',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'Every nested object says what it contains.',
  why: 'An object that may contain anything leaves the model to guess the keys; strict modes refuse it.',
  source: UNDERSTANDING,
  messages: {
    missing:
      'The object "{name}" does not say what it contains. Declare its properties, or give "additionalProperties" a schema.',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: {
          type: 'object',
          properties: { labels: { type: 'object', additionalProperties: { type: 'string' } } },
        },
      },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { filter: { type: 'object' } } } },
        expect: 'missing',
        at: '/parameters/properties/filter',
      },
    ],
  },
  check(tool, report) {
    for (const node of nodesOf(tool)) {
      const { schema, types, pointer, keyword, parent } = node;
      const isInput = pointer.length > 1 && pointer[0] === 'parameters' && !isPart(keyword, parent?.schema);
      if (isInput && types.includes('object') && !SPEAKING.some((name) => has(schema, name)))
        report('missing', pointer, { data: { name: propertyAbove(node) } });
    }
  },
});

/** A branch or condition of an object whose properties stand beside it. */
function isPart(keyword: Keyword | undefined, parent: JsonSchema | undefined): boolean {
  if (keyword === 'anyOf' || keyword === 'oneOf') return parent !== undefined && has(Object(parent), 'properties');
  return keyword === 'allOf' || keyword === 'if' || keyword === 'then' || keyword === 'else' || keyword === 'not';
}
