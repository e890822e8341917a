import { isArray, type JsonValue } from '../model/json.ts';
import { type Draft, dataOf, mapOf, schemaOf } from '../schema/draft.ts';
import { gist } from './sentences.ts';

/**
 * `if` with `then` and `else` in words, where condition and consequence are simple. The sentence stands for `then` or
 * `else`; the word `if` itself then needs none, which the empty text says.
 */
export function conditionSentence(name: 'if' | 'then' | 'else', node: Draft): string | undefined {
  const condition = conditionOf(schemaOf(node, 'if'));
  if (condition === undefined) return undefined;
  const then = branchSentence('If', condition, schemaOf(node, 'then'));
  const otherwise = branchSentence('Unless', condition, schemaOf(node, 'else'));
  if (name === 'then') return then;
  if (name === 'else') return otherwise;
  return then === undefined && otherwise === undefined ? undefined : '';
}

function branchSentence(start: string, condition: string, branch: Draft | undefined): string | undefined {
  const consequence = branch === undefined ? undefined : consequenceOf(branch);
  return consequence === undefined ? undefined : `${start} ${condition}, ${consequence}.`;
}

export function dependentSchemasSentence(schemas: ReadonlyMap<string, Draft>): string | undefined {
  const sentences = [...schemas].map(([key, schema]) => {
    const consequence = consequenceOf(schema);
    return consequence === undefined ? undefined : `If "${key}" is given, ${consequence}.`;
  });
  return sentences.includes(undefined) ? undefined : sentences.join(' ');
}

const SIMPLE = new Set(['properties', 'required', 'type', 'title', 'description']);

function isSimple(schema: Draft): boolean {
  return schema.bool === undefined && [...schema.words.keys()].every((name) => SIMPLE.has(name));
}

/** "kind" is "a" and "id" is given */
function conditionOf(schema: Draft | undefined): string | undefined {
  if (schema === undefined || !isSimple(schema)) return undefined;
  const properties = [...(mapOf(schema, 'properties') ?? [])];
  const values = properties.map(([key, property]) => valuesText(property, key));
  if (values.includes(undefined)) return undefined;
  const named = new Set(properties.map(([key]) => key));
  const given = requiredOf(schema).flatMap((key) => (named.has(key) ? [] : [`"${key}" is given`]));
  const parts = [...values, ...given];
  return parts.length === 0 ? undefined : parts.join(' and ');
}

function valuesText(property: Draft, key: string): string | undefined {
  const values = dataOf(property, 'enum');
  if (isArray(values)) return `"${key}" is ${values.map((value) => JSON.stringify(value)).join(' or ')}`;
  if (property.words.has('const')) return `"${key}" is ${JSON.stringify(dataOf(property, 'const') as JsonValue)}`;
  return undefined;
}

/** "note" must be given and "count" must be integer */
function consequenceOf(schema: Draft): string | undefined {
  const denied = schemaOf(schema, 'not');
  if (denied !== undefined && schema.words.size === 1) return deniedText(denied);
  if (!isSimple(schema)) return undefined;
  const required = requiredOf(schema).map((key) => `"${key}" must be given`);
  const properties = [...(mapOf(schema, 'properties') ?? [])].flatMap(([key, property]) => {
    if (property.bool === false) return [`"${key}" must not be given`];
    return property.bool === true || property.words.size === 0 ? [] : [`"${key}" must be ${gist(property)}`];
  });
  const parts = [...required, ...properties];
  return parts.length === 0 ? undefined : parts.join(' and ');
}

function deniedText(schema: Draft): string | undefined {
  const names = requiredOf(schema);
  if (schema.words.size !== 1 || names.length === 0) return undefined;
  const quoted = names.map((name) => `"${name}"`).join(' and ');
  return names.length === 1 ? `${quoted} must not be given` : `${quoted} must not be given together`;
}

function requiredOf(schema: Draft): readonly string[] {
  const names = dataOf(schema, 'required');
  return isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
