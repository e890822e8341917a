import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { parseText } from '../text/parse-text.ts';
import { readDocument } from './read-document.ts';

/** The schema that the only operation's body becomes, and the losses of reading it. */
function readBody(schema: JsonValue, schemas: JsonObject) {
  const post = { operationId: 'add', requestBody: { required: true, content: { 'application/json': { schema } } } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { post } },
    components: { schemas },
  };
  const result = readDocument(parseText(JSON.stringify(document)));
  if (!result.ok) throw new Error(result.error.message.id);
  const parameters = result.value.tools[0]?.descriptor.parameters as JsonObject;
  const validate = new Ajv2020({ strict: false }).compile(parameters);
  return {
    accepts: (body: JsonValue) => validate({ body }),
    acceptsArguments: (value: JsonValue) => validate(value),
    definitions: Object.keys((parameters.$defs ?? {}) as object).sort(),
    losses: result.value.losses.map(({ message }) => message.id),
  };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: JsonObject, required: string[] = []) => ({ type: 'object', properties, required });
const extending = (parent: string, own: JsonObject) => ({ allOf: [ref(parent), own] });
const shape = (mapping?: JsonObject) => ({
  ...object({ kind: { type: 'string' } }, ['kind']),
  discriminator: { propertyName: 'kind', ...(mapping && { mapping }) },
});

// OpenAPI 3.1.1, Discriminator Object: a parent schema stands for those that build on it with allOf.
test('a parent is read as the schemas that build on it, under the names of its mapping', () => {
  const { accepts, definitions, losses } = readBody(ref('Shape'), {
    Shape: shape({ round: '#/components/schemas/Circle', box: 'Square' }),
    Circle: extending('Shape', object({ radius: { type: 'number' } }, ['radius'])),
    Square: extending('Shape', object({ side: { type: 'number' } }, ['side'])),
    Unused: object({}),
  });
  expect(accepts({ kind: 'round', radius: 1 })).toBe(true);
  expect(accepts({ kind: 'box', side: 2 })).toBe(true);
  expect(accepts({ kind: 'round' })).toBe(false);
  expect(accepts({ kind: 'round', side: 2 })).toBe(false);
  expect(accepts({ kind: 'Circle', radius: 1 })).toBe(false);
  expect(accepts({ radius: 1 })).toBe(false);
  expect(definitions).toEqual(['Circle', 'Shape', 'Shape_base', 'Square']);
  expect(losses).toEqual(['import-openapi-forms']);
});

test('without a mapping the names of the schemas are the tags; grandchildren count', () => {
  const { acceptsArguments } = readBody(object({ shapes: { type: 'array', items: ref('Shape') } }, ['shapes']), {
    Shape: shape(),
    Circle: extending('Shape', object({ radius: { type: 'number' } })),
    Dot: extending('Circle', object({ colour: { type: 'string' } }, ['colour'])),
  });
  const circle = { kind: 'Circle', radius: 1 };
  expect(acceptsArguments({ shapes: [circle, { kind: 'Dot', colour: 'red', radius: 1 }] })).toBe(true);
  expect(acceptsArguments({ shapes: [circle, { kind: 'Dot', radius: 1 }] })).toBe(false);
});

test('a schema that lists its own tag is believed', () => {
  const own = { kind: { type: 'string', enum: ['CIRCLE'] } };
  const { accepts } = readBody(ref('Shape'), { Shape: shape(), Circle: extending('Shape', object(own)) });
  expect(accepts({ kind: 'CIRCLE' })).toBe(true);
  expect(accepts({ kind: 'Circle' })).toBe(false);
});

test('another name for the parent is no subtype, and forms that hold the parent again end', () => {
  const { accepts, losses } = readBody(ref('Maybe'), {
    Shape: shape({ group: 'Group' }),
    Maybe: { allOf: [ref('Shape')], description: 'A shape.' },
    Group: extending('Shape', object({ members: { type: 'array', items: ref('Shape') } }, ['members'])),
  });
  expect(accepts({ kind: 'group', members: [{ kind: 'group', members: [] }] })).toBe(true);
  expect(accepts({ kind: 'group', members: [{ kind: 'group' }] })).toBe(false);
  expect(losses).toContain('import-openapi-forms');
});

test('a union whose forms leave their tag out by default asks for it all the same', () => {
  const form = (kind: string) => object({ kind: { type: 'string', enum: [kind], default: kind } });
  const union = { oneOf: [ref('A'), ref('B')], discriminator: { propertyName: 'kind' } };
  const { accepts, losses } = readBody(union, { A: form('a'), B: form('b') });
  expect(accepts({ kind: 'a' })).toBe(true);
  expect(accepts({})).toBe(false);
  expect(losses).toEqual(['import-openapi-tag']);
});
