import type { JsonObject } from '../core/model/json.ts';
import { readTool, type Tool } from '../core/model/tool.ts';

/** Parameter schemas as people and generators write them, each with a trait that converters stumble over. */
const SAMPLE_SCHEMAS: Readonly<Record<string, JsonObject>> = {
  no_arguments: { type: 'object', properties: {} },
  plain: {
    type: 'object',
    properties: {
      city: { type: 'string', description: 'City name.' },
      days: { type: 'integer', minimum: 1, maximum: 7 },
    },
    required: ['city'],
    additionalProperties: false,
  },
  nullable_spellings: {
    type: 'object',
    properties: {
      list: { type: ['string', 'null'] },
      union: { anyOf: [{ type: 'integer' }, { type: 'null' }], default: null },
      openapi: { type: 'string', nullable: true },
      object: { type: ['object', 'null'], properties: { a: { type: 'string' } }, required: ['a'] },
    },
    required: ['list', 'union', 'openapi', 'object'],
  },
  references: {
    type: 'object',
    properties: { home: { $ref: '#/$defs/Place', description: 'Where it starts.' }, work: { $ref: '#/$defs/Place' } },
    required: ['home'],
    $defs: { Place: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } },
  },
  tagged_union: {
    type: 'object',
    properties: {
      block: {
        discriminator: { propertyName: 'kind' },
        oneOf: [
          {
            type: 'object',
            properties: { kind: { const: 'text' }, text: { type: 'string' } },
            required: ['kind', 'text'],
          },
          { type: 'object', properties: { kind: { const: 'rule' }, width: { type: 'number' } }, required: ['kind'] },
        ],
      },
    },
    required: ['block'],
  },
  bounds: {
    type: 'object',
    properties: {
      code: { type: 'string', minLength: 2, maxLength: 8, pattern: '^[a-z]+$' },
      ratio: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
      tags: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 5, uniqueItems: true },
      when: { type: 'string', format: 'date-time' },
      page: { type: 'string', format: 'uri' },
    },
    required: ['code', 'ratio', 'tags', 'when', 'page'],
  },
  tuple: {
    type: 'object',
    properties: {
      point: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], minItems: 2, maxItems: 2 },
    },
    required: ['point'],
  },
  merged: {
    type: 'object',
    properties: {
      person: {
        allOf: [
          { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
          { type: 'object', properties: { age: { type: 'integer' } } },
        ],
      },
    },
    required: ['person'],
  },
  enums: {
    type: 'object',
    properties: {
      unit: { type: 'string', enum: ['C', 'F'] },
      level: { type: 'integer', enum: [1, 2, 3] },
      mode: { const: 'fast' },
    },
    required: ['unit', 'level', 'mode'],
  },
  keyword_names: {
    type: 'object',
    properties: {
      title: { type: 'string' },
      type: { type: 'string' },
      properties: { type: 'object', properties: { pattern: { type: 'string' } }, required: ['pattern'] },
      enum: { type: 'array', items: { type: 'string' } },
    },
    required: ['title', 'type', 'properties', 'enum'],
  },
};

export function sampleTools(): Tool[] {
  return Object.entries(SAMPLE_SCHEMAS).map(([name, parameters]) =>
    readTool({ name, description: `A tool with ${name.replaceAll('_', ' ')}.`, parameters }),
  );
}
