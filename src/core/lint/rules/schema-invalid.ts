import { get, isArray, isObject, type JsonValue } from '../../model/json.ts';
import { type Pointer, valueAt } from '../../model/pointer.ts';
import type { Tool } from '../../model/tool.ts';
import { type ShapeProblem, shapeProblems } from '../../schema/shape-problems.ts';
import { readTypes, TYPE_NAMES } from '../../schema/type-names.ts';
import { wireWords } from '../../words/wire-words.ts';
import { defineRule, type RuleFix } from '../define-rule.ts';
import { nearest } from '../nearest.ts';
import { isOpenApiDialect, type SchemaFacts, schemasOf } from '../schema/facts.ts';
import { JSON_SCHEMA_CORE } from '../schema/sources.ts';

export const schemaInvalid = defineRule({
  id: 'schema-invalid',
  family: 'schema',
  severity: 'error',
  preset: 'essentials',
  summary: 'Every schema is valid under the JSON Schema version that it names, or 2020-12.',
  why: 'One invalid keyword makes clients drop the tool or the whole list, and some providers refuse the request.',
  source: JSON_SCHEMA_CORE,
  messages: {
    'shape-schema': wireWords['shape-schema'].en,
    'shape-string': wireWords['shape-string'].en,
    'shape-number': wireWords['shape-number'].en,
    'shape-positive': wireWords['shape-positive'].en,
    'shape-count': wireWords['shape-count'].en,
    'shape-boolean': wireWords['shape-boolean'].en,
    'shape-array': wireWords['shape-array'].en,
    'shape-strings': wireWords['shape-strings'].en,
    'shape-string-lists': wireWords['shape-string-lists'].en,
    'shape-type': wireWords['shape-type'].en,
    'shape-map': wireWords['shape-map'].en,
    'shape-list': wireWords['shape-list'].en,
    'shape-tuple': wireWords['shape-tuple'].en,
    type: 'Change to "{to}"',
    bound: 'Write the bound itself, as in drafts since 06',
    unique: 'List each name once',
    required: 'Move "{name}" to "required" of the object',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { n: { type: 'integer', minimum: 1 } }, required: ['n'] },
      },
      {
        name: 'b',
        parameters: {
          $schema: 'http://json-schema.org/draft-07/schema#',
          type: 'object',
          properties: { pair: { type: 'array', items: [{ type: 'string' }, { type: 'number' }] } },
        },
      },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'str' } } } },
        expect: 'shape-type',
        at: '/parameters/properties/n/type',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'number', minimum: 0, exclusiveMinimum: true } } } },
        expect: 'shape-number',
        at: '/parameters/properties/n/exclusiveMinimum',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { required: ['a', 'a'] } } } },
        expect: 'shape-strings',
        at: '/parameters/properties/n/required',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'number', required: true } } } },
        expect: 'shape-strings',
        at: '/parameters/properties/n/required',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: 'text' } } },
        expect: 'shape-schema',
        at: '/parameters/properties/n',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { description: 7 } } } },
        expect: 'shape-string',
        at: '/parameters/properties/n/description',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { multipleOf: 0 } } } },
        expect: 'shape-positive',
        at: '/parameters/properties/n/multipleOf',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { minLength: -1 } } } },
        expect: 'shape-count',
        at: '/parameters/properties/n/minLength',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { uniqueItems: 'yes' } } } },
        expect: 'shape-boolean',
        at: '/parameters/properties/n/uniqueItems',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { enum: 'a' } } } },
        expect: 'shape-array',
        at: '/parameters/properties/n/enum',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { dependentRequired: { a: 'b' } } } } },
        expect: 'shape-string-lists',
        at: '/parameters/properties/n/dependentRequired',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { properties: [] } } } },
        expect: 'shape-map',
        at: '/parameters/properties/n/properties',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { anyOf: [] } } } },
        expect: 'shape-list',
        at: '/parameters/properties/n/anyOf',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { items: [{ type: 'string' }] } } } },
        expect: 'shape-tuple',
        at: '/parameters/properties/n/items',
      },
    ],
  },
  check(tool, report, context) {
    for (const facts of schemasOf(tool)) {
      for (const problem of shapeProblems(facts.root as JsonValue, facts.draft)) {
        const value = valueAt(facts.root as JsonValue, problem.pointer);
        if (isOpenApiDialect(context.format) && isOpenApiIdiom(problem, value)) continue;
        const pointer = [...facts.at, ...problem.pointer];
        report(problem.message.id as ShapeMessage, pointer, {
          data: problem.message.data,
          fixes: fixesOf(problem, value, pointer, facts, tool),
        });
      }
    }
  },
});

