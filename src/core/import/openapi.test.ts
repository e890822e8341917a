import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { parsePointer, valueAt } from '../model/pointer.ts';
import { toSource } from '../model/provenance.ts';
import { parseText } from '../text/parse-text.ts';
import { readDocument } from './read-document.ts';

function readTools(document: JsonObject) {
  const result = readDocument(parseText(JSON.stringify(document)));
  if (!result.ok) throw new Error(result.error.message.id);
  return result.value.tools;
}
const withPaths = (paths: JsonObject, rest: JsonObject = {}, openapi = '3.0.3') => ({
  openapi,
  info: { title: 'T', version: '1' },
  paths,
  ...rest,
});
const json = (schema: JsonValue) => ({ 'application/json': { schema } });
const only = (operation: JsonObject, rest: JsonObject = {}, version?: string) =>
  readTools(withPaths({ '/a': { post: operation } }, rest, version))[0]?.descriptor as JsonObject;
const accepts = (schema: JsonValue, value: unknown) => new Ajv2020({ strict: false }).compile(schema as object)(value);

describe('names and descriptions', () => {
  test.each<[string, string, JsonObject, string]>([
    ['the operation id as it is', '/x', { operationId: 'Get.It!' }, 'Get.It!'],
    ['method and path', '/users/{user-id}/posts', {}, 'get_users_user_id_posts'],
    ['the method of the root', '/', {}, 'get'],
  ])('%s', (_name, path, operation, name) => {
    expect(readTools(withPaths({ [path]: { get: operation } }))[0]?.descriptor.name).toBe(name);
  });

  test('a summary is the title beside a description, else the description', () => {
    expect(only({ summary: 's', description: 'd' })).toMatchObject({ title: 's', description: 'd' });
    const alone = only({ summary: 's' });
    expect([alone.title, alone.description]).toEqual([undefined, 's']);
  });
});

