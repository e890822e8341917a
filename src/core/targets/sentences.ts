import { isArray, isObject, type JsonValue } from '../model/json.ts';
import { type Draft, dataOf, mapOf, schemaOf, typesOf, type Word } from '../schema/draft.ts';
import { conditionSentence, dependentSchemasSentence } from './condition-sentences.ts';
import { emit } from './emit.ts';

const LONGEST_JSON = 400;

/** What a keyword says, as a sentence for the model; undefined when no short sentence says it. */
export function sentenceFor(name: string, word: Word, node: Draft): string | undefined {
  if (word.holds === 'data') return valueSentence(name, word.value, node);
  if (name === 'if' || name === 'then' || name === 'else') return conditionSentence(name, node);
  if (word.holds === 'map' && name === 'dependentSchemas') return dependentSchemasSentence(word.schemas);
  if (word.holds === 'schema') return schemaSentence(name, word.schema);
  return word.holds === 'map' && name === 'patternProperties' ? patternSentence(word.schemas) : undefined;
}

function valueSentence(name: string, value: JsonValue, node: Draft): string | undefined {
  const say = VALUE_SENTENCES[name];
  if (say !== undefined) return say(value);
  if (name === 'exclusiveMinimum') return `Must be greater than ${text(value)}.`;
  if (name === 'exclusiveMaximum') return `Must be less than ${text(value)}.`;
  if (name === 'minContains' || name === 'maxContains') return containsSentence(name, value, node);
  return undefined;
}

const VALUE_SENTENCES: Readonly<Record<string, (value: JsonValue) => string | undefined>> = {
  minimum: (value) => `Must be at least ${text(value)}.`,
  maximum: (value) => `Must be at most ${text(value)}.`,
  multipleOf: (value) => (value === 1 ? 'Must be a whole number.' : `Must be a multiple of ${text(value)}.`),
  minLength: (value) => (value === 1 ? 'Must not be empty.' : `Must be at least ${text(value)} characters long.`),
  maxLength: (value) => `Must be at most ${count(value, 'character', 'characters')} long.`,
  pattern: (value) => `Must match the regular expression ${text(value)}.`,
  format: (value) => `Format: ${text(value)}.`,
  contentEncoding: (value) => `Encoded as ${text(value)}.`,
  contentMediaType: (value) => `Content type: ${text(value)}.`,
  minItems: (value) => `Must have at least ${count(value, 'item', 'items')}.`,
  maxItems: (value) => `Must have at most ${count(value, 'item', 'items')}.`,
  uniqueItems: (value) => (value === true ? 'Items must all be different.' : ''),
  minProperties: (value) => `Must have at least ${count(value, 'key', 'keys')}.`,
  maxProperties: (value) => `Must have at most ${count(value, 'key', 'keys')}.`,
  enum: (value) => (isArray(value) ? listSentence(value) : undefined),
  const: (value) => short(value, (json) => `Must be ${json}.`),
  // Null as default says no more than leaving the value out does.
  default: (value) => (value === null ? '' : short(value, (json) => `Default: ${json}.`)),
  example: (value) => short(value, (json) => `Example: ${json}.`),
  examples: (value) =>
    isArray(value)
      ? short(value, () => `Examples: ${value.map((entry) => JSON.stringify(entry)).join(', ')}.`)
      : undefined,
  deprecated: (value) => (value === true ? 'Deprecated: do not use it any more.' : ''),
  dependentRequired: dependentSentence,
};

