import { get, has } from '../../model/json.ts';
import { KEYWORD_LIST, type Keyword } from '../../schema/keywords.ts';
import { TYPE_NAMES, type TypeName } from '../../schema/type-names.ts';
import { defineRule, type RuleFix } from '../define-rule.ts';
import { type NodeFacts, nodesOf } from '../schema/facts.ts';
import { UNDERSTANDING } from '../schema/sources.ts';

/** The types a keyword speaks of; on others it is silently true. */
const APPLIES: Readonly<Partial<Record<Keyword, readonly string[]>>> = {
  properties: ['object'],
  required: ['object'],
  additionalProperties: ['object'],
  patternProperties: ['object'],
  propertyNames: ['object'],
  minProperties: ['object'],
  maxProperties: ['object'],
  dependentRequired: ['object'],
  dependentSchemas: ['object'],
  unevaluatedProperties: ['object'],
  items: ['array'],
  prefixItems: ['array'],
  contains: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  unevaluatedItems: ['array'],
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  contentEncoding: ['string'],
  contentMediaType: ['string'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  exclusiveMinimum: ['number', 'integer'],
  exclusiveMaximum: ['number', 'integer'],
  multipleOf: ['number', 'integer'],
};
/** Keywords that do nothing without a partner. */
const NEEDS: readonly (readonly [Keyword, readonly Keyword[]])[] = [
  ['then', ['if']],
  ['else', ['if']],
  ['if', ['then', 'else']],
  ['minContains', ['contains']],
  ['maxContains', ['contains']],
];
const LISTED = KEYWORD_LIST.filter((keyword) => APPLIES[keyword] !== undefined);

export const schemaDeadKeyword = defineRule({
  id: 'schema-dead-keyword',
  family: 'schema',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'Every keyword has an effect where it is used.',
  why: 'A keyword for another type, or without its partner, accepts everything: the author believes in a check that never happens.',
  source: UNDERSTANDING,
  messages: {
    type: '"{keyword}" has no effect on values of type {types}.',
    partner: '"{keyword}" has no effect without "{partner}".',
    remove: 'Remove "{keyword}"',
  },
  examples: {
    good: [{ name: 'a', parameters: { properties: { n: { type: ['string', 'null'], minLength: 1 } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'integer', maxLength: 3 } } } },
        expect: 'type',
        at: '/parameters/properties/n/maxLength',
      },
      {
        tool: { name: 'a', parameters: { type: 'object', else: { required: ['a'] } } },
        expect: 'partner',
        at: '/parameters/else',
      },
    ],
  },
  check(tool, report) {
    for (const node of nodesOf(tool)) {
      for (const { keyword, partner } of deadKeywords(node)) {
        // A flag in place of the list is a finding of `schema-invalid`, which knows where it belongs.
        if (keyword === 'required' && typeof get(node.schema, keyword) === 'boolean') continue;
        const pointer = [...node.pointer, keyword];
        const fixes: RuleFix[] = [
          { title: 'remove', data: { keyword }, safe: true, edits: [{ op: 'remove', pointer }] },
        ];
        if (partner === undefined) report('type', pointer, { data: { keyword, types: node.types.join(', ') }, fixes });
        else report('partner', pointer, { data: { keyword, partner }, fixes });
      }
    }
  },
});

function* deadKeywords({ schema, types }: NodeFacts): Generator<{ keyword: Keyword; partner?: Keyword }> {
  const isKnown = types.length > 0 && types.every((type) => TYPE_NAMES.includes(type as TypeName));
  for (const keyword of isKnown ? LISTED : []) {
    if (has(schema, keyword) && !APPLIES[keyword]?.some((type) => types.includes(type))) yield { keyword };
  }
  for (const [keyword, partners] of NEEDS) {
    const partner = partners[0];
    if (partner !== undefined && has(schema, keyword) && !partners.some((name) => has(schema, name)))
      yield { keyword, partner };
  }
}
