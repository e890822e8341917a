import {
  has,
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  type MutableJsonObject,
  setOwn,
} from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import { isSchema, type Tool } from '../model/tool.ts';
import { readTypes } from '../schema/type-names.ts';
import { compileSchema } from '../validate/compile-schema.ts';
import type { Evaluators } from '../validate/evaluators.ts';
import { say } from '../words/words.ts';
import { workingArguments } from './teaching-text.ts';

/** Arguments at or just over an edge of the schema, and what the schema must say to them. */
export interface BoundaryCase {
  readonly title: Message;
  /** The schema that draws the edge, counted from the descriptor's root. */
  readonly schemaPointer: Pointer;
  readonly arguments: JsonObject;
  readonly expected: 'accepted' | 'refused';
}

interface Edge {
  readonly title: Message;
  readonly keyword: string;
  readonly value: JsonValue;
  readonly expected: BoundaryCase['expected'];
}

/**
 * The edges of each declared argument, one at a time on arguments that work; none when no working arguments are known.
 * The expectation comes from the keyword alone. A case that another keyword decides otherwise is left out.
 */
export function boundaryCases(tool: Tool, evaluators: Evaluators): readonly BoundaryCase[] {
  const { parameters } = tool;
  const base = workingArguments(tool, evaluators);
  if (!isObject(parameters) || base === undefined) return [];
  const compiled = compileSchema(parameters, evaluators);
  if (!compiled.ok) return [];
  const { validate } = compiled.value;
  return [...propertyCases(parameters, base), ...missingCases(parameters, base), ...extraCase(parameters, base)].filter(
    (one) => validate(one.arguments).status === (one.expected === 'accepted' ? 'valid' : 'invalid'),
  );
}

const MOST_PROPERTIES = 100;

function propertyCases(parameters: JsonObject, base: JsonObject): BoundaryCase[] {
  const properties = isObject(parameters.properties) ? parameters.properties : {};
  return Object.entries(properties)
    .slice(0, MOST_PROPERTIES)
    .flatMap(([name, schema]) =>
      isSchema(schema) && isObject(schema)
        ? edgesOf(schema, base[name]).map(({ title, keyword, value, expected }) => ({
            title: { id: title.id, data: { ...title.data, name } },
            schemaPointer: ['parameters', 'properties', name, keyword],
            arguments: withValue(base, name, value),
            expected,
          }))
        : [],
    );
}

function edgesOf(schema: JsonObject, current: JsonValue | undefined): readonly Edge[] {
  return [...numberEdges(schema), ...textEdges(schema, current), ...listEdges(schema, current), ...valueEdges(schema)];
}

function edge(title: Message, keyword: string, value: JsonValue, expected: BoundaryCase['expected']): Edge {
  return { title, keyword, value, expected };
}

