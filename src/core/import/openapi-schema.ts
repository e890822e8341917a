import {
  get,
  has,
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  type MutableJsonObject,
  setOwn,
} from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import type { ProvenanceEntry } from '../model/provenance.ts';
import { isKeyword, KEYWORDS } from '../schema/keywords.ts';
import { say } from '../words/words.ts';
import { without } from './define-reader.ts';
import { follow, type Resolved, targetOf } from './openapi-places.ts';
import { type Family, familyOf, isBasePlace } from './openapi-subtypes.ts';
import type { ImportLoss } from './read-document.ts';

export interface CopyContext {
  readonly root: JsonValue;
  readonly isVersion30: boolean;
  /** Takes what the copy reads otherwise than it is written. */
  readonly losses: ImportLoss[];
}

/**
 * Copies schemas of an OpenAPI document into one tool: `#/components/schemas/X` becomes `#/$defs/X`, with only what is
 * reachable and circles kept; OpenAPI 3.0's `nullable` and boolean bounds become JSON Schema.
 */
export class SchemaCopier {
  readonly places: ProvenanceEntry[] = [];
  readonly definitions: MutableJsonObject = {};
  private readonly names = new Map<string, string>();
  private readonly waiting: {
    readonly target: Resolved;
    readonly name: string;
    readonly family?: Family | undefined;
  }[] = [];
  private readonly root: JsonValue;
  private readonly isVersion30: boolean;
  /** Descriptor pointer of the block that the schemas go into. */
  private readonly block: Pointer;

  private readonly losses: ImportLoss[];
  /** What marks a property that is not sent in this direction (OpenAPI, Schema Object). */
  private readonly otherWay: 'readOnly' | 'writeOnly';

  constructor({ root, isVersion30, losses }: CopyContext, block: Pointer) {
    this.root = root;
    this.isVersion30 = isVersion30;
    this.losses = losses;
    this.block = block;
    this.otherWay = block[0] === 'parameters' ? 'readOnly' : 'writeOnly';
  }

  /** Copies the schema at `source` to `to`, a pointer inside the block. */
  copy({ value, pointer }: Resolved, to: Pointer): JsonValue {
    this.place(to, pointer, 'exact');
    return this.schema(value, pointer, to);
  }

