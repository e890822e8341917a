import { get, stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { contradictions } from '../schema/contradictions.ts';
import { endlessReferences } from '../schema/endless-references.ts';
import { nodesOf, schemasOf, show } from '../schema/facts.ts';
import { VALIDATION } from '../schema/sources.ts';

export const schemaUnsatisfiable = defineRule({
  id: 'schema-unsatisfiable',
  family: 'schema',
  severity: 'error',
  preset: 'essentials',
  summary: 'Every schema accepts at least one value.',
  why: 'No call can satisfy it, so every call fails, or strict decoding hangs on it.',
  source: VALIDATION,
  messages: {
    emptyEnum: 'No value is allowed: "enum" is empty.',
    emptyRange: 'No number is allowed: {low} and {high} leave none.',
    emptyLength: 'No value is allowed: "{low}" is more than "{high}".',
    constEnum: 'No value is allowed: the constant {value} is not in "enum".',
    valueType: 'No value is allowed: nothing in "{keyword}" is of type {types}.',
    notAny: 'No value is allowed: "not" excludes everything.',
    branchTypes: 'No value is allowed: the parts of "allOf" ask for different types ({types}).',
    required: 'No value is allowed: "{name}" is required, but the object is closed and does not declare it.',
    tooFew: 'No value is allowed: {count} properties are required, "maxProperties" allows {limit}.',
    noMultiple: 'No number is allowed: no multiple of {step} lies between {low} and {high}.',
    tooManyItems: 'No list is allowed: {least} distinct items are asked for, and an item has {count} values.',
    endless:
      'No finite value is allowed: what "{ref}" describes must hold another of its own kind, without end; make that property optional or a list.',
  },
  examples: {
    good: [
      { name: 'a', parameters: { properties: { n: { type: 'integer', minimum: 1, maximum: 1, enum: [1] } } } },
      { name: 'b', parameters: { allOf: [{ type: 'object' }, { type: ['object', 'null'] }] } },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: {
            type: 'object',
            properties: { folder: { $ref: '#/$defs/F' } },
            $defs: { F: { type: 'object', properties: { inner: { $ref: '#/$defs/F' } }, required: ['inner'] } },
          },
        },
        expect: 'endless',
        at: '/parameters/$defs/F/properties/inner/$ref',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { minimum: 1, maximum: 9, multipleOf: 10 } } } },
        expect: 'noMultiple',
        at: '/parameters/properties/n/multipleOf',
      },
      {
        tool: {
          name: 'a',
          parameters: {
            properties: { n: { type: 'array', uniqueItems: true, minItems: 3, items: { enum: ['a', 'b'] } } },
          },
        },
        expect: 'tooManyItems',
        at: '/parameters/properties/n/minItems',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { enum: [] } } } },
        expect: 'emptyEnum',
        at: '/parameters/properties/n/enum',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { minimum: 5, maximum: 1 } } } },
        expect: 'emptyRange',
        at: '/parameters/properties/n/minimum',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { minLength: 5, maxLength: 1 } } } },
        expect: 'emptyLength',
        at: '/parameters/properties/n/minLength',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { const: 'c', enum: ['a'] } } } },
        expect: 'constEnum',
        at: '/parameters/properties/n/const',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'integer', enum: ['a'] } } } },
        expect: 'valueType',
        at: '/parameters/properties/n/enum',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { not: {} } } } },
        expect: 'notAny',
        at: '/parameters/properties/n/not',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { allOf: [{ type: 'string' }, { type: 'number' }] } } } },
        expect: 'branchTypes',
        at: '/parameters/properties/n/allOf',
      },
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { a: {} }, required: ['b'], additionalProperties: false },
        },
        expect: 'required',
        at: '/parameters/required/0',
      },
      {
        tool: { name: 'a', parameters: { required: ['a', 'b'], maxProperties: 1 } },
        expect: 'tooFew',
        at: '/parameters/maxProperties',
      },
    ],
  },
  check(tool, report) {
    for (const node of nodesOf(tool)) {
      const isOneOfMany = node.keyword === 'anyOf' || node.keyword === 'oneOf';
      for (const { message, at, data } of contradictions(node)) {
        const value = message === 'constEnum' ? { value: show(get(node.schema, 'const')) } : {};
        report(message, [...node.pointer, ...at], {
          data: { ...data, ...value },
          ...(isOneOfMany ? { severity: 'warning' as const } : {}),
        });
      }
    }
    for (const facts of schemasOf(tool)) {
      for (const { schema, pointer } of endlessReferences(facts))
        report('endless', [...pointer, '$ref'], { data: { ref: stringAt(schema, '$ref') ?? '' } });
    }
  },
});
