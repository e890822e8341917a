import { get, has, isArray, isObject, type JsonObject, type JsonValue, jsonEqual } from '../../model/json.ts';
import { typeOfValue, typesOf } from './facts.ts';

/** Why a literal does not fit the schema beside it. */
export type Misfit = 'type' | 'enum' | 'const' | 'minimum' | 'maximum' | 'length' | 'items' | 'required' | 'multiple';

/**
 * Looks at the schema's own type, values and bounds, and one level of items and required properties. It never says no to a
 * value that the full schema accepts; what needs references, branches or patterns is left to the validator.
 */
export function misfit(value: JsonValue, schema: JsonObject, isNullable = false): Misfit | undefined {
  if (value === null && (isNullable || get(schema, 'nullable') === true)) return undefined;
  return (
    typeMisfit(value, schema) ??
    valueMisfit(value, schema) ??
    (typeof value === 'number' ? numberMisfit(value, schema) : undefined) ??
    (typeof value === 'string' ? lengthMisfit([...value].length, schema, 'Length') : undefined) ??
    (isArray(value) ? arrayMisfit(value, schema) : undefined) ??
    (isObject(value) ? objectMisfit(value, schema) : undefined)
  );
}

function typeMisfit(value: JsonValue, schema: JsonObject): Misfit | undefined {
  const types = typesOf(schema);
  const known = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
  if (types.length === 0 || types.some((type) => !known.includes(type))) return undefined;
  const found = typeOfValue(value);
  const fits = types.includes(found) || (found === 'integer' && types.includes('number'));
  return fits ? undefined : 'type';
}

function valueMisfit(value: JsonValue, schema: JsonObject): Misfit | undefined {
  const values = get(schema, 'enum');
  if (isArray(values) && values.length > 0 && !values.some((item) => jsonEqual(item, value))) return 'enum';
  return has(schema, 'const') && !jsonEqual(get(schema, 'const'), value) ? 'const' : undefined;
}

function numberMisfit(value: number, schema: JsonObject): Misfit | undefined {
  const bound = (name: string) => {
    const found = get(schema, name);
    return typeof found === 'number' ? found : undefined;
  };
  const minimum = bound('minimum');
  const above = bound('exclusiveMinimum');
  const maximum = bound('maximum');
  const below = bound('exclusiveMaximum');
  if ((minimum !== undefined && value < minimum) || (above !== undefined && value <= above)) return 'minimum';
  if ((maximum !== undefined && value > maximum) || (below !== undefined && value >= below)) return 'maximum';
  const step = bound('multipleOf');
  const isWhole = step !== undefined && Number.isInteger(step) && step > 0;
  return isWhole && Number.isInteger(value) && value % step !== 0 ? 'multiple' : undefined;
}

function lengthMisfit(length: number, schema: JsonObject, what: 'Length' | 'Items' | 'Properties'): Misfit | undefined {
  const minimum = get(schema, `min${what}`);
  const maximum = get(schema, `max${what}`);
  const tooShort = typeof minimum === 'number' && length < minimum;
  return tooShort || (typeof maximum === 'number' && length > maximum) ? 'length' : undefined;
}

function arrayMisfit(value: readonly JsonValue[], schema: JsonObject): Misfit | undefined {
  const counted = lengthMisfit(value.length, schema, 'Items');
  if (counted !== undefined) return counted;
  const items = get(schema, 'items');
  if (!isObject(items) || has(schema, 'prefixItems')) return undefined;
  const isWrong = value.some((item) => typeMisfit(item, items) !== undefined || valueMisfit(item, items) !== undefined);
  return isWrong && get(items, 'nullable') !== true ? 'items' : undefined;
}

function objectMisfit(value: JsonObject, schema: JsonObject): Misfit | undefined {
  const counted = lengthMisfit(Object.keys(value).length, schema, 'Properties');
  if (counted !== undefined) return counted;
  const required = get(schema, 'required');
  const lacks = isArray(required) && required.some((name) => typeof name === 'string' && !has(value, name));
  return lacks ? 'required' : undefined;
}
