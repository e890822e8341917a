import { GoogleGenAI } from '@google/genai';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { sampleTools } from '../../../testing/sample-tools.ts';
import type { JsonObject, JsonValue } from '../../model/json.ts';
import type { TargetId } from '../../model/target-id.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the vendor's client sends for our declarations: the body of its request. */
async function sentTools(target: TargetId): Promise<{ readonly ours: JsonValue; readonly sent: JsonValue }> {
  const bodies: JsonObject[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: { readonly body: string }) => {
    bodies.push(JSON.parse(init.body));
    return new Response(JSON.stringify({ candidates: [] }), { headers: { 'content-type': 'application/json' } });
  });
  const { tools } = buildRequest(sampleTools(), target).body;
  const client = new GoogleGenAI({ apiKey: 'not-a-key' });
  await client.models.generateContent({
    model: 'any',
    contents: 'hi',
    config: { tools: structuredClone(tools) as never },
  });
  return { ours: tools as JsonValue, sent: bodies[0]?.tools as JsonValue };
}

describe.each<TargetId>(['gemini', 'gemini:json'])('%s', (target) => {
  test('the client sends our declarations as they are', async () => {
    const { ours, sent } = await sentTools(target);
    expect(upperTypes(sent)).toEqual(upperTypes(ours));
  });
});

/** The client writes type names in capitals (the API takes both) and leaves out members that are null. */
function upperTypes(value: JsonValue): JsonValue {
  return JSON.parse(JSON.stringify(value), (key, item) => {
    if (item === null) return undefined;
    return key === 'type' && typeof item === 'string' ? item.toUpperCase() : item;
  });
}