test('parameters of path and operation and the body make one object', () => {
  const [tool] = readTools(
    withPaths(
      {
        '/a/{id}': {
          parameters: [
            { name: 'id', in: 'path', required: true, description: 'Which', schema: { type: 'integer' } },
            { $ref: '#/components/parameters/Page' },
          ],
          put: {
            parameters: [{ name: 'page', in: 'query', schema: { type: 'string' } }],
            requestBody: {
              required: true,
              content: json({
                type: 'object',
                required: ['b'],
                additionalProperties: false,
                properties: { b: { type: 'boolean' } },
              }),
            },
          },
        },
      },
      { components: { parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer' } } } } },
    ),
  );
  expect(tool?.descriptor.parameters).toEqual({
    type: 'object',
    additionalProperties: false,
    properties: { id: { description: 'Which', type: 'integer' }, page: { type: 'string' }, b: { type: 'boolean' } },
    required: ['id', 'b'],
  });
  expect(tool?.descriptor.idempotency).toEqual({ idempotent: true, safe: false });
  expect(valueAt(tool?.descriptor, ['providers', 'openapi', 'in'])).toEqual({ id: 'path', page: 'query', b: 'body' });
});

test.each<[string, JsonValue, boolean, JsonValue]>([
  [
    'a list',
    { type: 'array', items: {} },
    true,
    { type: 'object', properties: { body: { type: 'array', items: {} } }, required: ['body'] },
  ],
  ['a union', { oneOf: [{}] }, false, { type: 'object', properties: { body: { oneOf: [{}] } } }],
  [
    'an optional map with needs of its own',
    { type: 'object', required: ['x'], properties: { x: {} }, additionalProperties: {} },
    false,
    {
      type: 'object',
      properties: { body: { type: 'object', required: ['x'], properties: { x: {} }, additionalProperties: {} } },
    },
  ],
])('a body that is %s stays one argument', (_name, schema, required, want) => {
  expect(only({ requestBody: { required, content: json(schema) } }).parameters).toEqual(want);
});

describe('an optional body with required fields is merged: none of it is sent, or all that it requires', () => {
  const parametersOf = (schema: JsonObject) =>
    only({
      parameters: [{ name: 'id', in: 'query', required: true, schema: {} }],
      requestBody: { content: json({ type: 'object', ...schema }) },
    }).parameters as JsonObject;
  const abc = { properties: { a: {}, b: {}, c: {} } };

  test('one of them alone needs no word', () => {
    expect(parametersOf({ properties: { a: {} }, required: ['a'] })).toEqual({
      type: 'object',
      properties: { id: {}, a: {} },
      required: ['id'],
    });
  });

  test.each<[readonly string[], boolean]>([
    [[], true],
    [['a', 'b'], true],
    [['a', 'b', 'c'], true],
    [['a'], false],
    [['b'], false],
    [['c'], false],
    [['b', 'c'], false],
  ])('with a and b required, %j: %s', (sent, isFine) => {
    const schema = parametersOf({ ...abc, required: ['a', 'b'] });
    expect(accepts(schema, Object.fromEntries(['id', ...sent].map((name) => [name, 1])))).toBe(isFine);
  });

  test('the words lead to the list of what is required', () => {
    const [tool] = readTools(
      withPaths({ '/a': { post: { requestBody: { content: json({ ...abc, required: ['a', 'b'] }) } } } }),
    );
    const at = toSource(tool?.provenance ?? [], ['parameters', 'dependentRequired']);
    expect(at.pointer.at(-1)).toBe('required');
  });
});

describe('OpenAPI 3.0 schemas become JSON Schema', () => {
  test.each<[string, JsonValue, unknown[], unknown[]]>([
    ['nullable', { type: 'string', nullable: true, maxLength: 3 }, [null, 'x'], [5, 'xxxx']],
    ['a nullable enum', { type: 'string', nullable: true, enum: ['A'] }, [null, 'A'], ['B']],
    ['a nullable reference', { allOf: [{ $ref: '#/components/schemas/S' }], nullable: true }, [null, 'x'], [1]],
    ['an exclusive bound', { type: 'number', minimum: 1, exclusiveMinimum: true }, [2], [1]],
    ['a bound that is not exclusive', { type: 'number', maximum: 1, exclusiveMaximum: false }, [1], [2]],
    [
      'a property called nullable',
      { type: 'object', properties: { nullable: { type: 'boolean' } } },
      [{ nullable: true }],
      [{ nullable: 1 }],
    ],
  ])('%s', (_name, schema, good, bad) => {
    const tool = only(
      { requestBody: { required: true, content: json({ type: 'object', properties: { v: schema } }) } },
      { components: { schemas: { S: { type: 'string' } } } },
    );
    for (const v of good) expect([v, accepts(tool.parameters as JsonValue, { v })]).toEqual([v, true]);
    for (const v of bad) expect([v, accepts(tool.parameters as JsonValue, { v })]).toEqual([v, false]);
  });

  test('3.1 is JSON Schema already', () => {
    const schema = { type: 'object', properties: { v: { type: ['string', 'null'], nullable: true } } };
    expect(only({ requestBody: { required: true, content: json(schema) } }, {}, '3.1.0').parameters).toEqual(schema);
  });
});

test('a nullable enum that forgot null is told of', () => {
  const schema = { type: 'string', nullable: true, enum: ['A'] };
  const document = withPaths({ '/a': { get: { parameters: [{ name: 'q', in: 'query', schema }] } } });
  const result = readDocument(parseText(JSON.stringify(document)));
  expect(result.ok && result.value.losses.map(({ pointer, message }) => [pointer.slice(-2), message.id])).toEqual([
    [['schema', 'enum'], 'import-openapi-null-enum'],
  ]);
});

test('circles stay circles, in definitions of the tool with only what it reaches', () => {
  const components = {
    schemas: {
      Folder: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string' },
          in: { $ref: '#/components/schemas/Folder' },
          owner: { $ref: '#/components/schemas/User~1x' },
        },
      },
      'User/x': { type: 'object', properties: { home: { $ref: '#/components/schemas/Folder' } } },
      Unused: {},
    },
  };
  const body = { required: true, content: json({ $ref: '#/components/schemas/Folder' }) };
  const tool = only(
    { requestBody: body, responses: { 201: { content: json({ $ref: '#/components/schemas/Folder' }) } } },
    { components },
  );
  expect(Object.keys(valueAt(tool, ['parameters', '$defs']) as object)).toEqual(['Folder', 'User/x']);
  expect(JSON.stringify([tool.parameters, tool.returns])).not.toContain('components');
  expect(accepts(tool.parameters as JsonValue, { name: 'a', in: { name: 'b' }, owner: { home: { name: 'c' } } })).toBe(
    true,
  );
  expect(accepts(tool.parameters as JsonValue, { name: 'a', owner: { home: {} } })).toBe(false);
  expect(accepts(tool.returns as JsonValue, {})).toBe(false);
});

