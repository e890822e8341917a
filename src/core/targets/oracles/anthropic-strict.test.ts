import { transformJSONSchema } from '@anthropic-ai/sdk/lib/transform-json-schema';
import { describe, expect, test } from 'vitest';
import { sampleTools } from '../../../testing/sample-tools.ts';
import type { JsonObject, JsonValue } from '../../model/json.ts';
import { convert } from '../convert.ts';

/**
 * Anthropic's own converter is a fixed point on schemas of its subset, with known exceptions: it drops `type` beside `enum`
 * and `const`, moves `pattern` and `default` into the description although the API takes them, and loses the structure of
 * nullable objects and lists.
 */
describe.each(sampleTools().filter(({ name }) => name !== 'nullable_spellings'))('$name', (tool) => {
  test('the vendor would change nothing but what it is known to get wrong', () => {
    const { payload } = convert(tool, 'anthropic:strict');
    expect(payload).not.toBeNull();
    const schema = withoutKnownExceptions(payload?.input_schema as JsonObject);
    expect(transformJSONSchema(structuredClone(schema) as never)).toEqual(schema);
  });
});

function withoutKnownExceptions(schema: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(schema), (_key, value: JsonValue) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const { pattern, default: _default, ...rest } = value as JsonObject;
    const kept: JsonObject = typeof pattern === 'string' ? rest : (value as JsonObject);
    if (!('enum' in kept) && !('const' in kept)) return kept;
    const { type: _type, ...untyped } = kept;
    return typeof _type === 'string' ? untyped : kept;
  }) as JsonObject;
}
