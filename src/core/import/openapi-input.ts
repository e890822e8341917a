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
import { say } from '../words/words.ts';
import { without } from './define-reader.ts';
import type { Operation } from './openapi.ts';
import { follow, jsonContent, type Resolved } from './openapi-places.ts';
import { SchemaCopier } from './openapi-schema.ts';
import type { ImportLoss } from './read-document.ts';

export interface OperationInput {
  readonly schema: JsonObject;
  readonly places: readonly ProvenanceEntry[];
  /** Where each parameter goes in the request: path, query, header, cookie or body. */
  readonly locations: JsonObject;
  /** What the request calls the parameters that had to be renamed. */
  readonly names: JsonObject;
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
  const names: MutableJsonObject = {};
  for (const parameter of parametersOf(operation)) {
    const name = freeName(parameter, properties);
    const written = stringAt(parameter.value, 'name') as string;
    if (name !== written) {
      setOwn(names, name, written);
      operation.losses.push({ pointer: parameter.pointer, message: say('import-openapi-renamed', { written, name }) });
    }
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
  return { schema, places: copier.places, locations, names };
}

/** The name of a parameter; where another place of the request has the same name, with its own place. */
function freeName({ value }: Resolved, taken: JsonObject): string {
  const written = stringAt(value, 'name') as string;
  let name = written;
  for (let count = 1; has(taken, name); count += 1) {
    name = `${written}_${stringAt(value, 'in') ?? 'query'}${count === 1 ? '' : count}`;
  }
  return name;
}

/** The operation's parameters; one of its own replaces a shared one of the same name and place. */
function parametersOf({ root, value, pointer, shared, losses }: Operation): Resolved[] {
  const found = new Map<string, Resolved>();
  const listed = { value: get(value, 'parameters') ?? null, pointer: [...pointer, 'parameters'] };
  for (const parameter of [...shared, ...readParameters(root, listed, losses)]) {
    found.set(JSON.stringify([get(parameter.value, 'in') ?? null, get(parameter.value, 'name') ?? null]), parameter);
  }
  return [...found.values()];
}

/** Every parameter of a list with a name, its reference followed; what is none goes into `losses`. */
export function readParameters(root: JsonValue, list: Resolved, losses: ImportLoss[]): Resolved[] {
  if (!isArray(list.value)) return [];
  return list.value.flatMap((item, index) => {
    const pointer = [...list.pointer, String(index)];
    const parameter = follow(root, { value: item, pointer });
    const name = parameter && stringAt(parameter.value, 'name');
    if (parameter !== undefined && name) return isOfTheRequest(parameter.value, name) ? [] : [parameter];
    losses.push({ pointer, message: say('import-openapi-parameter') });
    return [];
  });
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
  return isObject(copy) ? withOwnWords(copier, copy, { value, pointer }, to) : copy;
}

/** What the parameter says itself stands before what its schema says of the type (Parameter Object, `example`). */
function withOwnWords(copier: SchemaCopier, copy: JsonObject, { value, pointer }: Resolved, to: Pointer): JsonObject {
  const own: MutableJsonObject = {};
  for (const key of ['description', 'example', 'examples', 'deprecated']) {
    const said = key === 'examples' ? exampleValues(copier, value, pointer) : get(value, key);
    if (said === undefined) continue;
    setOwn(own, key, said);
    if (has(copy, key) && JSON.stringify(copy[key]) !== JSON.stringify(said)) copier.overrule([...pointer, key], key);
    copier.place([...to, key], [...pointer, key], key === 'examples' ? 'derived' : 'exact');
  }
  const { description, ...others } = own;
  const rest = without(copy, Object.keys(own));
  return description === undefined ? { ...rest, ...others } : { description, ...rest, ...others };
}

/** OpenAPI names its examples and wraps each; JSON Schema lists the values. */
function exampleValues(copier: SchemaCopier, parameter: JsonValue, pointer: Pointer): JsonValue | undefined {
  const examples = get(parameter, 'examples');
  if (!isObject(examples)) return undefined;
  const values = Object.keys(examples).flatMap((name) => {
    const example = copier.follow({ value: examples[name] as JsonValue, pointer: [...pointer, 'examples', name] });
    const value = get(example?.value, 'value');
    return value === undefined ? [] : [value];
  });
  return values.length === 0 ? undefined : values;
}

interface InputParts {
  readonly properties: MutableJsonObject;
  readonly locations: MutableJsonObject;
  readonly required: string[];
}

/**
 * Merges an object body into the parameters where nothing is lost by it, else adds it whole. Gives keywords for the root.
 * Of an optional body either nothing is sent or all that it requires.
 */
function readBody({ root, value, pointer }: Operation, copier: SchemaCopier, parts: InputParts): JsonObject {
  const holder = follow(root, { value: get(value, 'requestBody') ?? null, pointer: [...pointer, 'requestBody'] });
  const content = holder && jsonContent(holder.value, holder.pointer);
  if (holder === undefined || content === undefined) return {};
  const isRequired = get(holder.value, 'required') === true;
  const body = follow(root, content);
  const objects = body && objectsOf(root, body, MAX_NESTING);
  if (objects !== undefined && isMergeable(objects, isRequired, parts.properties, copier)) {
    const { names, required, rest } = mergeBody(objects, copier, parts);
    if (isRequired) parts.required.push(...required);
    return { ...rest, ...(!isRequired && allOrNothing(names, required)) };
  }
  const name = has(parts.properties, 'body') ? 'request_body' : 'body';
  setOwn(parts.properties, name, copier.copy(content, ['properties', name]));
  setOwn(parts.locations, name, 'body');
  if (isRequired) parts.required.push(name);
  return {};
}

const MAX_NESTING = 20;

/** The plain objects that a body consists of: itself, or the branches of its `allOf`; undefined when it says more. */
function objectsOf(root: JsonValue, { value, pointer }: Resolved, levels: number): Resolved[] | undefined {
  if (!isObject(value) || levels === 0 || get(value, 'nullable') === true) return undefined;
  if (!Object.keys(value).every((key) => key === 'allOf' || MERGEABLE.has(key) || key.startsWith('x-')))
    return undefined;
  const branches = get(value, 'allOf');
  if (branches === undefined) return isObject(get(value, 'properties')) ? [{ value, pointer }] : undefined;
  if (!isArray(branches)) return undefined;
  const found: Resolved[] = isObject(get(value, 'properties')) ? [{ value: without(value, ['allOf']), pointer }] : [];
  for (const [index, branch] of branches.entries()) {
    const place = follow(root, { value: branch, pointer: [...pointer, 'allOf', String(index)] });
    const objects = place && objectsOf(root, place, levels - 1);
    if (objects === undefined) return undefined;
    found.push(...objects);
  }
  // A closed branch says no to what the others declare.
  return found.every((object) => get(object.value, 'additionalProperties') !== false) ? found : undefined;
}

function isMergeable(
  objects: readonly Resolved[],
  isRequired: boolean,
  taken: JsonObject,
  copier: SchemaCopier,
): boolean {
  const names = objects.flatMap((object) => copier.namesOf(object));
  const clashes = names.some((name) => has(taken, name)) || new Set(names).size < names.length;
  return objects.length > 0 && !clashes && (isRequired || !objects.some((object) => needsCompany(object, copier)));
}

/** Keys that nobody declared would need the required ones too, and a required one that is not declared is nobody's argument. */
function needsCompany(object: Resolved, copier: SchemaCopier): boolean {
  const required = copier.requiredOf(object);
  const names = new Set(copier.namesOf(object));
  const isMap = isObject(get(object.value, 'additionalProperties'));
  return required.length > 0 && (isMap || required.some((name) => !names.has(name)));
}

/** Whichever of the names is given, the required ones are: the first brings the others, and each brings the first. */
function allOrNothing(names: readonly string[], required: readonly string[]): JsonObject {
  const [first, ...others] = new Set(required);
  if (first === undefined) return {};
  const needs: MutableJsonObject = {};
  for (const name of names) setOwn(needs, name, name === first ? others : [first]);
  const entries = Object.entries(needs).filter(([, needed]) => isArray(needed) && needed.length > 0);
  return entries.length === 0 ? {} : { dependentRequired: Object.fromEntries(entries) as JsonObject };
}

interface MergedBody {
  readonly names: readonly string[];
  readonly required: readonly string[];
  /** Keywords for the root. */
  readonly rest: JsonObject;
}

function mergeBody(objects: readonly Resolved[], copier: SchemaCopier, parts: InputParts): MergedBody {
  const rest: MutableJsonObject = {};
  for (const object of objects) {
    const { value, pointer } = object;
    for (const name of copier.namesOf(object)) {
      const source = {
        value: get(get(value, 'properties'), name) as JsonValue,
        pointer: [...pointer, 'properties', name],
      };
      setOwn(parts.properties, name, copier.copy(source, ['properties', name]));
      setOwn(parts.locations, name, 'body');
    }
    for (const key of isObject(value) ? Object.keys(value) : []) {
      if (['type', 'properties', 'required'].includes(key) || has(rest, key)) continue;
      const source = { value: get(value, key) as JsonValue, pointer: [...pointer, key] };
      setOwn(rest, key, key === 'additionalProperties' ? copier.copy(source, [key]) : source.value);
      copier.place([key], source.pointer, 'exact');
    }
    for (const keyword of ['required', 'dependentRequired'])
      copier.place([keyword], [...pointer, 'required'], 'derived');
  }
  return {
    names: objects.flatMap((object) => copier.namesOf(object)),
    required: objects.flatMap((object) => copier.requiredOf(object)),
    rest,
  };
}
