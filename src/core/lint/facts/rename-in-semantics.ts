import type { DescriptorEdit } from '../../model/diagnostic.ts';
import { get, isArray, isObject, type JsonValue } from '../../model/json.ts';
import { formatPointer, type Pointer } from '../../model/pointer.ts';
import type { Tool } from '../../model/tool.ts';
import type { InstancePlace } from './instance-places.ts';

interface PropertyRename {
  readonly pointer: Pointer;
  /** Of the object that has the property; undefined inside a definition. */
  readonly place: InstancePlace | undefined;
  readonly name: string;
}

/** What the semantics block says of a property that is renamed: pointers, names and expressions. */
export function renameInSemantics({ semantics }: Tool, rename: PropertyRename): DescriptorEdit[] {
  if (semantics === undefined) return [];
  const former = rename.pointer.at(-1) ?? '';
  const isTopParameter = rename.pointer.length === 3 && rename.pointer[0] === 'parameters';
  const edits: DescriptorEdit[] = [];
  for (const map of ['missing', 'units']) {
    const value = get(semantics, map);
    for (const text of isObject(value) ? Object.keys(value) : []) {
      const key = movedPointer(text, rename.pointer, rename.name);
      if (key !== undefined) edits.push({ op: 'rename', pointer: ['semantics', map, text], key });
    }
  }
  for (const { text, pointer } of namedIn(semantics)) {
    const moved = movedPointer(text, rename.pointer, rename.name);
    const value = moved ?? (isTopParameter && text === former ? rename.name : undefined);
    if (value !== undefined) edits.push({ op: 'set', pointer, value });
  }
  for (const { text, pointer } of expressionsOf(semantics)) {
    const value = renameInExpression(text, rename);
    if (value !== text) edits.push({ op: 'set', pointer, value });
  }
  return edits;
}

interface Placed {
  readonly text: string;
  readonly pointer: Pointer;
}

/** Texts that are a pointer or a parameter's name. */
function namedIn(semantics: JsonValue): Placed[] {
  const places: readonly Pointer[] = [
    ['time', 'start'],
    ['time', 'end'],
    ['time', 'instants'],
    ['time', 'timezone'],
    ['pagination', 'cursor'],
    ['pagination', 'bound_to'],
  ];
  return places.flatMap(([block = '', key = '']) => {
    const value = get(get(semantics, block), key);
    const pointer = ['semantics', block, key];
    if (typeof value === 'string') return [{ text: value, pointer }];
    return (isArray(value) ? value : []).flatMap((text, index) =>
      typeof text === 'string' ? [{ text, pointer: [...pointer, String(index)] }] : [],
    );
  });
}

function expressionsOf(semantics: JsonValue): Placed[] {
  const rules = get(semantics, 'rules');
  const found = (isArray(rules) ? rules : []).map((rule, index) => ({
    text: get(rule, 'expression'),
    pointer: ['semantics', 'rules', String(index), 'expression'],
  }));
  found.push({ text: get(get(semantics, 'match'), 'expression'), pointer: ['semantics', 'match', 'expression'] });
  return found.flatMap(({ text, pointer }) => (typeof text === 'string' ? [{ text, pointer }] : []));
}

/** `args.former` and `args["former"]`; below the top, behind the name of the property that holds it. */
function renameInExpression(text: string, { pointer, place, name }: PropertyRename): string {
  const holder = place?.length === 0 ? (pointer[0] === 'parameters' ? 'args' : 'result') : place?.at(-1);
  if (typeof holder !== 'string') return text;
  const quote = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const former = quote(pointer.at(-1) ?? '');
  const before = `(?<![\\w.])${place?.length === 0 ? quote(holder) : `[\\w.]+\\.${quote(holder)}`}`;
  return text
    .replaceAll(new RegExp(`(${before}\\.\\??)${former}(?!\\w)`, 'gu'), (_, head: string) => head + name)
    .replaceAll(
      new RegExp(`(${before}\\[(["']))${former}\\2\\]`, 'gu'),
      (_, head: string, mark: string) => `${head}${name}${mark}]`,
    )
    .replaceAll(
      new RegExp(`(["'])${former}\\1(?= +in +(?:[\\w.]+\\.)?${quote(holder)}(?![\\w.]))`, 'gu'),
      (_, mark: string) => mark + name + mark,
    );
}

/** A pointer, as text, at or below what is renamed, as it will be. */
export function movedPointer(text: string, pointer: Pointer, name: string): string | undefined {
  const whole = formatPointer(pointer);
  if (text !== whole && !text.startsWith(`${whole}/`)) return undefined;
  return formatPointer([...pointer.slice(0, -1), name]) + text.slice(whole.length);
}
