import { describe, expect, test } from 'vitest';
import { get, isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { formatPointer } from '../model/pointer.ts';
import type { TargetId } from '../model/target-id.ts';
import { readTool } from '../model/tool.ts';
import type { Conversion } from './conversion.ts';
import { convert } from './convert.ts';

const SCHEMA_FIELD: Readonly<Record<string, string>> = {
  'openai-responses': 'parameters',
  'openai-responses:strict': 'parameters',
  anthropic: 'input_schema',
  'anthropic:strict': 'input_schema',
  gemini: 'parameters',
  'gemini:json': 'parametersJsonSchema',
  mcp: 'inputSchema',
  'mcp:2025-11-25': 'inputSchema',
};

function convertSchema(parameters: JsonValue, target: TargetId): Conversion {
  return convert(readTool({ name: 'get_item', description: 'Gets one item.', parameters }), target);
}

function sentSchema({ payload, target }: Conversion): JsonValue | undefined {
  return payload === null ? undefined : get(payload, SCHEMA_FIELD[target] ?? '');
}

/** `kind keyword` of each loss below the property, so that a row shows what the table of the target decided. */
function lossesAt({ losses }: Conversion, at: string): string[] {
  return losses
    .filter(({ pointer }) => formatPointer(pointer).startsWith(at))
    .map(({ kind, keyword }) => `${kind} ${keyword ?? ''}`.trim())
    .sort();
}

/** A required property `x` with the given schema: what is sent for it, and what was lost on it. */
function convertProperty(schema: JsonValue, target: TargetId, definitions: JsonObject = {}) {
  const parameters = {
    type: 'object',
    properties: { x: schema },
    required: ['x'],
    additionalProperties: false,
    ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
  };
  const conversion = convertSchema(parameters, target);
  const properties = get(sentSchema(conversion), 'properties');
  return {
    sent: get(properties, 'x'),
    status: conversion.status,
    losses: lossesAt(conversion, '/parameters/properties/x'),
  };
}

interface Row {
  readonly target: TargetId;
  readonly given: JsonValue;
  /** Undefined: the tool is refused. */
  readonly want: JsonValue | undefined;
  readonly losses: readonly string[];
}

function rows(list: readonly Row[]): void {
  test.each(list)('$target: $given', ({ target, given, want, losses }) => {
    const found = convertProperty(given, target);
    expect(found.sent).toEqual(want);
    expect(found.losses).toEqual(losses);
  });
}

// Structured Outputs guide: nine formats, no look-around, numeric and item bounds; lengths and defaults are doubtful.
describe('OpenAI strict', () => {
  test('an optional list of values that holds null needs no further null', () => {
    const parameters = { type: 'object', properties: { x: { type: ['string', 'null'], enum: ['a', null] } } };
    const sent = sentSchema(convertSchema(parameters, 'openai-responses:strict'));
    expect(get(get(sent, 'properties'), 'x')).toEqual({ type: ['string', 'null'], enum: ['a', null] });
  });

  rows([
    {
      target: 'openai-responses:strict',
      given: { type: ['string'] },
      want: { type: 'string' },
      losses: ['rewritten type'],
    },
    {
      target: 'openai-responses:strict',
      given: { type: 'string', format: 'email' },
      want: { type: 'string', format: 'email' },
      losses: [],
    },
    {
      target: 'openai-responses:strict',
      given: { type: 'string', format: 'uri' },
      want: { type: 'string', description: 'Format: uri.' },
      losses: ['described format'],
    },
    {
      target: 'openai-responses:strict',
      given: { type: 'string', description: 'A code', minLength: 3, maxLength: 5 },
      want: {
        type: 'string',
        description: 'A code. Must be at least 3 characters long. Must be at most 5 characters long.',
      },
      losses: ['described maxLength', 'described minLength'],
    },
    {
      target: 'openai-responses:strict',
      given: { type: 'string', pattern: '^(?!no)' },
      want: { type: 'string', description: 'Must match the regular expression ^(?!no).' },
      losses: ['described pattern'],
    },
    {
      target: 'openai-responses:strict',
      given: { type: 'string', pattern: '^\\(\\?=[(?!]$' },
      want: { type: 'string', pattern: '^\\(\\?=[(?!]$' },
      losses: [],
    },
    {
      target: 'openai-responses:strict',
      given: { type: 'integer', minimum: 1, maximum: 9, multipleOf: 2, default: 4 },
      want: { type: 'integer', minimum: 1, maximum: 9, multipleOf: 2, description: 'Default: 4.' },
      losses: ['described default'],
    },
    {
      target: 'openai-responses:strict',
      given: { type: 'array', items: { type: 'string' }, minItems: 1, uniqueItems: true },
      want: { type: 'array', items: { type: 'string' }, minItems: 1, description: 'Items must all be different.' },
      losses: ['described uniqueItems'],
    },
    {
      target: 'openai-responses:strict',
      given: { enum: ['a', 'b'] },
      want: { type: 'string', enum: ['a', 'b'] },
      losses: [],
    },
    {
      target: 'openai-responses:strict',
      given: { enum: [1, 2.5] },
      want: { type: 'number', enum: [1, 2.5] },
      losses: [],
    },
    {
      target: 'openai-responses:strict',
      given: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
      want: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      losses: ['rewritten oneOf'],
    },
    {
      target: 'openai-responses:strict',
      given: { oneOf: [{ type: 'number' }, { type: 'integer' }] },
      want: { anyOf: [{ type: 'number' }, { type: 'integer' }] },
      losses: ['dropped oneOf'],
    },
    {
      target: 'openai-responses:strict',
      given: {
        allOf: [
          { type: 'integer', minimum: 2 },
          { minimum: 5, maximum: 9 },
        ],
      },
      want: { type: 'integer', minimum: 5, maximum: 9 },
      losses: ['rewritten allOf', 'rewritten minimum'],
    },
    {
      target: 'openai-responses:strict',
      given: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
      want: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: false },
      losses: ['rewritten additionalProperties'],
    },
    {
      target: 'openai-responses:strict',
      given: {
        type: 'object',
        properties: { a: { type: 'string' }, b: { enum: ['p', 'q'] } },
        additionalProperties: false,
      },
      want: {
        type: 'object',
        properties: {
          a: { type: ['string', 'null'] },
          b: { anyOf: [{ type: 'string', enum: ['p', 'q'] }, { type: 'null' }] },
        },
        additionalProperties: false,
        required: ['a', 'b'],
      },
      losses: ['rewritten required'],
    },
    {
      target: 'openai-responses:strict',
      given: { type: 'object' },
      want: undefined,
      losses: ['refused additionalProperties'],
    },
    {
      target: 'openai-responses:strict',
      given: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: true },
      want: undefined,
      losses: ['refused additionalProperties'],
    },
    {
      target: 'openai-responses:strict',
      given: { type: 'object', additionalProperties: { type: 'string' } },
      want: undefined,
      losses: ['refused additionalProperties'],
    },
    {
      target: 'openai-responses:strict',
      given: { type: 'object', patternProperties: { '^x': { type: 'string' } }, additionalProperties: false },
      want: undefined,
      losses: ['refused patternProperties'],
    },
    { target: 'openai-responses:strict', given: {}, want: undefined, losses: ['refused'] },
    { target: 'openai-responses:strict', given: { type: 'array' }, want: undefined, losses: ['refused'] },
    {
      target: 'openai-responses:strict',
      given: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }], items: false, minItems: 2 },
      want: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
      losses: ['rewritten items', 'rewritten prefixItems', 'rewritten type'],
    },
  ]);

  test('a described reference is wrapped, and its definition is closed like any object', () => {
    const definitions = { Place: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] } };
    const conversion = convertSchema(
      {
        type: 'object',
        properties: { from: { $ref: '#/$defs/Place', description: 'Start.' }, to: { $ref: '#/$defs/Place' } },
        required: ['from', 'to'],
        additionalProperties: false,
        $defs: definitions,
      },
      'openai-responses:strict',
    );
    expect(sentSchema(conversion)).toEqual({
      type: 'object',
      properties: {
        from: { description: 'Start.', anyOf: [{ $ref: '#/$defs/Place' }] },
        to: { $ref: '#/$defs/Place' },
      },
      required: ['from', 'to'],
      additionalProperties: false,
      $defs: {
        Place: {
          type: 'object',
          properties: { city: { type: 'string' } },
          required: ['city'],
          additionalProperties: false,
        },
      },
    });
    expect(conversion.status).toBe('exact');
  });

  test('recursion is kept by reference', () => {
    const tree = {
      type: 'object',
      properties: { next: { anyOf: [{ $ref: '#' }, { type: 'null' }] } },
      required: ['next'],
    };
    expect(get(get(sentSchema(convertSchema(tree, 'openai-responses:strict')), 'properties'), 'next')).toEqual({
      anyOf: [{ $ref: '#' }, { type: 'null' }],
    });
  });
});

