import {
  get,
  has,
  isObject,
  type JsonObject,
  type JsonValue,
  type MutableJsonObject,
  setOwn,
} from '../../model/json.ts';
import { compileSchema } from '../../validate/compile-schema.ts';
import { safeEvaluators } from '../../validate/safe-evaluators.ts';
import type { SchemaFacts } from './facts.ts';
import { misfit } from './fits.ts';

/** Where only the validator knows the answer; everything else is settled without it. */
const BEYOND = [
  '$ref',
  '$dynamicRef',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'pattern',
  'format',
  'properties',
  'additionalProperties',
  'patternProperties',
  'propertyNames',
  'items',
  'prefixItems',
  'contains',
  'uniqueItems',
  'dependentRequired',
] as const;

/** The keyword that a literal breaks, by the node's own words first and by the whole schema where they do not settle it. */
export function fullMisfit(value: JsonValue, schema: JsonObject, facts: SchemaFacts): string | undefined {
  const own = misfit(value, schema);
  if (own !== undefined || !BEYOND.some((keyword) => has(schema, keyword))) return own;
  const compiled = compileSchema(standingAlone(schema, facts), safeEvaluators);
  const verdict = compiled.ok ? compiled.value.validate(value) : undefined;
  if (verdict?.status !== 'invalid') return undefined;
  const [problem] = verdict.problems;
  // What one branch of several says against it is not yet what breaks.
  const [union] = problem?.schemaPointer ?? [];
  return union === 'anyOf' || union === 'oneOf' ? union : (problem?.keyword ?? 'schema');
}

/** The node with the definitions of its root, so that its references lead somewhere. Others stay unresolved and unjudged. */
function standingAlone(schema: JsonObject, { root }: SchemaFacts): JsonObject {
  const whole: MutableJsonObject = { ...schema };
  const keys = JSON.stringify(schema).includes('"$ref"') ? ['$schema', '$defs', 'definitions'] : ['$schema'];
  for (const key of keys) {
    const held = isObject(root) ? get(root, key) : undefined;
    if (held !== undefined && !has(schema, key)) setOwn(whole, key, held);
  }
  return whole;
}
