import { get, isArray, isObject, type JsonObject, type JsonValue, stringAt } from '../model/json.ts';
import { type Pointer, parsePointer } from '../model/pointer.ts';
import { isSchema, type JsonSchema } from '../model/tool.ts';
import { type SchemaNode, walkSchema } from '../schema/walk.ts';
import type { Dialect } from './dialect.ts';
import { decodeFragment, resolveUri, splitFragment } from './uri.ts';

/** A schema with the resource it belongs to. `pointer` counts from the root of its document. */
export interface Located {
  readonly schema: JsonSchema;
  readonly base: string;
  readonly pointer: Pointer;
  /** Stands in the schema itself, not in a document that it refers to. */
  readonly isOwn: boolean;
}

interface Resource {
  readonly root: Located;
  readonly anchors: Map<string, Located>;
  readonly dynamicAnchors: Map<string, Located>;
}

/** The address of a schema that names none. */
const NAMELESS = 'tool:/schema';

/** Finds the schemas that `$ref` and `$dynamicRef` name, in one schema and the documents it may refer to. */
export class SchemaResources {
  readonly root: Located;
  readonly #resources = new Map<string, Resource>();
  readonly #targets = new Map<string, Located | undefined>();
  readonly #dialect: Dialect;
  readonly #load: (uri: string) => JsonSchema | undefined;

  constructor(schema: JsonSchema, dialect: Dialect, load: (uri: string) => JsonSchema | undefined) {
    this.#dialect = dialect;
    this.#load = load;
    this.root = this.#register(schema, NAMELESS, true);
  }

  /** The base address below `schema`: its own `$id` seen from `base`, or `base`. */
  baseOf(schema: JsonSchema, base: string): string {
    const id = this.#idOf(schema);
    return id === undefined ? base : resolveUri(base, id);
  }

  resolve(reference: string, base: string): Located | undefined {
    const key = `${base} ${reference}`;
    if (this.#targets.has(key)) return this.#targets.get(key);
    const target = this.#find(reference, base);
    this.#targets.set(key, target);
    return target;
  }

  dynamicAnchor(base: string, name: string): Located | undefined {
    return this.#resources.get(base)?.dynamicAnchors.get(name);
  }

  #find(reference: string, base: string): Located | undefined {
    const absolute = resolveUri(base, reference);
    const resource = this.#resource(absolute);
    const encoded = splitFragment(reference).fragment ?? '';
    const fragment = decodeFragment(encoded);
    if (resource === undefined || fragment === undefined) return undefined;
    if (fragment === '') return resource.root;
    if (!fragment.startsWith('/')) return resource.anchors.get(fragment);
    const pointer = parsePointer(fragment);
    return pointer === undefined ? undefined : this.#descend(resource.root, pointer);
  }

  #resource(uri: string): Resource | undefined {
    const known = this.#resources.get(uri);
    if (known !== undefined) return known;
    const document = this.#load(uri);
    if (document === undefined) return undefined;
    const root = this.#register(document, uri, false);
    const resource = this.#resources.get(root.base);
    if (resource !== undefined) this.#resources.set(uri, resource);
    return resource;
  }

  #descend(root: Located, pointer: Pointer): Located | undefined {
    let value: JsonValue | undefined = root.schema;
    let base = root.base;
    for (const [depth, segment] of pointer.entries()) {
      if (depth > 0 && isObject(value)) base = this.baseOf(value, base);
      value = isArray(value) ? value[Number(segment)] : get(value, segment);
    }
    if (!isSchema(value)) return undefined;
    return { schema: value, base: this.baseOf(value, base), pointer: [...root.pointer, ...pointer], isOwn: root.isOwn };
  }

  #register(document: JsonSchema, uri: string, isOwn: boolean): Located {
    const bases = new Map<SchemaNode, string>();
    let first: Located | undefined;
    for (const node of walkSchema(document)) {
      const outer = node.parent === undefined ? uri : (bases.get(node.parent) ?? uri);
      const base = this.baseOf(node.schema, outer);
      bases.set(node, base);
      const located: Located = { schema: node.schema, base, pointer: node.pointer, isOwn };
      first ??= located;
      if (node.parent === undefined || base !== outer) this.#addResource(base, located);
      if (isObject(node.schema)) this.#addAnchors(node.schema, located);
    }
    return first ?? { schema: document, base: uri, pointer: [], isOwn };
  }

  #addResource(base: string, root: Located): void {
    if (!this.#resources.has(base)) this.#resources.set(base, { root, anchors: new Map(), dynamicAnchors: new Map() });
  }

  #addAnchors(schema: JsonObject, located: Located): void {
    const resource = this.#resources.get(located.base);
    if (resource === undefined) return;
    if (this.#dialect === 'draft-07') {
      const id = stringAt(schema, '$id');
      if (id?.startsWith('#')) resource.anchors.set(id.slice(1), located);
      return;
    }
    const anchor = stringAt(schema, '$anchor');
    const dynamic = stringAt(schema, '$dynamicAnchor');
    if (anchor !== undefined) resource.anchors.set(anchor, located);
    if (dynamic !== undefined) {
      resource.anchors.set(dynamic, located);
      resource.dynamicAnchors.set(dynamic, located);
    }
  }

  #idOf(schema: JsonSchema): string | undefined {
    const id = stringAt(schema === true || schema === false ? undefined : schema, '$id');
    if (id === undefined || splitFragment(id).absolute === '') return undefined;
    const isIgnored = this.#dialect === 'draft-07' && isObject(schema) && Object.hasOwn(schema, '$ref');
    return isIgnored ? undefined : id;
  }
}
