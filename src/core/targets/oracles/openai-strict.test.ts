import { toStrictJsonSchema } from 'openai/lib/transform';
import { describe, expect, test } from 'vitest';
import { sampleTools } from '../../../testing/sample-tools.ts';
import type { JsonObject } from '../../model/json.ts';
import { convert } from '../convert.ts';

/** OpenAI's own converter leaves a schema as it is that obeys the rules it knows. */
describe.each(sampleTools())('$name', (tool) => {
  test('the vendor would change nothing', () => {
    const { payload } = convert(tool, 'openai-responses:strict');
    expect(payload).not.toBeNull();
    const parameters = payload?.parameters as JsonObject;
    expect(sortedRequired(toStrictJsonSchema(structuredClone(parameters) as never))).toEqual(
      sortedRequired(parameters),
    );
  });

  test('Chat receives the same schema', () => {
    const flat = convert(tool, 'openai-responses:strict').payload;
    const nested = convert(tool, 'openai-chat:strict').payload?.function as JsonObject;
    expect(nested.parameters).toEqual(flat?.parameters);
    expect([flat?.strict, nested.strict]).toEqual([true, true]);
  });
});

/** The order of `required` says nothing. */
function sortedRequired(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'required' && Array.isArray(value) ? [...value].sort() : value,
  );
}
