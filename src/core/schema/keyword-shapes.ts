import { isArray, isObject, type JsonValue } from '../model/json.ts';
import { isSchema } from '../model/tool.ts';
import { KEYWORDS, type Keyword } from './keywords.ts';

type Shape = (value: JsonValue) => boolean;

const text: Shape = (value) => typeof value === 'string';
const flag: Shape = (value) => typeof value === 'boolean';
const number: Shape = (value) => typeof value === 'number';
const count: Shape = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const bound: Shape = (value) => typeof value === 'number' || typeof value === 'boolean';
const distinctTexts: Shape = (value) => isArray(value) && value.every(text) && new Set(value).size === value.length;
const texts: Shape = (value) => isArray(value) && value.every(text);

/** Keywords of no particular shape (annotations, `type`, `const`) are not listed: any value will do, or another place judges. */
const SHAPES: Readonly<Partial<Record<Keyword, Shape>>> = {
  $schema: text,
  $id: text,
  $ref: text,
  $anchor: text,
  $dynamicRef: text,
  $dynamicAnchor: text,
  $recursiveRef: text,
  $comment: text,
  title: text,
  description: text,
  pattern: text,
  format: text,
  contentEncoding: text,
  contentMediaType: text,
  enum: isArray,
  examples: isArray,
  required: (value) => texts(value) || typeof value === 'boolean',
  propertyOrdering: texts,
  minimum: number,
  maximum: number,
  exclusiveMinimum: bound,
  exclusiveMaximum: bound,
  multipleOf: (value) => typeof value === 'number' && value > 0,
  minLength: count,
  maxLength: count,
  minItems: count,
  maxItems: count,
  minProperties: count,
  maxProperties: count,
  minContains: count,
  maxContains: count,
  uniqueItems: flag,
  nullable: flag,
  deprecated: flag,
  readOnly: flag,
  writeOnly: flag,
  dependentRequired: (value) => isObject(value) && Object.values(value).every(distinctTexts),
};

/** Without these nobody knows what a schema accepts. */
export const STRUCTURAL_KEYWORDS: ReadonlySet<string> = new Set<Keyword>([
  '$ref',
  'type',
  'enum',
  'properties',
  'items',
  'prefixItems',
  'anyOf',
  'oneOf',
  'allOf',
  'not',
  'if',
  'then',
  'else',
  'additionalProperties',
  'patternProperties',
]);

/** Whether `value` can stand under `keyword`, its subschemas aside. */
export function isWellFormed(keyword: Keyword, value: JsonValue): boolean {
  const holds = KEYWORDS[keyword];
  if (holds === 'map') return isObject(value);
  if (holds === 'list') return isArray(value) && value.length > 0;
  if (holds === 'schema-or-list') return isArray(value) || isSchema(value);
  if (holds === 'schema') return isSchema(value);
  return SHAPES[keyword]?.(value) ?? true;
}