  /** Copies what the copied schemas refer to; call last. */
  finish(): JsonObject | undefined {
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      const to = ['$defs', next.name];
      const { target, family } = next;
      setOwn(
        this.definitions,
        next.name,
        family === undefined ? this.copy(target, to) : this.forms(target, family, to),
      );
    }
    return Object.keys(this.definitions).length === 0 ? undefined : this.definitions;
  }

  place(to: Pointer, source: Pointer, placement: ProvenanceEntry['placement']): void {
    this.places.push({ descriptor: [...this.block, ...to], source, placement });
  }

  follow(start: Resolved): Resolved | undefined {
    return follow(this.root, start);
  }

  /** Tells that words of a schema give way to those at `pointer`. */
  overrule(pointer: Pointer, keyword: string): void {
    this.losses.push({ pointer, message: say('import-openapi-overruled', { keyword }) });
  }

  /** The properties of an object that travel in this direction, by name. The others go into the losses. */
  namesOf({ value, pointer }: Resolved): string[] {
    const properties = get(value, 'properties');
    if (!isObject(properties)) return [];
    return Object.keys(properties).filter((name) => {
      const place = [...pointer, 'properties', name];
      const property = follow(this.root, { value: properties[name] as JsonValue, pointer: place });
      if (get(property?.value, this.otherWay) !== true) return true;
      const message = this.otherWay === 'readOnly' ? 'import-openapi-read-only' : 'import-openapi-write-only';
      this.losses.push({ pointer: place, message: say(message, { name }) });
      return false;
    });
  }

  /** The required names, as far as they travel in this direction. */
  requiredOf(object: Resolved): string[] {
    const required = get(object.value, 'required');
    if (!isArray(required)) return [];
    const names = required.filter((name) => typeof name === 'string');
    const properties = get(object.value, 'properties');
    const sent = new Set(this.namesOf(object));
    return names.filter((name) => sent.has(name) || !isObject(properties) || !has(properties, name));
  }

  private schema(value: JsonValue, from: Pointer, to: Pointer): JsonValue {
    if (!isObject(value)) return value;
    const copy: MutableJsonObject = {};
    for (const key of Object.keys(value)) {
      const member = value[key] as JsonValue;
      setOwn(copy, key, this.member(key, member, [...from, key], [...to, key]));
    }
    this.readDiscriminator(copy, value, from);
    if (isObject(value.properties)) this.onlySent(copy, { value, pointer: from });
    return this.isVersion30 ? this.modern(copy, from, to) : copy;
  }

  /** A base or a schema without subtypes has no use for its discriminator; a union has to name the tag in every form. */
  private readDiscriminator(copy: MutableJsonObject, value: JsonObject, from: Pointer): void {
    if (!isObject(value.discriminator)) return;
    const branches = get(value, 'oneOf') ?? get(value, 'anyOf');
    const pointer = [...from, 'discriminator'];
    if (branches === undefined) {
      if (familyOf(this.root, from) === undefined)
        this.losses.push({ pointer, message: say('import-openapi-subtypes') });
      else delete copy.discriminator;
      return;
    }
    const tag = get(value.discriminator, 'propertyName');
    if (typeof tag !== 'string' || !isArray(branches) || has(value, 'required')) return;
    const isNamed = branches.every((branch, index) => {
      const found = follow(this.root, { value: branch, pointer: [...from, String(index)] });
      const required = get(found?.value, 'required');
      return isArray(required) && required.includes(tag);
    });
    if (isNamed) return;
    copy.required = [tag];
    this.losses.push({ pointer, message: say('import-openapi-tag', { name: tag }) });
  }

  private member(key: string, value: JsonValue, from: Pointer, to: Pointer): JsonValue {
    if (key === '$ref' && typeof value === 'string') return this.reference(value, from, to);
    if (key === 'discriminator') return this.discriminator(value, from, to);
    const holds = isKeyword(key) ? KEYWORDS[key] : 'data';
    if (holds === 'data') return value;
    if (isArray(value)) {
      if (holds !== 'list' && holds !== 'schema-or-list') return value;
      return value.map((item, index) => this.schema(item, [...from, String(index)], [...to, String(index)]));
    }
    if (holds !== 'map') return this.schema(value, from, to);
    if (!isObject(value)) return value;
    const copy: MutableJsonObject = {};
    for (const name of Object.keys(value)) {
      setOwn(copy, name, this.schema(value[name] as JsonValue, [...from, name], [...to, name]));
    }
    return copy;
  }

  /** Takes out of a copied object what does not travel in this direction. */
  private onlySent(copy: MutableJsonObject, object: Resolved): void {
    const names = new Set(this.namesOf(object));
    const copied = get(copy, 'properties');
    if (!isObject(copied) || names.size === Object.keys(copied).length) return;
    copy.properties = without(
      copied,
      Object.keys(copied).filter((name) => !names.has(name)),
    );
    if (!isArray(copy.required)) return;
    const required = this.requiredOf(object);
    if (required.length > 0) copy.required = required;
    else delete copy.required;
  }

  /** The mapping of a discriminator names the schemas where they stand now. */
  private discriminator(value: JsonValue, from: Pointer, to: Pointer): JsonValue {
    const mapping = get(value, 'mapping');
    if (!isObject(value) || !isObject(mapping)) return value;
    const moved: MutableJsonObject = {};
    for (const key of Object.keys(mapping)) {
      const ref = mapping[key] as JsonValue;
      const isLocal = typeof ref === 'string' && ref.startsWith('#');
      setOwn(moved, key, isLocal ? this.reference(ref, [...from, 'mapping', key], [...to, 'mapping', key]) : ref);
    }
    return { ...value, mapping: moved };
  }

  private reference(ref: string, from: Pointer, to: Pointer): string {
    const target = targetOf(this.root, ref);
    if (target === undefined) return ref;
    this.place(to, from, 'derived');
    const family = familyOf(this.root, target.pointer);
    const isBase = family !== undefined && isBasePlace(from, family);
    const key = isBase ? `${ref} base` : ref;
    const own = target.pointer.at(-1) ?? 'root';
    const name = this.names.get(key) ?? this.freeName(isBase ? `${own}_base` : own);
    if (!this.names.has(key)) {
      this.names.set(key, name);
      this.waiting.push({ target, name, family: isBase ? undefined : family });
    }
    return `#/$defs/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
  }

  /** A value of any of the schemas that build on this one, each with its tag. */
  private forms({ value, pointer }: Resolved, { tag, subtypes }: Family, to: Pointer): JsonObject {
    this.place(to, pointer, 'derived');
    const at = [...pointer, 'discriminator'];
    const names = subtypes.map(({ ref }) => ref.slice(ref.lastIndexOf('/') + 1)).join(', ');
    this.losses.push({ pointer: at, message: say('import-openapi-forms', { names }) });
    const forms = subtypes.map(({ ref, values }, index): JsonObject => {
      const form = { $ref: this.reference(ref, at, [...to, 'oneOf', String(index), 'allOf', '0', '$ref']) };
      const tagged = values.length > 0 && { properties: { [tag]: { enum: [...values] } } };
      return { allOf: [form, { ...tagged, required: [tag] }] };
    });
    const description = get(value, 'description');
    return { ...(description !== undefined && { description }), oneOf: forms };
  }

  private freeName(wanted: string): string {
    const taken = new Set(this.names.values());
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}_${count}`;
    return name;
  }

  /** OpenAPI 3.0.3, Schema Object: https://spec.openapis.org/oas/v3.0.3.html#schema-object (2026-11-29). */
  private modern(schema: MutableJsonObject, from: Pointer, to: Pointer): JsonObject {
    this.bound(schema, 'minimum', 'exclusiveMinimum', from, to);
    this.bound(schema, 'maximum', 'exclusiveMaximum', from, to);
    const nullable = get(schema, 'nullable');
    if (typeof nullable !== 'boolean') return schema;
    delete schema.nullable;
    if (!nullable) return schema;
    return this.withNull(schema, from, to);
  }

  /** The text says that null is meant, so null joins a list of values that forgot it. */
  private withNull(schema: MutableJsonObject, from: Pointer, to: Pointer): JsonObject {
    const type = get(schema, 'type');
    if (typeof type === 'string') {
      schema.type = [type, 'null'];
      this.place([...to, 'type'], [...from, 'nullable'], 'derived');
      const values = get(schema, 'enum');
      if (isArray(values) && !values.includes(null)) {
        schema.enum = [...values, null];
        this.place([...to, 'enum'], [...from, 'enum'], 'derived');
        this.losses.push({ pointer: [...from, 'enum'], message: say('import-openapi-null-enum') });
      }
      return schema;
    }
    if (!['$ref', 'allOf', 'anyOf', 'oneOf'].some((key) => has(schema, key))) return schema;
    const { description, ...rest } = schema;
    this.place(to, from, 'derived');
    const union: JsonObject = { anyOf: [rest, { type: 'null' }] };
    this.place([...to, 'anyOf', '0'], from, 'exact');
    return description === undefined ? union : { description, ...union };
  }

  private bound(schema: MutableJsonObject, limit: string, exclusive: string, from: Pointer, to: Pointer): void {
    const isExclusive = get(schema, exclusive);
    if (typeof isExclusive !== 'boolean') return;
    const value = get(schema, limit);
    delete schema[exclusive];
    if (!isExclusive || value === undefined) return;
    delete schema[limit];
    schema[exclusive] = value;
    this.place([...to, exclusive], [...from, limit], 'derived');
  }
}