// Structured outputs documentation: optional properties stay optional; bounds, lengths and most array keywords are refused.
describe('Anthropic strict', () => {
  rows([
    {
      target: 'anthropic:strict',
      given: { type: 'integer', minimum: 1, maximum: 300 },
      want: { type: 'integer', description: 'Must be at least 1. Must be at most 300.' },
      losses: ['described maximum', 'described minimum'],
    },
    {
      target: 'anthropic:strict',
      given: { type: 'string', format: 'uri' },
      want: { type: 'string', format: 'uri' },
      losses: [],
    },
    {
      target: 'anthropic:strict',
      given: { type: 'string', pattern: '\\bword\\b' },
      want: { type: 'string', description: 'Must match the regular expression \\bword\\b.' },
      losses: ['described pattern'],
    },
    {
      target: 'anthropic:strict',
      given: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 5 },
      want: { type: 'array', items: { type: 'string' }, minItems: 1, description: 'Must have at most 5 items.' },
      losses: ['described maxItems'],
    },
    {
      target: 'anthropic:strict',
      given: { type: 'array', items: { type: 'string' }, minItems: 2 },
      want: { type: 'array', items: { type: 'string' }, description: 'Must have at least 2 items.' },
      losses: ['described minItems'],
    },
    {
      target: 'anthropic:strict',
      given: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
      want: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
      losses: [],
    },
    {
      target: 'anthropic:strict',
      given: { type: 'string', default: 'a' },
      want: { type: 'string', default: 'a' },
      losses: [],
    },
    {
      target: 'anthropic:strict',
      given: { type: 'object', additionalProperties: {} },
      want: undefined,
      losses: ['refused additionalProperties'],
    },
  ]);

  test('recursion is refused where it stands', () => {
    const conversion = convertSchema(
      { type: 'object', properties: { child: { $ref: '#' } }, additionalProperties: false },
      'anthropic:strict',
    );
    expect(conversion.payload).toBeNull();
    expect(lossesAt(conversion, '/parameters/properties/child/$ref')).toEqual(['refused $ref']);
  });
});

