import {
  get,
  has,
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  type MutableJsonObject,
  setOwn,
  stringAt,
} from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import type { ProvenanceEntry } from '../model/provenance.ts';
import type { Operation } from './openapi.ts';
import { follow, jsonContent, type Resolved, SchemaCopier } from './openapi-schema.ts';

export interface OperationInput {
  readonly schema: JsonObject;
  readonly places: readonly ProvenanceEntry[];
  /** Where each parameter goes in the request: path, query, header, cookie or body. */
  readonly locations: JsonObject;
}

/** Keywords of a body that one object of parameters can take over; a body with others goes in whole, as `body`. */
const MERGEABLE = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'description',
  'title',
  'example',
  'examples',
  'xml',
  'externalDocs',
]);

/** Parameters and body of an operation as one object schema. */
export function readInput(operation: Operation): OperationInput {
  const copier = new SchemaCopier(operation, ['parameters']);
  const properties: MutableJsonObject = {};
  const locations: MutableJsonObject = {};
  const required: string[] = [];
  copier.place([], [...operation.pointer], 'derived');
  for (const parameter of parametersOf(operation)) {
    const name = stringAt(parameter.value, 'name') as string;
    setOwn(properties, name, copyParameter(copier, parameter, ['properties', name]));
    setOwn(locations, name, get(parameter.value, 'in') ?? 'query');
    if (get(parameter.value, 'required') === true) required.push(name);
  }
  const rest = readBody(operation, copier, { properties, locations, required });
  const definitions = copier.finish();
  const schema: JsonObject = {
    type: 'object',
    ...rest,
    properties,
    ...(required.length > 0 && { required }),
    ...(definitions !== undefined && { $defs: definitions }),
  };
  return { schema, places: copier.places, locations };
}

/** The operation's parameters; one of its own replaces a shared one of the same name and place. */
function parametersOf({ root, value, pointer, shared }: Operation): Resolved[] {
  const found = new Map<string, Resolved>();
  const lists = [shared, { value: get(value, 'parameters'), pointer: [...pointer, 'parameters'] }];
  for (const list of lists) {
    if (!isArray(list.value)) continue;
    for (const [index, item] of list.value.entries()) {
      const parameter = follow(root, { value: item, pointer: [...list.pointer, String(index)] });
      const name = parameter && stringAt(parameter.value, 'name');
      if (parameter !== undefined && name && !isOfTheRequest(parameter.value, name)) found.set(name, parameter);
    }
  }
  return [...found.values()];
}

/** OpenAPI has these headers described elsewhere and ignores them as parameters (Parameter Object, `name`). */
function isOfTheRequest(parameter: JsonValue, name: string): boolean {
  return get(parameter, 'in') === 'header' && ['accept', 'content-type', 'authorization'].includes(name.toLowerCase());
}

function copyParameter(copier: SchemaCopier, { value, pointer }: Resolved, to: Pointer): JsonValue {
  const schema = get(value, 'schema');
  const source =
    schema === undefined ? jsonContent(value, pointer) : { value: schema, pointer: [...pointer, 'schema'] };
  if (source === undefined) copier.place(to, pointer, 'derived');
  const copy = source === undefined ? {} : copier.copy(source, to);
  const description = get(value, 'description');
  if (!isObject(copy) || description === undefined || has(copy, 'description')) return copy;
  copier.place([...to, 'description'], [...pointer, 'description'], 'exact');
  return { description, ...copy };
}

interface InputParts {
  readonly properties: MutableJsonObject;
  readonly locations: MutableJsonObject;
  readonly required: string[];
}

/** Merges an object body into the parameters where nothing is lost by it, else adds it whole. Gives keywords for the root. */
function readBody({ root, value, pointer }: Operation, copier: SchemaCopier, parts: InputParts): JsonObject {
  const holder = follow(root, { value: get(value, 'requestBody') ?? null, pointer: [...pointer, 'requestBody'] });
  const content = holder && jsonContent(holder.value, holder.pointer);
  if (holder === undefined || content === undefined) return {};
  const isRequired = get(holder.value, 'required') === true;
  const body = follow(root, content);
  if (body !== undefined && isMergeable(body.value, isRequired, parts.properties))
    return mergeBody(body, copier, parts);
  const name = has(parts.properties, 'body') ? 'request_body' : 'body';
  setOwn(parts.properties, name, copier.copy(content, ['properties', name]));
  setOwn(parts.locations, name, 'body');
  if (isRequired) parts.required.push(name);
  return {};
}

function isMergeable(body: JsonValue, isRequired: boolean, taken: JsonObject): boolean {
  const properties = get(body, 'properties');
  if (!isObject(body) || !isObject(properties) || get(body, 'nullable') === true) return false;
  const required = get(body, 'required');
  const needs = isArray(required) ? required.length : 0;
  const isOptional = !isRequired && needs > 0;
  const clashes = Object.keys(properties).some((name) => has(taken, name));
  return !isOptional && !clashes && Object.keys(body).every((key) => MERGEABLE.has(key) || key.startsWith('x-'));
}

function mergeBody({ value, pointer }: Resolved, copier: SchemaCopier, parts: InputParts): JsonObject {
  const properties = get(value, 'properties');
  if (isObject(properties)) {
    for (const name of Object.keys(properties)) {
      const source = { value: properties[name] as JsonValue, pointer: [...pointer, 'properties', name] };
      setOwn(parts.properties, name, copier.copy(source, ['properties', name]));
      setOwn(parts.locations, name, 'body');
    }
  }
  const required = get(value, 'required');
  if (isArray(required)) parts.required.push(...required.filter((name) => typeof name === 'string'));
  const rest: MutableJsonObject = {};
  for (const key of isObject(value) ? Object.keys(value) : []) {
    if (['type', 'properties', 'required'].includes(key)) continue;
    const source = { value: get(value, key) as JsonValue, pointer: [...pointer, key] };
    setOwn(rest, key, key === 'additionalProperties' ? copier.copy(source, [key]) : source.value);
    copier.place([key], source.pointer, 'exact');
  }
  copier.place(['required'], [...pointer, 'required'], 'derived');
  return rest;
}
