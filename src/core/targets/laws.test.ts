import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payloadAsSchema } from '../../testing/payload-as-schema.ts';
import { sampleInstance, seededRandom } from '../../testing/sample-instance.ts';
import { schemaArbitrary } from '../../testing/schema-arbitrary.ts';
import { isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { formatPointer, type Pointer, parsePointer, startsWith } from '../model/pointer.ts';
import { familyOf, TARGET_IDS, type TargetId } from '../model/target-id.ts';
import { readTool } from '../model/tool.ts';
import { inputSchemaOf } from './calls/payload-schema.ts';
import { decodeArguments, encodeArguments } from './calls/translate-arguments.ts';
import type { Conversion } from './conversion.ts';
import { convert } from './convert.ts';

const RUNS = { numRuns: 100, seed: 20261129 };
const INSTANCES = 25;

const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, validateSchema: false });
addFormats.default(ajv);

function validator(schema: JsonValue): ValidateFunction {
  const check = ajv.compile(schema as object);
  ajv.removeSchema(schema as object);
  return check;
}

function toolOf(parameters: JsonObject) {
  return readTool({ name: 'get_item', description: 'Gets one item.', parameters });
}

interface Pair {
  readonly conversion: Conversion;
  readonly canonical: ValidateFunction;
  readonly payload: ValidateFunction;
  /** What the payload takes, read back. */
  decode(sent: JsonValue): JsonValue;
  encode(value: JsonValue): JsonValue;
}

function pairOf(parameters: JsonObject, target: TargetId): Pair | undefined {
  const tool = toolOf(parameters);
  const conversion = convert(tool, target);
  if (conversion.payload === null) return undefined;
  return {
    conversion,
    canonical: validator(parameters),
    payload: validator(payloadAsSchema(conversion.payload, target)),
    decode: (sent) => decodeArguments(sent, tool, conversion).value,
    encode: (value) => encodeArguments(value, conversion),
  };
}

function instances(schema: JsonValue, seed: number): JsonValue[] {
  const random = seededRandom(seed);
  return Array.from({ length: INSTANCES }, () => sampleInstance(schema, random)).filter(isObject);
}

/** Whether a loss that is more than a rewriting names the node of one of the places, or one above or below it. */
function isNamed(conversion: Conversion, places: readonly Pointer[]): boolean {
  const named = conversion.losses.filter(({ kind }) => kind !== 'rewritten').map(({ pointer }) => pointer);
  return named.some((loss) => places.some((place) => startsWith(place, loss) || startsWith(loss, place.slice(0, -1))));
}

function schemaPlaces(errors: readonly ErrorObject[] | null | undefined): Pointer[] {
  return (errors ?? []).map(({ schemaPath }) => parsePointer(decodeURIComponent(schemaPath.replace(/^#/, ''))) ?? []);
}

/** Payload places as descriptor places, by the longest origin. */
function toDescriptor({ conversion }: Pair, place: Pointer): Pointer {
  const base = inputSchemaOf(conversion.payload as JsonObject, familyOf(conversion.target))?.pointer ?? [];
  const whole = [...base, ...place];
  const origins = conversion.provenance.filter(({ payload }) => startsWith(whole, payload));
  const best = origins.reduce((longest, one) => (one.payload.length > longest.payload.length ? one : longest));
  return [...best.descriptor, ...whole.slice(best.payload.length)];
}

/** What breaks the law for one pair and one value, in words; undefined when nothing does. */
function breach(pair: Pair, sent: JsonValue, original: JsonValue | undefined): string | undefined {
  const isTaken = pair.payload(sent);
  const payloadErrors = pair.payload.errors;
  if (original !== undefined && pair.canonical(original)) {
    if (
      !isTaken &&
      !isNamed(
        pair.conversion,
        schemaPlaces(payloadErrors).map((place) => toDescriptor(pair, place)),
      )
    ) {
      return `the payload refuses ${JSON.stringify(sent)}: ${JSON.stringify(payloadErrors?.[0])}`;
    }
    if (JSON.stringify(pair.decode(sent)) !== JSON.stringify(original)) {
      return `${JSON.stringify(original)} comes back as ${JSON.stringify(pair.decode(sent))}`;
    }
  }
  if (!isTaken) return undefined;
  const decoded = pair.decode(sent);
  if (pair.canonical(decoded)) return undefined;
  const places = schemaPlaces(pair.canonical.errors).map((place) => ['parameters', ...place]);
  if (isNamed(pair.conversion, places)) return undefined;
  return `the payload takes ${JSON.stringify(sent)}, the schema refuses ${JSON.stringify(decoded)}: ${JSON.stringify(pair.canonical.errors?.[0])}`;
}

describe.each(TARGET_IDS)('%s', (target) => {
  test('what the payload takes, the schema takes, and the other way round, unless a loss names the place', () => {
    fc.assert(
      fc.property(schemaArbitrary(), fc.nat(), (parameters, seed) => {
        const pair = pairOf(parameters, target);
        if (pair === undefined) return;
        for (const value of instances(parameters, seed))
          expect(breach(pair, pair.encode(value), value)).toBeUndefined();
        const schema = payloadAsSchema(pair.conversion.payload as JsonObject, target);
        for (const sent of instances(schema, seed + 1)) expect(breach(pair, sent, undefined)).toBeUndefined();
      }),
      RUNS,
    );
  });

  test('same bytes twice, the input unchanged, every keyword in the payload or in a loss', () => {
    fc.assert(
      fc.property(schemaArbitrary(), (parameters) => {
        const before = JSON.stringify(parameters);
        const first = convert(toolOf(parameters), target);
        const second = convert(toolOf(JSON.parse(before)), target);
        expect(JSON.stringify(second.payload)).toBe(JSON.stringify(first.payload));
        expect(JSON.stringify(parameters)).toBe(before);
        expect(first.status === 'refused').toBe(first.payload === null);
        expect(first.losses.some(({ kind }) => kind === 'refused')).toBe(first.payload === null);
        for (const { pointer } of first.losses) expect(formatPointer(pointer)).toMatch(/^(\/|$)/);
      }),
      RUNS,
    );
  });
});
