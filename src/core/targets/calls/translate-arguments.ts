import { get, has, isArray, isObject, type JsonValue, type MutableJsonObject, setOwn } from '../../model/json.ts';
import { formatPointer, type Pointer } from '../../model/pointer.ts';
import { familyOf } from '../../model/target-id.ts';
import type { Tool } from '../../model/tool.ts';
import type { Conversion } from '../conversion.ts';
import { type CallNote, note } from './call-note.ts';
import { inputSchemaOf } from './payload-schema.ts';
import {
  acceptsNull,
  applicable,
  canonicalView,
  childNodes,
  createView,
  declaredProperties,
  declaredProperty,
  isOfType,
  rootNode,
  type SchemaView,
  typesOf,
  type ViewNode,
} from './schema-view.ts';

/** Canonical arguments as the model would send them: keys renamed, left-out properties that the payload requires as null. */
export function encodeArguments(value: JsonValue, conversion: Conversion): JsonValue {
  const view = payloadView(conversion, 'canonical');
  return view === undefined ? value : encodeValue(view, [rootNode(view)], value);
}

export interface DecodeOptions {
  readonly conversion?: Conversion | undefined;
  /** Nulls are values, and none stands for "left out". */
  readonly keepsNulls?: boolean;
}

/** What the model sent, with the names and the absences of the canonical schema. Notes say what was changed. */
export function decodeArguments(
  value: JsonValue,
  tool: Tool,
  { conversion, keepsNulls = false }: DecodeOptions = {},
): { readonly value: JsonValue; readonly notes: readonly CallNote[] } {
  const walk = { notes: [], at: [], keepsNulls };
  const sentView = conversion?.keyMap === undefined ? undefined : payloadView(conversion, 'sent');
  const renamed = sentView === undefined ? value : restoreKeys(sentView, conversion, [rootNode(sentView)], value, walk);
  if (tool.parameters === undefined) return { value: renamed, notes: walk.notes };
  const view = canonicalView(tool.parameters);
  return { value: restoreValue(view, [rootNode(view)], renamed, walk), notes: walk.notes };
}

function payloadView(conversion: Conversion, names: 'canonical' | 'sent'): SchemaView | undefined {
  const place =
    conversion.payload === null ? undefined : inputSchemaOf(conversion.payload, familyOf(conversion.target));
  if (place === undefined) return undefined;
  const keyOf: SchemaView['keyOf'] = (pointer, key) =>
    names === 'canonical' ? originalKey(conversion, pointer, key) : key;
  return createView(place.schema, place.pointer, keyOf);
}

function originalKey(conversion: Conversion | undefined, pointer: Pointer, key: string): string {
  const keyMap = conversion?.keyMap;
  const text = formatPointer(pointer);
  return keyMap !== undefined && Object.hasOwn(keyMap, text) ? (keyMap[text] ?? key) : key;
}

function encodeValue(view: SchemaView, nodes: readonly ViewNode[], value: JsonValue): JsonValue {
  const here = nodes.flatMap((node) => applicable(view, node, value));
  if (isArray(value)) return value.map((item, index) => encodeValue(view, childNodes(view, here, index), item));
  if (!isObject(value)) return value;
  const declared = declaredProperties(view, here);
  const sentKeys = new Map(declared.map((one) => [view.keyOf(one.pointer, one.declared), one.declared]));
  const sent: MutableJsonObject = {};
  for (const [key, member] of Object.entries(value)) {
    setOwn(sent, sentKeys.get(key) ?? key, encodeValue(view, childNodes(view, here, key), member));
  }
  for (const property of declared) {
    const isMissing = property.isRequired && !has(sent, property.declared);
    if (isMissing && acceptsNull(view, property)) setOwn(sent, property.declared, null);
  }
  return sent;
}

interface Walk {
  readonly notes: CallNote[];
  readonly at: Pointer;
  readonly keepsNulls: boolean;
}

function restoreKeys(
  view: SchemaView,
  conversion: Conversion | undefined,
  nodes: readonly ViewNode[],
  value: JsonValue,
  walk: Walk,
): JsonValue {
  const here = nodes.flatMap((node) => applicable(view, node, value));
  const down = (key: string | number, child: JsonValue, name: string | number = key) =>
    restoreKeys(view, conversion, childNodes(view, here, key), child, { ...walk, at: [...walk.at, String(name)] });
  if (isArray(value)) return value.map((item, index) => down(index, item));
  if (!isObject(value)) return value;
  const originals = new Map(
    declaredProperties(view, here).map(({ declared, pointer }) => [
      declared,
      originalKey(conversion, pointer, declared),
    ]),
  );
  const restored: MutableJsonObject = {};
  for (const [key, member] of Object.entries(value)) {
    const name = originals.get(key) ?? key;
    if (name !== key && has(value, name)) {
      walk.notes.push(note('warning', [...walk.at, name], 'call-key-collision', { sent: key, original: name }));
    } else setOwn(restored, name, down(key, member, name));
  }
  return restored;
}

function restoreValue(view: SchemaView, nodes: readonly ViewNode[], value: JsonValue, walk: Walk): JsonValue {
  const here = nodes.flatMap((node) => applicable(view, node, value));
  const down = (key: string | number, child: JsonValue) =>
    restoreValue(view, childNodes(view, here, key), child, { ...walk, at: [...walk.at, String(key)] });
  if (isArray(value)) return value.map((item, index) => down(index, item));
  if (typeof value === 'string') {
    noteEncodedValue(here, value, walk);
    return value;
  }
  if (!isObject(value)) return value;
  const restored: MutableJsonObject = {};
  for (const [key, member] of Object.entries(value)) {
    if (member === null && !walk.keepsNulls && standsForAbsence(view, here, key)) {
      walk.notes.push(note('info', [...walk.at, key], 'call-null-omitted', { name: key }));
    } else setOwn(restored, key, down(key, member));
  }
  return restored;
}

/** Null means "left out" where the canonical schema declares the property, does not take null and can do without it. */
function standsForAbsence(view: SchemaView, nodes: readonly ViewNode[], key: string): boolean {
  const declared = nodes.flatMap((node) => declaredProperty(view, node, key) ?? []);
  if (declared.length === 0 || declared.every((property) => acceptsNull(view, property))) return false;
  return !nodes.some((node) => {
    const required = get(node.schema as JsonValue, 'required');
    return isArray(required) && required.includes(key);
  });
}

/** A value that was encoded once more: text in place of an object or a list. It is not mended, only said. */
function noteEncodedValue(nodes: readonly ViewNode[], text: string, walk: Walk): void {
  const types = nodes.flatMap(({ schema }) => (isObject(schema) ? typesOf(schema) : []));
  if (types.length === 0 || types.includes('string') || !/^\s*[[{]/.test(text)) return;
  const inside = parsed(text);
  const expected = types.find((type) => inside !== undefined && isOfType(inside, type));
  if (expected === undefined) return;
  const name = walk.at.at(-1) ?? '';
  walk.notes.push(note('warning', walk.at, 'call-json-string', { name, expected: `"${expected}"` }));
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}