test('headers of the request itself and extensions are no parameters and no paths', () => {
  const header = (name: string) => ({ name, in: 'header', schema: {} });
  const parameters = [header('Authorization'), header('X-Trace'), { name: 'accept', in: 'query', schema: {} }];
  const tools = readTools(withPaths({ '/a': { get: { parameters } }, 'x-internal': true }));
  expect(
    tools.map(({ descriptor }) => Object.keys(valueAt(descriptor, ['parameters', 'properties']) as object)),
  ).toEqual([['X-Trace', 'accept']]);
});

test('a reference that leads nowhere, or in a circle, does no harm', () => {
  const tools = readTools(
    withPaths({
      '/a': { get: { parameters: [{ $ref: '#/x' }, { name: 'q', in: 'query', schema: { $ref: '#/nowhere' } }] } },
    }),
  );
  expect(tools[0]?.descriptor.parameters).toEqual({ type: 'object', properties: { q: { $ref: '#/nowhere' } } });
  const circle = withPaths({ '/a': { $ref: '#/paths/~1a' }, '/b': { get: {} } });
  expect(readTools(circle)).toHaveLength(1);
});

test('places lead to the parameter, the body and the component', () => {
  const at = (text: string) => parsePointer(text) ?? [];
  const [tool] = readTools(
    withPaths(
      {
        '/a': {
          post: {
            operationId: 'x',
            parameters: [{ name: 'q', in: 'query', description: 'd', schema: { type: 'string', nullable: true } }],
            requestBody: { required: true, content: json({ $ref: '#/components/schemas/S' }) },
          },
        },
      },
      { components: { schemas: { S: { type: 'object', properties: { b: { type: 'string' } } } } } },
    ),
  );
  const place = (pointer: string) => tool && toSource(tool.provenance, at(pointer));
  expect(place('/name')).toEqual({ pointer: at('/paths/~1a/post/operationId'), placement: 'exact' });
  expect(place('/parameters/properties/q/description')).toEqual({
    pointer: at('/paths/~1a/post/parameters/0/description'),
    placement: 'exact',
  });
  expect(place('/parameters/properties/q/type')).toEqual({
    pointer: at('/paths/~1a/post/parameters/0/schema/nullable'),
    placement: 'derived',
  });
  expect(place('/parameters/properties/b/type')).toEqual({
    pointer: at('/components/schemas/S/properties/b/type'),
    placement: 'exact',
  });
  expect(place('/parameters/type')).toEqual({ pointer: at('/paths/~1a/post'), placement: 'derived' });
});

const readAll = (document: JsonObject) => {
  const result = readDocument(parseText(JSON.stringify(document)));
  if (!result.ok) throw new Error(result.error.message.id);
  return result.value;
};
const body = (schema: JsonValue, required = true) => ({ requestBody: { required, content: json(schema) } });
const lossesOf = (document: JsonObject) => readAll(document).losses.map(({ message }) => message.id);

test('the branches of allOf make one object with the parameters', () => {
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Base' },
      { type: 'object', required: ['b'], properties: { b: { type: 'string' } } },
    ],
  };
  const components = { schemas: { Base: { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } } } };
  expect(only(body(schema), { components }).parameters).toMatchObject({
    type: 'object',
    properties: { a: { type: 'integer' }, b: { type: 'string' } },
    required: ['a', 'b'],
  });
});

test.each<[string, JsonValue]>([
  ['a closed branch', [{ properties: { a: {} }, additionalProperties: false }, { properties: { b: {} } }]],
  ['a name in two branches', [{ properties: { a: {} } }, { properties: { a: {} } }]],
  ['a branch with a union', [{ properties: { a: {} } }, { oneOf: [{}] }]],
])('allOf with %s stays one argument', (_name, allOf) => {
  const parameters = only(body({ allOf })).parameters as JsonObject;
  expect(Object.keys(parameters.properties as JsonObject)).toEqual(['body']);
});

