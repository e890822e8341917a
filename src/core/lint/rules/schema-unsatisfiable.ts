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
    emptyEnum: 'No value is possible here: "enum" is empty.',
    emptyRange: 'No number is possible here: there is none between {low} and {high}.',
    emptyLength: 'No value is possible here: "{low}" is greater than "{high}".',
    constEnum: 'No value is possible here: the value {value} of "const" is not in "enum".',
    valueType: 'No value is possible here: nothing in "{keyword}" is of type {types}.',
    notAny: 'No value is possible here: "not" excludes everything.',
    branchTypes: 'No value is possible here: the parts of "allOf" require different types ({types}).',
    required: 'No value is possible here: "{name}" is required, but the object is closed and does not declare it.',
    tooFew: {
      one: 'No value is possible here: {count} property is required, but "maxProperties" allows only {limit}.',
      other: 'No value is possible here: {count} properties are required, but "maxProperties" allows only {limit}.',
    },
    noMultiple: 'No number is possible here: no multiple of {step} lies between {low} and {high}.',
    tooManyItems: {
      one: 'No list is possible here: it needs at least {least} distinct items, but an item can have only {count} value.',
      other:
        'No list is possible here: it needs at least {least} distinct items, but an item can have only {count} values.',
    },
    endless:
      'No finite value is possible here: what "{ref}" describes must always contain another of its kind. Make that property optional, or a list.',
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
          parameters: { type: 'object', required: ['b'], additionalProperties: false },
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