type ShapeMessage = Extract<keyof typeof wireWords, `shape-${string}`>;

/** OpenAPI 3.0 has boolean bounds; Gemini writes types in upper case, and counts as the texts that int64 has in JSON. */
function isOpenApiIdiom({ keyword }: ShapeProblem, value: JsonValue | undefined): boolean {
  if (keyword === 'exclusiveMinimum' || keyword === 'exclusiveMaximum') return typeof value === 'boolean';
  if (typeof value === 'string' && /^m(in|ax)(Items|Length|Properties)$/.test(keyword ?? ''))
    return /^\d+$/.test(value);
  return keyword === 'type' && typeof value === 'string' && /^[A-Z]+$/.test(value);
}

function fixesOf(
  { keyword, pointer: inRoot }: ShapeProblem,
  value: JsonValue | undefined,
  pointer: Pointer,
  facts: SchemaFacts,
  tool: Tool,
): readonly RuleFix[] {
  if (keyword === 'type' && value !== undefined) {
    const read = readTypes(value);
    const near = typeof value === 'string' ? nearest(value, TYPE_NAMES) : undefined;
    if (read?.types === 'any' || (read === undefined && near === undefined)) return [];
    const to = (read?.types ?? near) as JsonValue;
    const isSpelling = typeof value === 'string' && value.toLowerCase() === to;
    return [{ title: 'type', data: { to: String(to) }, safe: isSpelling, edits: [{ op: 'set', pointer, value: to }] }];
  }
  if (keyword === 'required' && isArray(value)) {
    const names = value.filter((name) => typeof name === 'string');
    const unique = [...new Set(names)];
    if (names.length !== value.length || unique.length === names.length) return [];
    return [{ title: 'unique', safe: true, edits: [{ op: 'set', pointer, value: unique }] }];
  }
  if (keyword === 'required' && typeof value === 'boolean') return moveRequired(value, pointer, tool);
  if (typeof value === 'boolean' && (keyword === 'exclusiveMinimum' || keyword === 'exclusiveMaximum')) {
    return mendBound(keyword, value, pointer, valueAt(facts.root as JsonValue, inRoot.slice(0, -1)));
  }
  return [];
}

function mendBound(
  keyword: 'exclusiveMinimum' | 'exclusiveMaximum',
  isExclusive: boolean,
  pointer: Pointer,
  node: JsonValue | undefined,
): readonly RuleFix[] {
  const bound = keyword === 'exclusiveMinimum' ? 'minimum' : 'maximum';
  const limit = get(node, bound);
  if (!isExclusive) return [{ title: 'bound', safe: true, edits: [{ op: 'remove', pointer }] }];
  if (typeof limit !== 'number') return [];
  const edits = [
    { op: 'set', pointer, value: limit },
    { op: 'remove', pointer: [...pointer.slice(0, -1), bound] },
  ] as const;
  return [{ title: 'bound', safe: true, edits }];
}

/** `required: true` on a property says what the list of its object should. */
function moveRequired(isRequired: boolean, pointer: Pointer, tool: Tool): readonly RuleFix[] {
  const name = pointer.at(-2) ?? '';
  const objectAt = pointer.slice(0, -3);
  const object = valueAt(tool.raw, objectAt);
  if (pointer.at(-3) !== 'properties' || !isObject(object)) return [];
  const list = get(object, 'required');
  const names = isArray(list) ? list : [];
  const add = isRequired && !names.includes(name);
  const edits = [
    { op: 'remove', pointer },
    ...(add ? [{ op: 'set', pointer: [...objectAt, 'required'], value: [...names, name] } as const] : []),
  ] as const;
  return [{ title: 'required', data: { name }, safe: false, edits }];
}
