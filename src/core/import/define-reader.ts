import type { FormatId } from '../model/format.ts';
import { get, has, isObject, type JsonObject, type JsonValue, type MutableJsonObject, setOwn } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { type Pointer, pointersEqual } from '../model/pointer.ts';
import type { Placement, Provenance, ProvenanceEntry } from '../model/provenance.ts';
import { err, ok, type Result } from '../model/result.ts';
import { say } from '../words/words.ts';
import type { Entry } from './entries.ts';
import type { ReadDocument, ReadFailure, ReadTool } from './read-document.ts';

/** What a reader answers; the rest of a ReadDocument has defaults. */
export type ReadParts = Pick<ReadDocument, 'tools' | 'skipped'> &
  Partial<Pick<ReadDocument, 'losses' | 'settings' | 'catalogue'>>;

export interface ReadContext {
  readonly fileName: string;
}

interface Format {
  readonly id: FormatId;
  readonly label: string;
  /** The format's own description, and the day it was checked. */
  readonly docs: string;
  readonly checkedOn: string;
}

/** A format of one tool, found in a list or alone. The error is the reason to skip the entry. */
export interface EntryReader extends Format {
  /** Whether an entry has this format's shape. `list` is the key of the list that holds it, or empty. */
  recognizes(entry: JsonObject, list: string): boolean;
  readEntry(entry: Entry): Result<ReadTool, Message>;
  /** Also has tools of a name and `parameters` alone, which look like descriptors that are not finished. */
  readonly takesBare?: boolean;
  /** Key of the catalogue that holds our settings. */
  readonly settingsKey?: string;
}

/** A format that only a whole document has. A failure means that the document is of another shape. */
export interface DocumentReader extends Format {
  recognizes(root: JsonObject): boolean;
  /** `last`: a shape so wide that tools and lists of tools are looked for before. */
  readonly asked: 'first' | 'last';
  read(value: JsonValue, context: ReadContext): Result<ReadParts, ReadFailure>;
}

/** Keeps names, descriptions and schemas as written, says where each came from, and never throws. */
export type Reader = EntryReader | DocumentReader;

/** Keys in the order that a descriptor is written in. */
const ORDER = ['name', 'title', 'description', 'version', 'parameters', 'returns', 'errors', 'idempotency', 'examples'];

/** Builds a descriptor field by field, each with its place in the document. */
export class ToolBuilder {
  private readonly fields = new Map<string, JsonValue>();
  private readonly places: ProvenanceEntry[];
  private readonly used = new Set<string>();
  private readonly source: Pointer;

  constructor(source: Pointer, placement: Placement = 'none') {
    this.source = source;
    this.places = [{ descriptor: [], source, placement }];
  }

  /** Moves `from[key]` to the descriptor. The place is exact even where nothing stands yet, so that a fix can put it there. */
  take(field: string, from: JsonObject, key: string, at: Pointer = this.source): this {
    const value = get(from, key);
    if (value !== undefined) this.set(field, value);
    this.used.add(key);
    return this.place([field], [...at, key], 'exact');
  }

  set(field: string, value: JsonValue): this {
    this.fields.set(field, value);
    return this;
  }

  has(field: string): boolean {
    return this.fields.has(field);
  }

  /** A second place for the same field replaces the first. */
  place(descriptor: Pointer, source: Pointer, placement: Placement): this {
    const entry: ProvenanceEntry = { descriptor, source, placement };
    const former = this.places.findIndex((place) => pointersEqual(place.descriptor, descriptor));
    if (former === -1) this.places.push(entry);
    else this.places[former] = entry;
    return this;
  }

  placeAll(entries: Provenance): this {
    for (const { descriptor, source, placement } of entries) this.place(descriptor, source, placement);
    return this;
  }

  /** Keeps every key of `from` that no field took under `providers.<format>`, so that nothing is lost. */
  keepRest(format: FormatId, from: JsonObject, skip: readonly string[] = [], at: Pointer = this.source): this {
    for (const key of Object.keys(from)) {
      if (this.used.has(key) || skip.includes(key)) continue;
      this.keep(format, key, from[key] as JsonValue, [...at, key]);
    }
    return this;
  }

  /** Puts one foreign field under `providers.<format>`; a field that stands there already stays. */
  keep(format: FormatId, key: string, value: JsonValue, source: Pointer): this {
    const former = this.fields.get('providers');
    const providers: MutableJsonObject = isObject(former) ? { ...former } : {};
    const kept = get(providers, format);
    const options: MutableJsonObject = isObject(kept) ? copy(kept) : {};
    if (has(options, key)) return this;
    setOwn(options, key, value);
    setOwn(providers, format, options);
    this.fields.set('providers', providers);
    return this.place(['providers', format, key], source, 'exact');
  }

  build(): ReadTool {
    const descriptor: MutableJsonObject = {};
    const names = [...this.fields.keys()];
    const first = ORDER.filter((name) => this.fields.has(name));
    const last = names.filter((name) => name === 'providers');
    for (const name of new Set([...first, ...names.filter((name) => name !== 'providers'), ...last])) {
      setOwn(descriptor, name, this.fields.get(name) as JsonValue);
    }
    return { descriptor, source: this.source, provenance: this.places };
  }
}

function copy(object: JsonObject): MutableJsonObject {
  const result: MutableJsonObject = {};
  for (const key of Object.keys(object)) setOwn(result, key, object[key] as JsonValue);
  return result;
}

/** The keys of `object` without some, as written. */
export function without(object: JsonObject, keys: readonly string[]): JsonObject {
  const result: MutableJsonObject = {};
  for (const key of Object.keys(object)) if (!keys.includes(key)) setOwn(result, key, object[key] as JsonValue);
  return result;
}

/** The first thing that every foreign tool needs. */
export function requireName(value: JsonValue): Result<JsonObject, Message> {
  if (!isObject(value)) return err(say('import-entry-not-object', { found: whatIs(value) }));
  const name = get(value, 'name');
  if (typeof name === 'string' && name !== '') return ok(value);
  return err(say('import-name-missing', { keys: keyList(value) }));
}

/** What a value is, for a sentence that says what was found. */
export function whatIs(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return `an object with ${keyList(value as JsonObject)}`;
  return `a ${typeof value}`;
}

const SHOWN_KEYS = 6;

export function keyList(object: JsonObject): string {
  const keys = Object.keys(object);
  if (keys.length === 0) return 'no keys';
  const shown = keys.slice(0, SHOWN_KEYS).map((key) => (key.length > 40 ? `${key.slice(0, 40)}…` : key));
  return shown.join(', ') + (keys.length > SHOWN_KEYS ? ', …' : '');
}