// The 22 keys of Schema: one type, nullable, texts only under enum, no references, no exclusive bounds.
describe('Gemini parameters', () => {
  rows([
    {
      target: 'gemini',
      given: { type: ['string', 'null'] },
      want: { type: 'STRING', nullable: true },
      losses: ['rewritten type'],
    },
    {
      target: 'gemini',
      given: { anyOf: [{ type: 'integer' }, { type: 'null' }], description: 'Count.' },
      want: { description: 'Count.', nullable: true, type: 'INTEGER' },
      losses: ['rewritten anyOf', 'rewritten anyOf', 'rewritten type'],
    },
    {
      target: 'gemini',
      given: {
        type: 'string',
        properties: { a: { minimum: 1 } },
        required: ['a'],
        items: { type: 'string' },
        minItems: 2,
      },
      want: { type: 'STRING' },
      losses: ['items', 'minItems', 'minimum', 'properties', 'required', 'type'].map((name) => `rewritten ${name}`),
    },
    {
      target: 'gemini',
      given: { type: 'object', properties: {} },
      want: { type: 'OBJECT' },
      losses: ['rewritten properties'],
    },
    { target: 'gemini', given: { const: 'a' }, want: { type: 'STRING', enum: ['a'] }, losses: ['rewritten const'] },
    {
      target: 'gemini',
      given: { type: 'integer', enum: [1, 2] },
      want: { type: 'INTEGER', description: 'Must be one of: 1, 2.' },
      losses: ['described enum'],
    },
    {
      target: 'gemini',
      given: { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 10 },
      want: { type: 'INTEGER', minimum: 1, maximum: 9 },
      losses: ['rewritten exclusiveMaximum', 'rewritten exclusiveMinimum'],
    },
    {
      target: 'gemini',
      given: { type: 'number', exclusiveMinimum: 0 },
      want: { type: 'NUMBER', description: 'Must be greater than 0.' },
      losses: ['described exclusiveMinimum'],
    },
    {
      target: 'gemini',
      given: { type: 'string', format: 'date', contentEncoding: 'base64' },
      want: { type: 'STRING', description: 'Format: date. Encoded as base64.' },
      losses: ['described contentEncoding', 'described format'],
    },
    {
      target: 'gemini',
      given: { type: 'string', format: 'date-time' },
      want: { type: 'STRING', format: 'date-time' },
      losses: [],
    },
    {
      target: 'gemini',
      given: { type: ['string', 'number'], description: 'Either.' },
      want: {
        anyOf: [
          { type: 'STRING', description: 'Either.' },
          { type: 'NUMBER', description: 'Either.' },
        ],
      },
      losses: ['rewritten description', 'rewritten type'],
    },
    {
      target: 'gemini',
      given: { anyOf: [{ const: 'up', description: 'Newest first.' }, { const: 'down' }], description: 'Order.' },
      want: { description: 'Order. "up": Newest first.', type: 'STRING', enum: ['up', 'down'] },
      losses: ['described description', 'rewritten anyOf', 'rewritten const', 'rewritten const'],
    },
    {
      target: 'gemini',
      given: { type: 'object', additionalProperties: { type: 'number' } },
      want: { type: 'OBJECT', description: 'Other keys may be added; value: number.' },
      losses: ['described additionalProperties'],
    },
    {
      target: 'gemini',
      given: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false, minItems: 2 },
      want: {
        type: 'ARRAY',
        minItems: 2,
        items: { anyOf: [{ type: 'STRING' }, { type: 'INTEGER' }] },
        maxItems: 2,
        description: 'Items in order: 1. string; 2. integer.',
      },
      losses: ['described prefixItems', 'rewritten items'],
    },
    {
      target: 'gemini',
      given: { type: 'string', enum: ['', 'on', 'off'] },
      want: { type: 'STRING', enum: ['on', 'off'], description: 'May also be the empty text "".' },
      losses: ['described enum'],
    },
    {
      target: 'gemini',
      given: { type: 'string', enum: [''] },
      want: { type: 'STRING', description: 'Must be "".' },
      losses: ['described enum'],
    },
  ]);

  test('references are written in, and what stands beside them counts', () => {
    const found = convertProperty({ $ref: '#/$defs/State', description: 'Now.' }, 'gemini', {
      State: { type: 'string', enum: ['open', 'closed'] },
    });
    expect(found.sent).toEqual({ description: 'Now.', type: 'STRING', enum: ['open', 'closed'] });
    expect(found.status).not.toBe('refused');
  });

  test('recursion is cut on its second level, and the description says so', () => {
    const node = { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/$defs/Node' } } } };
    const found = convertProperty({ $ref: '#/$defs/Node' }, 'gemini', { Node: node });
    expect(found.sent).toEqual({
      type: 'OBJECT',
      properties: {
        children: { type: 'ARRAY', items: { type: 'OBJECT', description: 'Same structure as "Node" above.' } },
      },
    });
  });

  test('a tool without parameters is sent without a schema', () => {
    const conversion = convertSchema({ type: 'object', properties: {} }, 'gemini');
    expect(conversion.payload).toEqual({ name: 'get_item', description: 'Gets one item.' });
    expect(conversion.status).toBe('exact');
  });
});

