import { get, isArray, isObject, type JsonValue, type MutableJsonObject, setOwn } from '../model/json.ts';
import { inPlace, itemSchemas, propertySchemas } from './schemas-below.ts';

/** What an expression sees of a JSON value: whole numbers that a schema declares as integers are bigints. */
export function withIntegers(value: JsonValue, schema: JsonValue | undefined): unknown {
  return convert(value, [schema], schema);
}

function convert(value: JsonValue, wanted: readonly (JsonValue | undefined)[], root: JsonValue | undefined): unknown {
  const schemas = inPlace(wanted, root);
  if (typeof value === 'number') return schemas.some(isInteger) && Number.isInteger(value) ? BigInt(value) : value;
  if (isArray(value))
    return value.map((item, index) =>
      convert(
        item,
        schemas.flatMap((it) => itemSchemas(it, index)),
        root,
      ),
    );
  if (!isObject(value)) return value;
  const copy: { [key: string]: unknown } = {};
  for (const [key, item] of Object.entries(value)) {
    const below = schemas.map((schema) => propertySchemas(schema, key));
    setOwn(copy as MutableJsonObject, key, convert(item, below, root) as JsonValue);
  }
  return copy;
}

function isInteger(schema: JsonValue): boolean {
  const type = get(schema, 'type');
  return type === 'integer' || (isArray(type) && type.includes('integer') && !type.includes('number'));
}
