import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { payloadAsSchema } from '../../testing/payload-as-schema.ts';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { type Pointer, pointersEqual } from '../model/pointer.ts';
import { TARGET_IDS } from '../model/target-id.ts';
import { readTool } from '../model/tool.ts';
import { KEYWORD_LIST, type Keyword } from '../schema/keywords.ts';
import { encodeArguments } from './calls/translate-arguments.ts';
import { convert } from './convert.ts';

interface Witness {
  /** The schema of the one property `a`. */
  readonly schema: JsonObject;
  readonly fits: JsonValue;
  /** Breaks this one keyword and nothing else. */
  readonly breaks: JsonValue;
}

const closed = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const text: JsonObject = { type: 'string' };
const texts: JsonObject = { type: 'array', items: text };
const two = closed({ b: text, c: text });

/** Each validation keyword with a value that only it refuses. */
const WITNESSES: Readonly<Record<string, Witness>> = {
  type: { schema: { type: 'integer' }, fits: 1, breaks: 'x' },
  enum: { schema: { type: 'string', enum: ['x', 'y'] }, fits: 'x', breaks: 'z' },
  const: { schema: { type: 'string', const: 'x' }, fits: 'x', breaks: 'z' },
  minLength: { schema: { type: 'string', minLength: 2 }, fits: 'xx', breaks: 'x' },
  maxLength: { schema: { type: 'string', maxLength: 2 }, fits: 'xx', breaks: 'xxx' },
  pattern: { schema: { type: 'string', pattern: '^x+$' }, fits: 'x', breaks: 'y' },
  format: { schema: { type: 'string', format: 'uuid' }, fits: '123e4567-e89b-12d3-a456-426614174000', breaks: 'y' },
  minimum: { schema: { type: 'number', minimum: 2 }, fits: 2, breaks: 1.5 },
  maximum: { schema: { type: 'number', maximum: 2 }, fits: 2, breaks: 2.5 },
  exclusiveMinimum: { schema: { type: 'number', exclusiveMinimum: 2 }, fits: 2.5, breaks: 2 },
  exclusiveMaximum: { schema: { type: 'number', exclusiveMaximum: 2 }, fits: 1.5, breaks: 2 },
  multipleOf: { schema: { type: 'integer', multipleOf: 5 }, fits: 10, breaks: 4 },
  minItems: { schema: { ...texts, minItems: 2 }, fits: ['x', 'y'], breaks: ['x'] },
  maxItems: { schema: { ...texts, maxItems: 1 }, fits: ['x'], breaks: ['x', 'y'] },
  uniqueItems: { schema: { ...texts, uniqueItems: true }, fits: ['x', 'y'], breaks: ['x', 'x'] },
  contains: { schema: { ...texts, contains: { const: 'x' } }, fits: ['x'], breaks: ['y'] },
  items: { schema: texts, fits: ['x'], breaks: [1] },
  prefixItems: {
    schema: { type: 'array', prefixItems: [text, { type: 'number' }], items: text },
    fits: ['x', 1],
    breaks: [1, 1],
  },
  required: { schema: closed({ b: text, c: text }, ['b']), fits: { b: 'x' }, breaks: { c: 'x' } },
  additionalProperties: { schema: two, fits: { b: 'x' }, breaks: { b: 'x', d: 'x' } },
  minProperties: { schema: { ...two, minProperties: 1 }, fits: { b: 'x' }, breaks: {} },
  maxProperties: { schema: { ...two, maxProperties: 1 }, fits: { b: 'x' }, breaks: { b: 'x', c: 'x' } },
  propertyNames: { schema: { ...two, propertyNames: { pattern: '^b$' } }, fits: { b: 'x' }, breaks: { c: 'x' } },
  dependentRequired: {
    schema: { ...two, dependentRequired: { b: ['c'] } },
    fits: { b: 'x', c: 'x' },
    breaks: { b: 'x' },
  },
  dependentSchemas: {
    schema: { ...two, dependentSchemas: { b: { required: ['c'] } } },
    fits: { c: 'x' },
    breaks: { b: 'x' },
  },
  not: { schema: { type: 'string', not: { const: 'x' } }, fits: 'y', breaks: 'x' },
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  if: { schema: { ...two, if: { required: ['b'] }, then: { required: ['c'] } }, fits: { c: 'x' }, breaks: { b: 'x' } },
  minContains: {
    schema: { ...texts, contains: { const: 'x' }, minContains: 2 },
    fits: ['x', 'x'],
    breaks: ['x'],
  },
  maxContains: {
    schema: { ...texts, contains: { const: 'x' }, maxContains: 1 },
    fits: ['x', 'y'],
    breaks: ['x', 'x'],
  },
  unevaluatedProperties: {
    schema: { type: 'object', properties: { b: text }, unevaluatedProperties: false },
    fits: { b: 'x' },
    breaks: { d: 'x' },
  },
  patternProperties: {
    schema: {
      type: 'object',
      properties: { b: text },
      patternProperties: { '^x-': text },
      additionalProperties: false,
    },
    fits: { 'x-a': 'x' },
    breaks: { 'x-a': 1 },
  },
  anyOf: { schema: { anyOf: [text, { type: 'number' }] }, fits: 1, breaks: true },
  oneOf: { schema: { oneOf: [text, { type: 'number' }] }, fits: 1, breaks: true },
  allOf: { schema: { allOf: [closed({ b: text }, ['b'])] }, fits: { b: 'x' }, breaks: {} },
};

