import { expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { compileSchema } from './compile-schema.ts';
import { inlineEvaluators } from './evaluators.ts';

function statusOf(schema: JsonObject, value: JsonValue): string {
  const compiled = compileSchema(schema, inlineEvaluators);
  return compiled.ok ? compiled.value.validate(value).status : compiled.error.message.id;
}

test.each<[JsonObject, JsonValue, string]>([
  [{ minimum: 3 }, 3, 'valid'],
  [{ minimum: 3, exclusiveMinimum: true }, 3, 'invalid'],
  [{ minimum: 3, exclusiveMinimum: false }, 3, 'valid'],
  [{ maximum: 3 }, 3, 'valid'],
  [{ maximum: 3, exclusiveMaximum: true }, 3, 'invalid'],
  [{ maximum: 3, exclusiveMaximum: true }, 2.9, 'valid'],
  [{ exclusiveMaximum: 3 }, 3, 'invalid'],
  [{ multipleOf: 0.1 }, 0.3, 'valid'],
  [{ multipleOf: 0.1 }, 0, 'valid'],
  [{ multipleOf: 1e-7 }, 12, 'valid'],
  [{ multipleOf: 2 }, -3, 'invalid'],
  [{ minLength: 2 }, '𝄞', 'invalid'],
  [{ maxLength: 1 }, '𝄞', 'valid'],
  [
    { uniqueItems: true },
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    'invalid',
  ],
  [{ uniqueItems: true }, [1, '1'], 'valid'],
  [{ dependentRequired: { a: ['b'] } }, { b: 1 }, 'valid'],
  [{ dependentRequired: { a: ['b'] } }, { a: 1 }, 'invalid'],
  [{ type: 'integer' }, 1.0, 'valid'],
  [{ type: 'object' }, [], 'invalid'],
])('%j says to %j: %s', (schema, value, expected) => {
  expect(statusOf(schema, value)).toBe(expected);
});
