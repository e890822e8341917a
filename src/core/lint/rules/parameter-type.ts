import { has, isObject, type JsonObject, stringAt } from '../../model/json.ts';
import type { SchemaNode } from '../../schema/walk.ts';
import { defineRule } from '../define-rule.ts';
import { inputNodes, propertyAbove } from '../facts/schema-nodes.ts';
import { TOOL_DESIGN } from '../sources.ts';

/** Keywords that say by themselves what values are meant. */
const DECIDING = [
  'type',
  '$ref',
  '$dynamicRef',
  '$recursiveRef',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'allOf',
  'not',
  'if',
  'properties',
  'items',
  'nullable',
];
/** The author says that any value is meant. */
const ANY_VALUE = /\bany (?:valid )?(?:json )?(?:value|type|json)\b|(?<!\p{L})giá trị (?:json )?bất k[ỳì]/iu;
/** Places whose node is a value's whole schema, and not a part of another's. */
const WHOLE: ReadonlySet<string> = new Set(['properties', 'items', 'prefixItems', 'anyOf', 'oneOf', 'additionalItems']);

export const parameterType = defineRule({
  id: 'parameter-type',
  family: 'parameter',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Every parameter has a type.',
  why: 'Without a type any value is valid, so models make up the structure; Gemini and several clients refuse such a schema.',
  source: TOOL_DESIGN,
  messages: {
    untyped:
      'The schema of "{name}" has no type here, so any value is valid. Set "type", or list the types under "anyOf".',
    enumOnly: '"{name}" lists values without a type, which some providers require.',
    setType: 'Set "type" to "{type}"',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: {
          type: 'object',
          properties: { city: { type: 'string' }, unit: { type: 'string', enum: ['c', 'f'] } },
        },
      },
      {
        name: 'a',
        parameters: {
          type: 'object',
          properties: {
            value: { description: 'The new value; any JSON value is accepted.' },
            start: { $ref: '#/$defs/time' },
          },
          $defs: { time: { type: 'string' } },
        },
      },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { options: {} } } },
        expect: 'untyped',
        at: '/parameters/properties/options',
      },
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { any: true } } },
        expect: 'untyped',
        at: '/parameters/properties/any',
      },
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { unit: { enum: ['c', 'f'] } } } },
        expect: 'enumOnly',
        at: '/parameters/properties/unit',
      },
    ],
  },
  check(tool, report) {
    for (const node of inputNodes(tool)) {
      if (!WHOLE.has(node.keyword ?? '') || isPartOfTyped(node)) continue;
      const name = propertyAbove(node);
      if (!isObject(node.schema)) {
        if (node.schema && node.keyword === 'properties') report('untyped', node.pointer, { data: { name } });
      } else if (!DECIDING.some((keyword) => has(node.schema as JsonObject, keyword))) {
        if (!ANY_VALUE.test(stringAt(node.schema, 'description') ?? ''))
          report('untyped', node.pointer, { data: { name } });
      } else if (!has(node.schema, 'type') && has(node.schema, 'enum')) {
        const type = commonType(node.schema);
        const edits = [{ op: 'set', pointer: [...node.pointer, 'type'], value: type ?? '' }] as const;
        const fixes = type === undefined ? [] : [{ title: 'setType', data: { type }, safe: true, edits } as const];
        report('enumOnly', node.pointer, { data: { name }, fixes });
      }
    }
  },
});

/** A branch under a node that has a type narrows it; a branch at the root of the parameters names alternatives. */
function isPartOfTyped(node: SchemaNode): boolean {
  if (node.keyword !== 'anyOf' && node.keyword !== 'oneOf') return false;
  const parent = node.parent;
  return parent?.parent === undefined || (isObject(parent.schema) && has(parent.schema, 'type'));
}

/** The type of every listed value, when they agree; whole numbers are "integer". */
function commonType(schema: JsonObject): string | undefined {
  const values = Array.isArray(schema.enum) ? schema.enum : [];
  const types = new Set(values.map((value) => (Number.isInteger(value) ? 'integer' : typeof value)));
  const [type] = types;
  return types.size === 1 && ['string', 'integer', 'number', 'boolean'].includes(type ?? '') ? type : undefined;
}
