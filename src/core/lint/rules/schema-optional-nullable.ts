import { get, has, isArray, isObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nodesOf, typesOf } from '../schema/facts.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

export const schemaOptionalNullable = defineRule({
  id: 'schema-optional-nullable',
  family: 'schema',
  severity: 'off',
  preset: 'strict',
  summary: 'An optional parameter is left out, not also set to null.',
  why: 'Two ways to say "nothing" cost tokens, and some clients fail on the union; generators write it for every optional argument.',
  source: ANTHROPIC_TOOLS,
  messages: { twice: '"{name}" may be left out and may also be null. One of the two is enough.' },
  examples: {
    good: [{ name: 'a', parameters: { properties: { n: { type: ['string', 'null'] } }, required: ['n'] } }],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: { properties: { n: { anyOf: [{ type: 'integer' }, { type: 'null' }], default: null } } },
        },
        expect: 'twice',
        at: '/parameters/properties/n',
      },
    ],
  },
  check(tool, report) {
    for (const { schema, pointer, key, keyword, parent } of nodesOf(tool)) {
      if (keyword !== 'properties' || key === undefined || pointer[0] !== 'parameters' || !admitsNull(schema)) continue;
      const owner = parent?.schema;
      const required = isObject(owner) ? get(owner, 'required') : undefined;
      if (!(isArray(required) && required.includes(key))) report('twice', pointer, { data: { name: key } });
    }
  },
});

function admitsNull(schema: JsonObject): boolean {
  if (typesOf(schema).includes('null')) return true;
  const branches = get(schema, 'anyOf') ?? get(schema, 'oneOf');
  return (
    isArray(branches) &&
    branches.some((branch: JsonValue) => isObject(branch) && has(branch, 'type') && typesOf(branch).includes('null'))
  );
}