function text(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function count(value: JsonValue, one: string, other: string): string {
  return `${text(value)} ${value === 1 ? one : other}`;
}

function short(value: JsonValue, say: (json: string) => string): string | undefined {
  const json = JSON.stringify(value);
  return json.length <= LONGEST_JSON ? say(json) : undefined;
}

function listSentence(values: readonly JsonValue[]): string | undefined {
  if (values.length === 1) return short(values[0] as JsonValue, (json) => `Must be ${json}.`);
  return short([...values], () => `Must be one of: ${values.map((value) => JSON.stringify(value)).join(', ')}.`);
}

function dependentSentence(value: JsonValue): string | undefined {
  if (!isObject(value)) return undefined;
  const sentences = Object.entries(value).flatMap(([key, names]) => {
    if (!isArray(names) || names.length === 0) return [];
    const quoted = names.map((name) => `"${String(name)}"`).join(' and ');
    return [`If "${key}" is given, ${quoted} must be given too.`];
  });
  return short(sentences, () => sentences.join(' '));
}

function schemaSentence(name: string, schema: Draft): string | undefined {
  if (name === 'not') return notSentence(schema);
  const said = gist(schema);
  if (name === 'contains')
    return schema.bool === false ? undefined : `Must contain at least one item of this kind: ${said}.`;
  if (name === 'propertyNames') return keySentence(schema);
  if (name !== 'additionalProperties' && name !== 'unevaluatedProperties') return undefined;
  if (schema.bool === false) return '';
  return schema.bool === true || schema.words.size === 0
    ? 'Other keys may be added.'
    : `Other keys may be added; value: ${said}.`;
}

function notSentence(schema: Draft): string | undefined {
  const values = dataOf(schema, 'enum');
  if (isArray(values))
    return short([...values], () => `Must not be any of: ${values.map((value) => JSON.stringify(value)).join(', ')}.`);
  if (schema.words.has('const')) return short(dataOf(schema, 'const') as JsonValue, (json) => `Must not be ${json}.`);
  const pattern = dataOf(schema, 'pattern');
  if (typeof pattern === 'string') return `Must not match the regular expression ${pattern}.`;
  const required = dataOf(schema, 'required');
  if (isArray(required) && schema.words.size === 1) {
    const names = required.map((name) => `"${String(name)}"`);
    return names.length === 1 ? `${names[0]} must not be given.` : `${names.join(' and ')} must not be given together.`;
  }
  return undefined;
}

function keySentence(schema: Draft): string | undefined {
  const pattern = dataOf(schema, 'pattern');
  if (typeof pattern === 'string') return `Keys must match the regular expression ${pattern}.`;
  const values = dataOf(schema, 'enum');
  if (isArray(values))
    return short([...values], () => `Keys must be among: ${values.map((value) => JSON.stringify(value)).join(', ')}.`);
  const isText = schema.bool === true || [...schema.words.keys()].every((name) => name === 'type');
  return isText ? '' : undefined;
}

export function patternSentence(schemas: ReadonlyMap<string, Draft>): string {
  const kinds = [...schemas].map(([pattern, schema]) => `${pattern} (value: ${gist(schema)})`);
  return `Keys may match: ${kinds.join('; ')}.`;
}

function containsSentence(name: string, value: JsonValue, node: Draft): string | undefined {
  const schema = schemaOf(node, 'contains');
  if (schema === undefined) return '';
  const bound = name === 'minContains' ? 'at least' : 'at most';
  return `Must contain ${bound} ${count(value, 'item', 'items')} of this kind: ${gist(schema)}.`;
}

/** A schema in a few words: its type, its values or its keys. */
export function gist(schema: Draft): string {
  if (schema.bool !== undefined) return schema.bool ? 'any value' : 'nothing';
  const values =
    dataOf(schema, 'enum') ?? (schema.words.has('const') ? [dataOf(schema, 'const') as JsonValue] : undefined);
  if (isArray(values)) return values.map((value) => JSON.stringify(value)).join(' or ');
  const types = typesOf(schema);
  const properties = mapOf(schema, 'properties');
  if (properties !== undefined && properties.size > 0)
    return `object with ${[...properties.keys()].map((key) => `"${key}"`).join(', ')}`;
  if (types.join() === 'array') {
    const items = schemaOf(schema, 'items');
    return items === undefined ? 'list' : `list of ${gist(items)}`;
  }
  if (types.length > 0) return withLimits(types.join(' or '), schema);
  const json = JSON.stringify(emit(schema).json);
  return json === '{}' ? 'any value' : json.length <= LONGEST_JSON ? json : 'see the tool';
}

function withLimits(type: string, schema: Draft): string {
  const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'format'].flatMap((name) => {
    const value = dataOf(schema, name);
    return value === undefined ? [] : [`${name} ${text(value)}`];
  });
  return limits.length === 0 ? type : `${type} (${limits.join(', ')})`;
}
