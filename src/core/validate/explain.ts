import { isArray, isObject, type JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { pointersEqual } from '../model/pointer.ts';
import { readTypes } from '../schema/type-names.ts';
import { say } from '../words/words.ts';
import type { SchemaProblem } from './schema-problem.ts';
import type { Violation } from './violation.ts';

/** Violations worded for a person. Of the branches of a choice only the one that was meant is told. */
export function explain(violations: readonly Violation[]): readonly SchemaProblem[] {
  const told = distinct(violations.slice(0, MOST).flatMap((violation) => explainOne(violation)));
  const count = violations.length - MOST;
  if (count <= 0) return told;
  return [...told, { instancePointer: [], schemaPointer: [], keyword: '', message: say('value-more', { count }) }];
}

const MOST = 100;

function distinct(problems: readonly SchemaProblem[]): readonly SchemaProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ instancePointer, message }) => {
    const key = JSON.stringify([instancePointer, message]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function explainOne(violation: Violation): readonly SchemaProblem[] {
  const isChoice = violation.keyword === 'anyOf' || violation.keyword === 'oneOf';
  if (!isChoice || violation.branches === undefined) return [problemOf(violation, wordOf(violation))];
  const types = joinedTypes(violation);
  if (types !== undefined) return [problemOf(violation, typeMessage(types, violation.actual))];
  const best = meantBranch(violation, violation.branches);
  if (best !== undefined) return explain(best);
  const constants = joinedConstants(violation);
  if (constants !== undefined) return [problemOf(violation, enumMessage(constants, violation.actual))];
  return [
    problemOf(violation, say('value-no-branch', { count: violation.branches.length, found: show(violation.actual) })),
  ];
}

function problemOf(violation: Violation, message: Message): SchemaProblem {
  const { instancePointer, schemaPointer, keyword } = violation;
  return { instancePointer, schemaPointer, keyword, message };
}

/** When every branch fails by its type alone, the types together say it in one sentence. */
function joinedTypes({ branches = [], instancePointer }: Violation): string[] | undefined {
  const failures = branches.map((branch) => branch.find((violation) => isTypeAt(violation, instancePointer)));
  if (failures.some((failure) => failure === undefined)) return undefined;
  return [...new Set(failures.flatMap((failure) => typeNames(failure?.expected ?? null)))];
}

function joinedConstants({ branches = [], instancePointer }: Violation): JsonValue[] | undefined {
  const values: JsonValue[] = [];
  for (const branch of branches) {
    const here = branch.find(
      ({ keyword, instancePointer: at }) =>
        (keyword === 'const' || keyword === 'enum') && pointersEqual(at, instancePointer),
    );
    if (here === undefined) return undefined;
    if (here.keyword === 'enum' && isArray(here.expected)) values.push(...here.expected);
    else values.push(here.expected);
  }
  return values;
}

function isTypeAt({ keyword, instancePointer }: Violation, at: readonly string[]): boolean {
  return keyword === 'type' && pointersEqual(instancePointer, at);
}

/**
 * The branch that the value was meant for: the only one whose constants (a discriminator) it meets, else the only one of
 * its type, else the one with clearly the fewest problems.
 */
function meantBranch(
  { instancePointer }: Violation,
  branches: readonly (readonly Violation[])[],
): readonly Violation[] | undefined {
  const ofType = branches.filter((branch) => !branch.some((violation) => isTypeAt(violation, instancePointer)));
  if (ofType.length === 1) return ofType[0];
  const candidates = ofType.length === 0 ? branches : ofType;
  const tagged = candidates.filter((branch) => !branch.some(isTagFailure));
  if (tagged.length === 1 && candidates.length > 1) return tagged[0];
  const byCount = [...(tagged.length > 0 ? tagged : candidates)].sort((left, right) => weight(left) - weight(right));
  const [first, second] = byCount;
  if (first === undefined || second === undefined) return first;
  return weight(first) < weight(second) ? first : undefined;
}

function isTagFailure({ keyword }: Violation): boolean {
  return keyword === 'const' || keyword === 'enum';
}

function weight(branch: readonly Violation[]): number {
  return branch.reduce(
    (sum, { keyword }) => sum + (keyword === 'type' || isTagFailure({ keyword } as Violation) ? 2 : 1),
    0,
  );
}

function typeNames(expected: JsonValue): string[] {
  const types = readTypes(expected)?.types ?? 'any';
  return isArray(types) ? [...types] : [types];
}

function typeMessage(types: readonly string[], actual: JsonValue): Message {
  const found = typeOf(actual);
  if (actual === null) return say('value-null', { expected: types.join(' / ') });
  const isTextOfType = typeof actual === 'string' && types.some((type) => readsAs(actual, type));
  return say(isTextOfType ? 'value-type-text' : 'value-type', {
    expected: types.join(' / '),
    type: found,
    found: show(actual),
  });
}

/** A number or boolean in quotes is the commonest slip of a model. */
function readsAs(text: string, type: string): boolean {
  if (type === 'boolean') return text === 'true' || text === 'false';
  if (type === 'number' || type === 'integer') return text.trim() !== '' && Number.isFinite(Number(text));
  return (type === 'object' && /^\s*\{/.test(text)) || (type === 'array' && /^\s*\[/.test(text));
}

function enumMessage(values: readonly JsonValue[], actual: JsonValue): Message {
  const found = show(actual);
  if (values.length === 0) return say('value-never');
  const twin = typeof actual === 'string' ? values.find((value) => differsInCase(value, actual)) : undefined;
  if (twin !== undefined) return say('value-case', { expected: show(twin), found });
  const shown = values.slice(0, 12).map(show).join(', ');
  const more = values.length - 12;
  return more > 0
    ? say('value-enum-many', { values: shown, count: more, found })
    : say('value-enum', { values: shown, found });
}

function differsInCase(value: JsonValue, text: string): boolean {
  return typeof value === 'string' && value.toLowerCase() === text.toLowerCase();
}

function wordOf(violation: Violation): Message {
  const { expected, actual, detail = '' } = violation;
  const limit = typeof expected === 'number' || typeof expected === 'string' ? expected : '';
  const found = show(actual);
  switch (violation.keyword) {
    case 'type':
      return typeMessage(typeNames(expected), actual);
    case 'enum':
      return enumMessage(isArray(expected) ? expected : [], actual);
    case 'const':
      return say('value-const', { expected: show(expected), found });
    case 'required':
      return say('value-required', { name: detail });
    case 'dependentRequired':
    case 'dependencies':
      return say('value-dependent', { name: detail });
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return say('value-extra', { name: detail });
    case 'properties':
    case 'patternProperties':
      return say('value-forbidden', { name: detail });
    case 'propertyNames':
      return say('value-property-name', { name: detail });
    case 'items':
    case 'additionalItems':
    case 'unevaluatedItems':
    case 'prefixItems':
      return say('value-extra-item', { index: detail });
    case 'minimum':
      return say('value-minimum', { limit, found });
    case 'maximum':
      return say('value-maximum', { limit, found });
    case 'exclusiveMinimum':
      return say('value-exclusive-minimum', { limit, found });
    case 'exclusiveMaximum':
      return say('value-exclusive-maximum', { limit, found });
    case 'multipleOf':
      return say('value-multiple', { limit, found });
    case 'minLength':
      return say('value-min-length', { count: limit, found: detail });
    case 'maxLength':
      return say('value-max-length', { count: limit, found: detail });
    case 'minItems':
      return say('value-min-items', { count: limit, found: detail });
    case 'maxItems':
      return say('value-max-items', { count: limit, found: detail });
    case 'minProperties':
      return say('value-min-properties', { count: limit, found: detail });
    case 'maxProperties':
      return say('value-max-properties', { count: limit, found: detail });
    case 'pattern':
      return say('value-pattern', { pattern: String(limit), found });
    case 'format':
      return formatMessage(String(limit), found);
    case 'uniqueItems':
      return say('value-unique', { index: detail });
    case 'contains':
    case 'minContains':
      return say('value-contains', { found: detail });
    case 'maxContains':
      return say('value-max-contains', { limit, found: detail });
    case 'not':
      return say('value-not', { found });
    case 'oneOf':
      return say('value-two-branches', { branches: detail });
    case '$ref':
    case '$dynamicRef':
      return say('schema-reference-lost', { reference: detail });
    default:
      return say('value-never');
  }
}

const FORMAT_SAMPLES: Readonly<Record<string, string>> = {
  date: '2026-10-02',
  'date-time': '2026-10-02T09:00:00+07:00',
  time: '09:00:00+07:00',
  duration: 'PT1H30M',
  email: 'ana@example.com',
  uri: 'https://example.com/page',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  ipv4: '192.0.2.1',
};

function formatMessage(format: string, found: string): Message {
  const sample = Object.hasOwn(FORMAT_SAMPLES, format) ? FORMAT_SAMPLES[format] : undefined;
  return sample === undefined
    ? say('value-format', { format, found })
    : say('value-format-sample', { format, found, sample });
}

export function typeOf(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (isArray(value)) return 'array';
  return isObject(value) ? 'object' : typeof value;
}

/** A value in a sentence: JSON, cut where it gets long. */
export function show(value: JsonValue): string {
  return shorten(JSON.stringify(value));
}

export function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
