import { type DefinedFormats, fullFormats } from 'ajv-formats/dist/formats.js';
import type { JsonValue } from '../model/json.ts';

const FORMATS: DefinedFormats = fullFormats;

/** The same definitions that the compiled engine uses. Formats nobody defines hold for everything. */
export function fitsFormat(name: string, value: JsonValue): boolean {
  if (!Object.hasOwn(FORMATS, name)) return true;
  const format = FORMATS[name as keyof DefinedFormats];
  if (format === true) return true;
  if (format instanceof RegExp) return typeof value !== 'string' || format.test(value);
  if (typeof format === 'function') return typeof value !== 'string' || format(value);
  return fitsDefinition(format as FormatDefinition, value);
}

interface FormatDefinition {
  readonly type?: 'string' | 'number';
  readonly validate: RegExp | string | boolean | ((value: never) => unknown);
}

function fitsDefinition({ type = 'string', validate }: FormatDefinition, value: JsonValue): boolean {
  if (typeof value !== type) return true;
  if (validate instanceof RegExp) return validate.test(String(value));
  return typeof validate === 'function' ? Boolean(validate(value as never)) : true;
}