/** Keywords that refuse nothing by themselves: names and references, annotations, and those that only sharpen another. */
const NO_WITNESS: readonly Keyword[] = [
  ...(['$schema', '$id', 'id', '$ref', '$anchor', '$dynamicRef', '$dynamicAnchor', '$recursiveRef'] as const),
  ...(['$recursiveAnchor', '$vocabulary', '$comment', '$defs', 'definitions', 'propertyOrdering'] as const),
  ...(['title', 'description', 'default', 'examples', 'example', 'deprecated', 'readOnly', 'writeOnly'] as const),
  ...(['nullable', 'discriminator', 'xml', 'externalDocs'] as const),
  ...(['contentEncoding', 'contentMediaType', 'contentSchema'] as const),
  ...(['then', 'else', 'properties', 'dependencies', 'additionalItems', 'unevaluatedItems'] as const),
];

test('each keyword that refuses values has a witness', () => {
  expect([...Object.keys(WITNESSES), ...NO_WITNESS].sort()).toEqual([...KEYWORD_LIST].sort());
});

const ajv = new Ajv2020({ strict: false, ownProperties: true, logger: false });
addFormats.default(ajv);

describe.each(Object.entries(WITNESSES))('%s', (keyword, { schema, fits, breaks }) => {
  test('the witness breaks it', () => {
    expect([ajv.validate(schema, fits), ajv.validate(schema, breaks)]).toEqual([true, false]);
  });

  test.each(TARGET_IDS)('%s keeps it, or a loss names it and the payload lets the witness pass', (target) => {
    const tool = readTool({ name: 'a', description: 'b', parameters: closed({ a: schema }, ['a']) });
    const conversion = convert(tool, target);
    if (conversion.payload === null) return;
    const payload = payloadAsSchema(conversion.payload, target);
    const takes = (a: JsonValue) => ajv.validate(payload as object, encodeArguments({ a }, conversion));
    const at: Pointer = ['parameters', 'properties', 'a', keyword];
    const isLost = conversion.losses.some(({ kind, pointer }) => kind !== 'rewritten' && pointersEqual(pointer, at));
    expect({ fits: takes(fits), breaks: takes(breaks), isLost }).toEqual({ fits: true, breaks: isLost, isLost });
  });
});
