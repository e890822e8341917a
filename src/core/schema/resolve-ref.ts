import { type JsonValue, stringAt } from '../model/json.ts';
import { type Pointer, parsePointer, startsWith, valueAt } from '../model/pointer.ts';
import { err, ok, type Result } from '../model/result.ts';
import { isSchema, type JsonSchema } from '../model/tool.ts';
import { walkSchema } from './walk.ts';

/** Pointers count from the root schema. */
export interface RefTarget {
  readonly pointer: Pointer;
  readonly schema: JsonSchema;
}
/** `remote`: another document, which is never fetched. `dangling`: nothing, or no schema, stands there. */
export type RefFailure = 'remote' | 'dangling';

/** Resolves the references of one root schema. `from` is the pointer of the node that holds the reference. */
export type RefResolver = (ref: string, from: Pointer) => Result<RefTarget, RefFailure>;

interface Resource {
  readonly uri: string;
  readonly pointer: Pointer;
}
interface Places {
  /** Outermost first. */
  readonly resources: readonly Resource[];
  readonly anchors: readonly { readonly name: string; readonly resource: Resource; readonly pointer: Pointer }[];
}

export function createRefResolver(root: JsonSchema): RefResolver {
  let known: Places | undefined;
  return (ref, from) => {
    known ??= collectPlaces(root);
    return resolveIn(root, known, ref, from);
  };
}

function resolveIn(root: JsonSchema, places: Places, ref: string, from: Pointer): Result<RefTarget, RefFailure> {
  const hash = ref.indexOf('#');
  const address = hash < 0 ? ref : ref.slice(0, hash);
  const base = enclosing(places.resources, from);
  const resource = address === '' ? base : findResource(places.resources, resolveUri(base.uri, address), address);
  if (resource === undefined) return err('remote');
  const fragment = decodeFragment(hash < 0 ? '' : ref.slice(hash + 1));
  if (fragment === undefined) return err('dangling');
  const pointer = locate(places, resource, fragment);
  const schema = pointer === undefined ? undefined : valueAt(root as JsonValue, pointer);
  return pointer !== undefined && isSchema(schema) ? ok({ pointer, schema }) : err('dangling');
}

function locate(places: Places, resource: Resource, fragment: string): Pointer | undefined {
  if (fragment === '' || fragment.startsWith('/')) {
    const inside = parsePointer(fragment);
    return inside === undefined ? undefined : [...resource.pointer, ...inside];
  }
  const named = places.anchors.filter((anchor) => anchor.name === fragment);
  return (named.find((anchor) => anchor.resource === resource) ?? named[0])?.pointer;
}

function collectPlaces(root: JsonSchema): Places {
  const resources: Resource[] = [{ uri: '', pointer: [] }];
  const anchors: { name: string; resource: Resource; pointer: Pointer }[] = [];
  for (const { schema, pointer } of walkSchema(root)) {
    const id = idOf(schema);
    if (id !== undefined && !id.startsWith('#')) {
      const resource = { uri: resolveUri(enclosing(resources, pointer).uri, id), pointer };
      if (pointer.length === 0) resources[0] = resource;
      else resources.push(resource);
    }
    const names = [
      stringAt(schema, '$anchor'),
      stringAt(schema, '$dynamicAnchor'),
      id?.startsWith('#') ? id.slice(1) : undefined,
    ];
    for (const name of names) {
      if (name !== undefined && name !== '') anchors.push({ name, resource: enclosing(resources, pointer), pointer });
    }
  }
  return { resources, anchors };
}

/** `id` is the draft-04 spelling; without a look of an address it is taken for an unknown key. */
function idOf(schema: JsonSchema): string | undefined {
  const id = stringAt(schema as JsonValue, '$id');
  if (id !== undefined) return id.replace(/(?<=.)#$/, '');
  const old = stringAt(schema as JsonValue, 'id');
  return old !== undefined && /^(#.|[a-z][a-z0-9+.-]*:)/i.test(old) ? old.replace(/(?<=.)#$/, '') : undefined;
}

function enclosing(resources: readonly Resource[], pointer: Pointer): Resource {
  let best = resources[0] as Resource;
  for (const resource of resources) {
    if (resource.pointer.length >= best.pointer.length && startsWith(pointer, resource.pointer)) best = resource;
  }
  return best;
}

function findResource(resources: readonly Resource[], uri: string, written: string): Resource | undefined {
  return resources.find((resource) => resource.uri === uri) ?? resources.find((resource) => resource.uri === written);
}

function decodeFragment(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** RFC 3986 resolution for what `$id` holds: absolute addresses, absolute paths and relative paths. */
export function resolveUri(base: string, reference: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(reference) || base === '') return reference;
  const [, origin = '', path = ''] = /^([a-z][a-z0-9+.-]*:(?:\/\/[^/]*)?)?(.*)$/i.exec(base) ?? [];
  if (reference.startsWith('/')) return origin + reference;
  const segments = path.split('/').slice(0, -1);
  for (const segment of reference.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return origin + segments.join('/');
}