describe('Gemini JSON Schema', () => {
  rows([
    { target: 'gemini:json', given: { type: ['string'] }, want: { type: 'string' }, losses: ['rewritten type'] },
    {
      target: 'gemini:json',
      given: { type: ['string', 'null'], minLength: 1 },
      want: { type: ['string', 'null'], minLength: 1 },
      losses: [],
    },
  ]);

  test('beside a reference only description and default stay; a required recursion is written out once', () => {
    const found = convertProperty({ $ref: '#/$defs/Slot', description: 'When.', title: 'Slot' }, 'gemini:json', {
      Slot: { type: 'string', format: 'date' },
    });
    expect(found.sent).toEqual({ description: 'When.', title: 'Slot', type: 'string', format: 'date' });
  });

  test('definitions move to $defs', () => {
    const conversion = convertSchema(
      { type: 'object', properties: { a: { $ref: '#/definitions/A' } }, definitions: { A: { type: 'string' } } },
      'gemini:json',
    );
    expect(sentSchema(conversion)).toEqual({
      type: 'object',
      properties: { a: { $ref: '#/$defs/A' } },
      $defs: { A: { type: 'string' } },
    });
    expect(conversion.status).toBe('exact');
  });
});

/** A tuple in the words of draft-07, whose rest refers into it. */
const LIST: JsonObject = {
  type: 'array',
  items: [{ type: 'object', properties: { word: { type: 'string' } } }],
  additionalItems: { $ref: '#/properties/x/items/0' },
};

