import { isArray, isObject, type JsonValue } from '../model/json.ts';
import type { KeywordValues, RawVerdict } from './define-target.ts';

/** The string formats of OpenAI's strict mode; Anthropic's takes `uri` besides. */
export const STRICT_FORMATS: ReadonlySet<string> = new Set([
  'date-time',
  'time',
  'date',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uuid',
]);

export const ANTHROPIC_FORMATS: ReadonlySet<string> = new Set([...STRICT_FORMATS, 'uri']);

/** Gemini's OpenAPI subset: other formats were refused in 2025, the newest text allows any. */
const GEMINI_FORMATS: Readonly<Record<string, ReadonlySet<string>>> = {
  string: new Set(['enum', 'date-time']),
  number: new Set(['float', 'double']),
  integer: new Set(['int32', 'int64']),
};

/** Parts of a regular expression that smaller engines leave out. */
export interface PatternParts {
  readonly lookAround: boolean;
  readonly backReference: boolean;
  readonly wordBoundary: boolean;
}

/** Reads escapes and character classes, so that `\(?=` and `[(?=]` are not taken for look-ahead. */
function patternParts(pattern: string): PatternParts {
  const found = { lookAround: false, backReference: false, wordBoundary: false };
  let inClass = false;
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern[index];
    if (character === '\\') {
      const next = pattern[index + 1] ?? '';
      if (!inClass && /[1-9]/.test(next)) found.backReference = true;
      if (!inClass && next === 'k' && pattern[index + 2] === '<') found.backReference = true;
      if (!inClass && /[bB]/.test(next)) found.wordBoundary = true;
      index += 1;
    } else if (inClass) inClass = character !== ']';
    else if (character === '[') inClass = true;
    else if (character === '(' && /^\(\?<?[=!]/.test(pattern.slice(index, index + 4))) found.lookAround = true;
  }
  return found;
}

export function isPlainPattern(value: JsonValue): boolean {
  return typeof value === 'string' && !patternParts(value).lookAround;
}

/** Anthropic's strict mode: no look-around, back-references, word boundaries or large repetitions. */
export function isSimplePattern(value: JsonValue): boolean {
  if (typeof value !== 'string' || /\(\?(?!:)/.test(value.replaceAll(/\\./g, ''))) return false;
  const { lookAround, backReference, wordBoundary } = patternParts(value);
  const repetitions = [...value.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].flatMap((match) => [match[1], match[2]]);
  const isSmall = repetitions.every((size) => size === undefined || size === '' || Number(size) <= 100);
  return !lookAround && !backReference && !wordBoundary && isSmall;
}

export function isOneOf(values: ReadonlySet<string>): (value: JsonValue) => boolean {
  return (value) => typeof value === 'string' && values.has(value);
}

export function isPrimitiveList(value: JsonValue): boolean {
  return isArray(value) && value.every((entry) => typeof entry !== 'object' || entry === null);
}

export function isPrimitive(value: JsonValue): boolean {
  return typeof value !== 'object' || value === null;
}

export function isZeroOrOne(value: JsonValue): boolean {
  return value === 0 || value === 1;
}

export function isGeminiFormat(value: JsonValue, siblings: KeywordValues): boolean {
  const type = siblings('type');
  const name = (isArray(type) ? type.find((entry) => entry !== 'null') : type) ?? '';
  return (
    typeof value === 'string' && typeof name === 'string' && (GEMINI_FORMATS[name.toLowerCase()]?.has(value) ?? false)
  );
}

export const isBoolean = (value: JsonValue): boolean => typeof value === 'boolean';
export const isTrueOrFalseOrNull = (value: JsonValue): boolean => value === null || typeof value === 'boolean';

export function isListOf(allowed: readonly string[], minimum = 0): (value: JsonValue) => boolean {
  return (value) =>
    isArray(value) &&
    value.length >= minimum &&
    value.every((entry) => typeof entry === 'string' && allowed.includes(entry));
}

export function isObjectList(value: JsonValue): boolean {
  return isArray(value) && value.every(isObject);
}

const GEMINI_TYPES = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);

/** Gemini's `parameters`: one type by name, in either case; a list is "not repeating". */
export function takenType(value: JsonValue): RawVerdict {
  return typeof value === 'string' && GEMINI_TYPES.has(value.toLowerCase()) ? 'accepts' : 'refuses';
}

/** Gemini's `parameters`: strings that are not empty, on a node of type string. */
export function takenEnum(value: JsonValue, siblings: KeywordValues): RawVerdict {
  const isText = isArray(value) && value.every((entry) => typeof entry === 'string' && entry !== '');
  const type = siblings('type');
  return isText && typeof type === 'string' && type.toLowerCase() === 'string' ? 'accepts' : 'refuses';
}

/** Gemini's `parameters`: a union is no type besides. */
export function takenAnyOf(_value: JsonValue, siblings: KeywordValues): RawVerdict {
  return siblings('type') === undefined ? 'accepts' : 'refuses';
}

/** Anthropic's strict mode: no reference directly inside. */
export function takenAllOf(value: JsonValue): RawVerdict {
  return isArray(value) && value.some((branch) => isObject(branch) && Object.hasOwn(branch, '$ref'))
    ? 'refuses'
    : 'accepts';
}