test('a request leaves out what is readOnly, an answer what is writeOnly', () => {
  const schema = { $ref: '#/components/schemas/User' };
  const User = {
    type: 'object',
    required: ['id', 'password', 'friend'],
    properties: {
      id: { type: 'integer', readOnly: true },
      password: { type: 'string', writeOnly: true },
      friend: { $ref: '#/components/schemas/User' },
      readOnly: { type: 'boolean' },
    },
  };
  const responses = { 200: { content: json(schema) } };
  const document = withPaths({ '/a': { post: { ...body(schema), responses } } }, { components: { schemas: { User } } });
  const descriptor = readAll(document).tools[0]?.descriptor as JsonObject;
  expect(descriptor.parameters).toMatchObject({ required: ['password', 'friend'] });
  const names = (block: string, at: string[]) =>
    Object.keys(valueAt(descriptor, [block, ...at, 'properties']) as JsonObject);
  expect(names('parameters', [])).toEqual(['password', 'friend', 'readOnly']);
  expect(names('parameters', ['$defs', 'User'])).toEqual(['password', 'friend', 'readOnly']);
  expect(names('returns', ['$defs', 'User'])).toEqual(['id', 'friend', 'readOnly']);
  expect(lossesOf(document).sort()).toEqual(['import-openapi-read-only', 'import-openapi-write-only']);
});

test('parameters of one name in two places of the request are both there', () => {
  const parameters = ['path', 'query'].map((place) => ({ name: 'id', in: place, schema: { type: 'string' } }));
  const document = withPaths({ '/{id}': { get: { parameters } } });
  const descriptor = readAll(document).tools[0]?.descriptor;
  expect(Object.keys(valueAt(descriptor, ['parameters', 'properties']) as JsonObject)).toEqual(['id', 'id_query']);
  expect(valueAt(descriptor, ['providers', 'openapi', 'names'])).toEqual({ id_query: 'id' });
  expect(lossesOf(document)).toEqual(['import-openapi-renamed']);
});

test('a parameter that cannot be read is told', () => {
  const parameters = [{ $ref: '#/components/parameters/None' }, null, { in: 'query' }];
  expect(lossesOf(withPaths({ '/a': { parameters, get: {}, put: {} } }))).toEqual(
    Array(3).fill('import-openapi-parameter'),
  );
});

test('the mapping of a discriminator names the copied schemas', () => {
  const discriminator = { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat', other: 'Dog' } };
  const tool = only(body({ oneOf: [{ $ref: '#/components/schemas/Cat' }], discriminator }), {
    components: { schemas: { Cat: { type: 'object' } } },
  });
  expect(valueAt(tool.parameters, ['properties', 'body', 'discriminator', 'mapping'])).toEqual({
    cat: '#/$defs/Cat',
    other: 'Dog',
  });
});

test('a parameter speaks for itself before its schema does', () => {
  const parameters = [
    {
      name: 'month',
      in: 'query',
      description: 'The first month.',
      example: '202601',
      deprecated: true,
      schema: { type: 'string', description: 'A month.', example: 'x', default: '202501' },
    },
    {
      name: 'page',
      in: 'query',
      examples: { first: { value: 1 }, other: { $ref: '#/components/examples/Other' } },
      schema: { type: 'integer' },
    },
  ];
  const document = withPaths({ '/a': { get: { parameters } } }, { components: { examples: { Other: { value: 7 } } } });
  expect(readAll(document).tools[0]?.descriptor.parameters).toEqual({
    type: 'object',
    properties: {
      month: {
        description: 'The first month.',
        type: 'string',
        default: '202501',
        example: '202601',
        deprecated: true,
      },
      page: { type: 'integer', examples: [1, 7] },
    },
  });
  expect(lossesOf(document)).toEqual(['import-openapi-overruled', 'import-openapi-overruled']);
});

test('a discriminator without a union is told', () => {
  const schema = { type: 'object', properties: { kind: {} }, discriminator: { propertyName: 'kind' } };
  expect(lossesOf(withPaths({ '/a': { post: body(schema) } }))).toEqual(['import-openapi-subtypes']);
  const union = { ...schema, oneOf: [{ type: 'object', required: ['kind'] }] };
  expect(lossesOf(withPaths({ '/a': { post: body(union) } }))).toEqual([]);
});