describe('references into what is written under another keyword', () => {
  test('lead to a definition of their own', () => {
    const conversion = convertSchema({ type: 'object', properties: { x: LIST } }, 'anthropic');
    const word = { type: 'object', properties: { word: { type: 'string' } } };
    expect(sentSchema(conversion)).toEqual({
      type: 'object',
      properties: { x: { type: 'array', prefixItems: [word], items: { $ref: '#/$defs/items_0' } } },
      $defs: { items_0: word },
    });
  });

  test('make no second kind of item where a list takes the place of the tuple', () => {
    const word = { type: 'OBJECT', properties: { word: { type: 'STRING' } } };
    expect(convertProperty(LIST, 'gemini').sent).toEqual({ type: 'ARRAY', items: word });
  });
});

describe('the root', () => {
  test('what the root and its forms say of one property stands on one node', () => {
    const parameters = {
      type: 'object',
      properties: { op: { type: 'string', description: 'What to do.' } },
      oneOf: [{ properties: { op: { const: 'add' } } }, { properties: { op: { const: 'remove' } } }],
    };
    expect(get(sentSchema(convertSchema(parameters, 'anthropic')), 'properties')).toEqual({
      op: { type: 'string', description: 'What to do.', enum: ['add', 'remove'] },
    });
  });

  const union = {
    oneOf: [
      {
        type: 'object',
        properties: { action: { const: 'open' }, text: { type: 'string' } },
        required: ['action', 'text'],
      },
      { type: 'object', properties: { action: { const: 'close' }, id: { type: 'integer' } }, required: ['action'] },
    ],
  };

  test('a union becomes one object, and the description says what goes together', () => {
    const conversion = convertSchema(union, 'anthropic');
    expect(sentSchema(conversion)).toEqual({
      type: 'object',
      properties: { action: { enum: ['open', 'close'] }, text: { type: 'string' }, id: { type: 'integer' } },
      required: ['action'],
      description: 'Use one of these forms: (1) "action" = "open", "text"; (2) "action" = "close", "id" (optional).',
    });
    expect(lossesAt(conversion, '/parameters/oneOf')).toContain('described oneOf');
  });

  test('MCP keeps the union', () => {
    const conversion = convertSchema(union, 'mcp');
    expect(sentSchema(conversion)).toEqual({ type: 'object', ...union });
    expect(conversion.status).toBe('exact');
  });

  test('allOf is merged for OpenAI, with every property', () => {
    const conversion = convertSchema(
      {
        allOf: [
          { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
          { type: 'object', properties: { bio: { type: 'string' } } },
        ],
      },
      'openai-responses',
    );
    const sent = sentSchema(conversion);
    expect(isObject(sent) && sent.allOf).toBeUndefined();
    expect(get(sent, 'properties')).toEqual({ id: { type: 'string' }, bio: { type: 'string' } });
    expect(get(sent, 'required')).toEqual(['id']);
    expect(conversion.status).toBe('exact');
  });

  test('conditions of several parts are never mixed: one stays, the others are told', () => {
    const when = (kind: string, name: string) => ({
      if: { properties: { kind: { const: kind } } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { required: [name] },
    });
    const conversion = convertSchema(
      { type: 'object', properties: { kind: { type: 'string' } }, allOf: [when('a', 'x'), when('b', 'y')] },
      'openai-responses',
    );
    expect(sentSchema(conversion)).toEqual({
      type: 'object',
      properties: { kind: { type: 'string' } },
      ...when('a', 'x'),
      description: 'If "kind" is "b", "y" must be given.',
    });
    expect(lossesAt(conversion, '/parameters/allOf/1')).toEqual(['described if', 'described then']);
  });

  test('parts that exclude each other are refused', () => {
    const closed = (name: string) => ({
      type: 'object',
      properties: { [name]: { type: 'string' } },
      required: [name],
      additionalProperties: false,
    });
    expect(convertSchema({ allOf: [closed('a'), closed('b')] }, 'openai-responses').status).toBe('refused');
  });

  test('a root that is a reference is written in', () => {
    const conversion = convertSchema(
      { $ref: '#/$defs/R', $defs: { R: { type: 'object', properties: { a: { type: 'string' } } } } },
      'openai-responses',
    );
    expect(get(sentSchema(conversion), 'properties')).toEqual({ a: { type: 'string' } });
  });

  test.each<[string, JsonValue]>([
    ['a text', { type: 'string' }],
    ['nothing', false],
    ['no schema', 'object'],
  ])('a root that is %s is refused', (_name, schema) => {
    const conversion = convertSchema(schema, 'anthropic');
    expect(conversion.payload).toBeNull();
    expect(conversion.losses.some(({ kind }) => kind === 'refused')).toBe(true);
  });

  test('keys that Anthropic forbids are sent under others and map back', () => {
    const conversion = convertSchema(
      {
        type: 'object',
        properties: { 'filter[name]': { type: 'string' }, filter_name_: { type: 'string' } },
        required: ['filter[name]'],
      },
      'anthropic',
    );
    expect(sentSchema(conversion)).toEqual({
      type: 'object',
      properties: { filter_name__2: { type: 'string' }, filter_name_: { type: 'string' } },
      required: ['filter_name__2'],
    });
    expect(conversion.keyMap).toEqual({ '/input_schema/properties/filter_name__2': 'filter[name]' });
  });

  test('a renamed parameter is renamed wherever the root speaks of it', () => {
    const root = (name: string): JsonObject => ({
      type: 'object',
      properties: { [name]: { type: 'string', default: 'a b' }, c: { type: 'string' } },
      dependentRequired: { c: [name] },
      propertyNames: { enum: [name, 'c'] },
      default: { [name]: 'a b' },
      examples: [{ [name]: 'x', c: 'a b' }],
    });
    expect(sentSchema(convertSchema(root('a b'), 'anthropic'))).toEqual(root('a_b'));
  });

  test('older MCP revisions want objects as property schemas', () => {
    const schema = { type: 'object', properties: { a: true, b: false } };
    expect(sentSchema(convertSchema(schema, 'mcp'))).toEqual(schema);
    expect(sentSchema(convertSchema(schema, 'mcp:2025-11-25'))).toEqual({
      type: 'object',
      properties: { a: {}, b: { not: {} } },
    });
  });
});

describe('references that lead nowhere', () => {
  test.each<[TargetId]>([['mcp'], ['openai-responses'], ['anthropic:strict'], ['gemini']])(
    '%s refuses the tool',
    (target) => {
      const conversion = convertSchema({ type: 'object', properties: { a: { $ref: '#/$defs/Nobody' } } }, target);
      expect(conversion.payload).toBeNull();
      expect(lossesAt(conversion, '/parameters/properties/a/$ref')).toContain('refused $ref');
    },
  );

  test.each<[TargetId, JsonObject]>([
    ['mcp', { $ref: '#/$defs/A' }],
    ['anthropic', { allOf: [{ $ref: '#/$defs/A' }] }],
    ['openai-responses:strict', { anyOf: [{ $ref: '#/$defs/A' }, { type: 'null' }] }],
    ['gemini', { $ref: '#/$defs/A' }],
  ])('%s refuses a definition that is nothing but itself: %j', (target, again) => {
    const parameters = { type: 'object', properties: { a: { $ref: '#/$defs/A' } }, $defs: { A: again } };
    expect(convertSchema(parameters, target).payload).toBeNull();
  });

  test.each([true, false])('a strict mode never receives a definition that is %s', (given) => {
    const found = convertProperty({ $ref: '#/$defs/X' }, 'openai-responses:strict', { X: given });
    expect(found.status).toBe('refused');
  });
});

test('definitions of a tool that takes nothing go without a loss of meaning', () => {
  const conversion = convertSchema({ type: 'object', properties: {}, $defs: { A: { type: 'string' } } }, 'gemini');
  expect(lossesAt(conversion, '/parameters/$defs')).toEqual(['rewritten $defs']);
  expect(conversion.status).toBe('exact');
});
