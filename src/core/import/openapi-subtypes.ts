import { get, has, isArray, isObject, type JsonObject, type JsonValue, stringAt } from '../model/json.ts';
import { formatPointer, type Pointer, parsePointer, pointersEqual, valueAt } from '../model/pointer.ts';

/** A schema that a discriminator stands for, and what the discriminating property holds in it. */
interface Subtype {
  /** `#/components/schemas/Cat` */
  readonly ref: string;
  /** Empty where the schema itself says which values its tag has. */
  readonly values: readonly string[];
}

export interface Family {
  readonly tag: string;
  readonly subtypes: readonly Subtype[];
}

const SCHEMAS: Pointer = ['components', 'schemas'];

/**
 * The schemas that a discriminator without a union stands for: those that its mapping names and those that build on its
 * schema with `allOf` (OpenAPI, Discriminator Object). Undefined where there are none.
 */
export function familyOf(root: JsonValue, parent: Pointer): Family | undefined {
  const schema = valueAt(root, parent);
  const tag = stringAt(get(schema, 'discriminator'), 'propertyName');
  if (tag === undefined || has(schema as JsonObject, 'oneOf') || has(schema as JsonObject, 'anyOf')) return undefined;
  const mapped = mappingOf(schema);
  const names = new Set([...mapped.keys(), ...descendantsOf(root, parent, mapped)]);
  const subtypes = [...names]
    .filter((name) => isObject(valueAt(root, [...SCHEMAS, name])))
    .map((name) => subtypeOf(root, name, tag, mapped.get(name) ?? [name]));
  return subtypes.length === 0 ? undefined : { tag, subtypes };
}

/** Whether a reference at this place names what a subtype builds on, and not a value of any form. */
export function isBasePlace(place: Pointer, { subtypes }: Family): boolean {
  if (place.length !== 6 || place[3] !== 'allOf' || place[5] !== '$ref') return false;
  const component = `#${formatPointer(place.slice(0, 3))}`;
  return subtypes.some(({ ref }) => ref === component);
}

function subtypeOf(root: JsonValue, name: string, tag: string, values: readonly string[]): Subtype {
  const place = [...SCHEMAS, name];
  return { ref: `#${formatPointer(place)}`, values: listsTag(valueAt(root, place), tag) ? [] : values };
}

function listsTag(schema: JsonValue | undefined, tag: string): boolean {
  const branches = get(schema, 'allOf');
  return [schema, ...(isArray(branches) ? branches : [])].some((part) => {
    const property = get(get(part, 'properties'), tag);
    return isObject(property) && (has(property, 'enum') || has(property, 'const'));
  });
}

/** Component name to the values that lead to it. A mapping may name a schema by its reference or its name alone. */
function mappingOf(schema: JsonValue | undefined): Map<string, string[]> {
  const mapping = get(get(schema, 'discriminator'), 'mapping');
  const found = new Map<string, string[]>();
  if (!isObject(mapping)) return found;
  for (const [value, target] of Object.entries(mapping)) {
    const name = typeof target === 'string' ? componentOf(target) : undefined;
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}

function componentOf(ref: string): string | undefined {
  if (!ref.startsWith('#')) return /^[A-Za-z0-9._-]+$/.test(ref) ? ref : undefined;
  const place = parsePointer(ref.slice(1));
  return place?.length === 3 && pointersEqual(place.slice(0, 2), SCHEMAS) ? place[2] : undefined;
}

function descendantsOf(root: JsonValue, parent: Pointer, mapped: ReadonlyMap<string, unknown>): Set<string> {
  const found = new Set<string>();
  const waiting = [parent.length === 3 ? (parent[2] as string) : ''];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const child of childrenOf(root).get(name) ?? []) {
      const isAlias = mapped.size > 0 && !mapped.has(child.name) && !child.addsMembers;
      if (isAlias || found.has(child.name)) continue;
      found.add(child.name);
      waiting.push(child.name);
    }
  }
  return found;
}

interface Child {
  readonly name: string;
  readonly addsMembers: boolean;
}

const CHILDREN = new WeakMap<object, ReadonlyMap<string, readonly Child[]>>();

/** Component name to the components whose `allOf` refers to it. */
function childrenOf(root: JsonValue): ReadonlyMap<string, readonly Child[]> {
  const key = root as object;
  const known = CHILDREN.get(key);
  if (known !== undefined) return known;
  const found = new Map<string, Child[]>();
  const schemas = valueAt(root, SCHEMAS);
  for (const [name, schema] of isObject(schemas) ? Object.entries(schemas) : []) {
    const branches = get(schema, 'allOf');
    if (!isArray(branches)) continue;
    const addsMembers = branches.length > 1 || isObject(get(schema, 'properties'));
    for (const branch of branches) {
      const parent = componentOf(stringAt(branch, '$ref') ?? '#');
      if (parent !== undefined) found.set(parent, [...(found.get(parent) ?? []), { name, addsMembers }]);
    }
  }
  CHILDREN.set(key, found);
  return found;
}