function numberEdges({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: JsonObject): Edge[] {
  const step = typeof multipleOf === 'number' && multipleOf > 0 ? multipleOf : 1;
  const edges: Edge[] = [];
  if (typeof minimum === 'number') {
    edges.push(edge(say('boundary-minimum', { limit: minimum }), 'minimum', minimum, 'accepted'));
    edges.push(edge(say('boundary-below', { limit: minimum }), 'minimum', minimum - step, 'refused'));
  }
  if (typeof maximum === 'number') {
    edges.push(edge(say('boundary-maximum', { limit: maximum }), 'maximum', maximum, 'accepted'));
    edges.push(edge(say('boundary-above', { limit: maximum }), 'maximum', maximum + step, 'refused'));
  }
  for (const [keyword, limit] of Object.entries({ exclusiveMinimum, exclusiveMaximum })) {
    if (typeof limit === 'number') edges.push(edge(say('boundary-exclusive', { limit }), keyword, limit, 'refused'));
  }
  return edges;
}

const LONGEST_TEXT = 20_000;

function textEdges({ minLength, maxLength, type, ...others }: JsonObject, current: JsonValue | undefined): Edge[] {
  const text = typeof current === 'string' && current !== '' ? current : 'x';
  const ofLength = (length: number) => text.padEnd(length, text.at(-1) ?? 'x').slice(0, length);
  const edges: Edge[] = [];
  if (typeof minLength === 'number' && minLength > 0 && minLength < LONGEST_TEXT) {
    edges.push(edge(say('boundary-shortest', { count: minLength }), 'minLength', ofLength(minLength), 'accepted'));
    edges.push(
      edge(say('boundary-too-short', { count: minLength - 1 }), 'minLength', ofLength(minLength - 1), 'refused'),
    );
  } else if (type === 'string' && !has(others, 'enum') && !has(others, 'const')) {
    edges.push(edge(say('boundary-empty'), 'type', '', 'accepted'));
  }
  if (typeof maxLength === 'number' && maxLength < LONGEST_TEXT) {
    edges.push(edge(say('boundary-longest', { count: maxLength }), 'maxLength', ofLength(maxLength), 'accepted'));
    edges.push(
      edge(say('boundary-too-long', { count: maxLength + 1 }), 'maxLength', ofLength(maxLength + 1), 'refused'),
    );
  }
  return edges;
}

const LONGEST_LIST = 200;

function listEdges({ minItems, maxItems, type }: JsonObject, current: JsonValue | undefined): Edge[] {
  const edges: Edge[] = [];
  const item = isArray(current) ? current[0] : undefined;
  const ofLength = (length: number) => Array.from({ length }, () => item ?? null);
  if (typeof minItems === 'number' && minItems > 0) {
    edges.push(edge(say('boundary-list-empty'), 'minItems', [], 'refused'));
  } else if (type === 'array') edges.push(edge(say('boundary-list-empty'), 'type', [], 'accepted'));
  if (typeof maxItems === 'number' && maxItems < LONGEST_LIST && item !== undefined) {
    const title = say('boundary-list-too-long', { count: maxItems + 1 });
    edges.push(edge(title, 'maxItems', ofLength(maxItems + 1), 'refused'));
  }
  return edges;
}

function valueEdges(schema: JsonObject): Edge[] {
  const { type, enum: values } = schema;
  const edges: Edge[] = [];
  if (isArray(values)) {
    for (const value of values.slice(0, 20)) {
      edges.push(edge(say('boundary-enum', { value: JSON.stringify(value) }), 'enum', value, 'accepted'));
    }
    edges.push(edge(say('boundary-enum-other'), 'enum', 'not one of the listed values', 'refused'));
  }
  const types = type === undefined ? undefined : readTypes(type)?.types;
  if (types === undefined || types === 'any') return edges;
  const names = isArray(types) ? types : [types];
  edges.push(edge(say('boundary-null'), 'type', null, names.includes('null') ? 'accepted' : 'refused'));
  if (!names.includes('string') && !names.includes('object')) {
    const value = names.includes('number') || names.includes('integer') ? '5' : 'text';
    edges.push(edge(say('boundary-text'), 'type', value, 'refused'));
  }
  return edges;
}

function missingCases(parameters: JsonObject, base: JsonObject): BoundaryCase[] {
  const required = isArray(parameters.required) ? parameters.required : [];
  return required
    .filter((name) => typeof name === 'string')
    .map((name) => ({
      title: say('boundary-missing', { name }),
      schemaPointer: ['parameters', 'required'],
      arguments: Object.fromEntries(Object.entries(base).filter(([key]) => key !== name)),
      expected: 'refused' as const,
    }));
}

function extraCase(parameters: JsonObject, base: JsonObject): BoundaryCase[] {
  const extra = parameters.additionalProperties;
  if (isObject(extra)) return [];
  const key = 'a_key_that_nobody_declared';
  const expected = extra === false ? 'refused' : 'accepted';
  const schemaPointer = has(parameters, 'additionalProperties')
    ? ['parameters', 'additionalProperties']
    : ['parameters'];
  return [{ title: say('boundary-extra'), schemaPointer, arguments: withValue(base, key, 1), expected }];
}

function withValue(base: JsonObject, name: string, value: JsonValue): JsonObject {
  const copy: MutableJsonObject = { ...base };
  setOwn(copy, name, value);
  return copy;
}
