/**
 * Every keyword that a schema of ours, of JSON Schema draft-04 to 2020-12 or of OpenAPI 3.0 can hold, with what stands
 * under it. Targets are tables total over this list; the walker reads it to find subschemas.
 */
export const KEYWORDS = {
  // identity and references
  $schema: 'data',
  $id: 'data',
  id: 'data',
  $ref: 'data',
  $anchor: 'data',
  $dynamicRef: 'data',
  $dynamicAnchor: 'data',
  $recursiveRef: 'data',
  $recursiveAnchor: 'data',
  $vocabulary: 'data',
  $comment: 'data',
  $defs: 'map',
  definitions: 'map',
  // any type
  type: 'data',
  enum: 'data',
  const: 'data',
  allOf: 'list',
  anyOf: 'list',
  oneOf: 'list',
  not: 'schema',
  if: 'schema',
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: 'schema',
  else: 'schema',
  // objects
  properties: 'map',
  required: 'data',
  additionalProperties: 'schema',
  patternProperties: 'map',
  propertyNames: 'schema',
  unevaluatedProperties: 'schema',
  minProperties: 'data',
  maxProperties: 'data',
  dependentRequired: 'data',
  dependentSchemas: 'map',
  dependencies: 'map',
  propertyOrdering: 'data',
  // arrays
  items: 'schema-or-list',
  prefixItems: 'list',
  additionalItems: 'schema',
  unevaluatedItems: 'schema',
  contains: 'schema',
  minContains: 'data',
  maxContains: 'data',
  minItems: 'data',
  maxItems: 'data',
  uniqueItems: 'data',
  // strings
  minLength: 'data',
  maxLength: 'data',
  pattern: 'data',
  format: 'data',
  contentEncoding: 'data',
  contentMediaType: 'data',
  contentSchema: 'schema',
  // numbers
  minimum: 'data',
  maximum: 'data',
  exclusiveMinimum: 'data',
  exclusiveMaximum: 'data',
  multipleOf: 'data',
  // annotations
  title: 'data',
  description: 'data',
  default: 'data',
  examples: 'data',
  example: 'data',
  deprecated: 'data',
  readOnly: 'data',
  writeOnly: 'data',
  // OpenAPI 3.0
  nullable: 'data',
  discriminator: 'data',
  xml: 'data',
  externalDocs: 'data',
} as const;

export type Keyword = keyof typeof KEYWORDS;
/** `map`: name to schema (a `dependencies` entry may be a list of names instead). `list`: schemas. */
export type KeywordHolds = 'data' | 'schema' | 'list' | 'map' | 'schema-or-list';

export const KEYWORD_LIST = Object.keys(KEYWORDS) as readonly Keyword[];

/** Keywords whose schemas judge the same value as the node that holds them. */
export const IN_PLACE: ReadonlySet<string> = new Set<Keyword>([
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'dependencies',
]);

/** Keywords that say something about a value without judging it. */
export const ANNOTATIONS: ReadonlySet<string> = new Set<Keyword>([
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  '$comment',
]);

export function isKeyword(name: string): name is Keyword {
  return Object.hasOwn(KEYWORDS, name);
}
