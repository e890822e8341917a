import { get, has, isArray, isObject, stringAt } from '../../model/json.ts';
import { defineRule, type RuleFix } from '../define-rule.ts';
import { isOpenApiDialect, type NodeFacts, schemasOf } from '../schema/facts.ts';
import { JSON_SCHEMA_CORE } from '../schema/sources.ts';

export const schemaDialect = defineRule({
  id: 'schema-dialect',
  family: 'schema',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'Keywords belong to the JSON Schema version in use, which is 2020-12 unless another one is named.',
  why: 'A 2020-12 validator ignores keywords of older drafts and of OpenAPI 3.0, so the check that they stand for is gone.',
  source: JSON_SCHEMA_CORE,
  messages: {
    definitions: '"definitions" has been called "$defs" since 2019-09. Rename it.',
    dependencies: '"dependencies" was split into "dependentRequired" and "dependentSchemas" in 2019-09. Use these.',
    additionalItems:
      '"additionalItems" has no meaning in 2020-12, where "items" describes the items after "prefixItems".',
    nullable: '"nullable" belongs to OpenAPI 3.0. In JSON Schema, add "null" to the types.',
    discriminator: '"discriminator" belongs to OpenAPI; validators ignore it.',
    unknown: 'The JSON Schema version "{dialect}" is not known; the schema is read as 2020-12.',
    nullType: 'Add "null" to the types',
    remove: 'Remove it',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: {
          $schema: 'http://json-schema.org/draft-07/schema#',
          definitions: { S: {} },
          properties: { s: { $ref: '#/definitions/S' } },
        },
      },
      { name: 'b', parameters: { properties: { nullable: { type: 'boolean' } } } },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { definitions: { S: {} } } },
        expect: 'definitions',
        at: '/parameters/definitions',
      },
      {
        tool: { name: 'a', parameters: { dependencies: { a: ['b'] } } },
        expect: 'dependencies',
        at: '/parameters/dependencies',
      },
      {
        tool: { name: 'a', parameters: { properties: { l: { additionalItems: false } } } },
        expect: 'additionalItems',
        at: '/parameters/properties/l/additionalItems',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'string', nullable: true } } } },
        expect: 'nullable',
        at: '/parameters/properties/n/nullable',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { discriminator: { propertyName: 'k' } } } } },
        expect: 'discriminator',
        at: '/parameters/properties/n/discriminator',
      },
      {
        tool: { name: 'a', parameters: { $schema: 'https://example.com/mine' } },
        expect: 'unknown',
        at: '/parameters/$schema',
      },
    ],
  },
  check(tool, report, context) {
    for (const { nodes, draft, root, at } of schemasOf(tool)) {
      const dialect = isObject(root) ? stringAt(root, '$schema') : undefined;
      if (dialect !== undefined && !/^https?:\/\/json-schema\.org\/draft/.test(dialect)) {
        report('unknown', [...at, '$schema'], { data: { dialect } });
      }
      if (draft !== '2020-12') continue;
      for (const node of nodes) {
        for (const { keyword, fixes } of oldKeywords(node)) {
          const isForeign = keyword === 'nullable' || keyword === 'discriminator';
          if (!isForeign || !isOpenApiDialect(context.format)) report(keyword, [...node.pointer, keyword], { fixes });
        }
      }
    }
  },
});

const OLD = ['definitions', 'dependencies', 'additionalItems', 'nullable', 'discriminator'] as const;

function* oldKeywords({
  schema,
  pointer,
}: NodeFacts): Generator<{ keyword: (typeof OLD)[number]; fixes: readonly RuleFix[] }> {
  for (const keyword of OLD) {
    if (!has(schema, keyword)) continue;
    const at = [...pointer, keyword];
    if (keyword === 'additionalItems' && !isArray(get(schema, 'items')))
      yield { keyword, fixes: [{ title: 'remove', safe: true, edits: [{ op: 'remove', pointer: at }] }] };
    else if (keyword !== 'nullable') yield { keyword, fixes: [] };
    else yield { keyword, fixes: nullFix(get(schema, 'type'), get(schema, 'nullable') === true, pointer) };
  }
}

function nullFix(type: unknown, isNullable: boolean, pointer: readonly string[]): readonly RuleFix[] {
  const at = [...pointer, 'nullable'];
  if (!isNullable) return [{ title: 'remove', safe: true, edits: [{ op: 'remove', pointer: at }] }];
  if (typeof type !== 'string') return [];
  const edits = [
    { op: 'set', pointer: [...pointer, 'type'], value: [type, 'null'] },
    { op: 'remove', pointer: at },
  ] as const;
  return [{ title: 'nullType', safe: false, edits }];
}
