import { isArray, type JsonValue } from '../model/json.ts';

export const TYPE_NAMES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const;
export type TypeName = (typeof TYPE_NAMES)[number];

/** Names of other languages and tools that mean one thing only; compared without regard to case. */
const FOREIGN_NAMES: Readonly<Record<string, TypeName | 'any'>> = {
  str: 'string',
  text: 'string',
  char: 'string',
  float: 'number',
  double: 'number',
  decimal: 'number',
  int: 'integer',
  long: 'integer',
  int32: 'integer',
  int64: 'integer',
  bool: 'boolean',
  dict: 'object',
  dictionary: 'object',
  map: 'object',
  hashmap: 'object',
  list: 'array',
  tuple: 'array',
  arraylist: 'array',
  none: 'null',
  nil: 'null',
  any: 'any',
};

export interface ReadTypes {
  /** `any`: every value is accepted. */
  readonly types: string | string[] | 'any';
  /** The text says it in another way than JSON Schema does. */
  readonly changed: boolean;
}

/** What a `type` means, or undefined when it holds a name that nobody knows. */
export function readTypes(value: JsonValue): ReadTypes | undefined {
  if (typeof value === 'string') {
    const name = typeName(value);
    return name === undefined ? undefined : { types: name, changed: name === 'any' || name !== value };
  }
  if (!isArray(value) || value.length === 0) return undefined;
  // YAML reads an unquoted null in a list of types as the value.
  const names = value.map((entry) =>
    typeof entry === 'string' ? typeName(entry) : entry === null ? 'null' : undefined,
  );
  if (names.includes(undefined)) return undefined;
  if (names.includes('any')) return { types: 'any', changed: true };
  const distinct = [...new Set(names as string[])];
  return {
    types: distinct,
    changed: distinct.length < names.length || names.some((name, index) => name !== value[index]),
  };
}

function typeName(written: string): TypeName | 'any' | undefined {
  const lower = written.toLowerCase();
  const known = TYPE_NAMES.find((name) => name === lower);
  if (known !== undefined) return known;
  return Object.hasOwn(FOREIGN_NAMES, lower) ? FOREIGN_NAMES[lower] : undefined;
}
