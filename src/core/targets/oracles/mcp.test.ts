import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  CallToolResultSchema,
  ListToolsRequestSchema,
  ListToolsResultSchema,
  ToolSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { sampleTools } from '../../../testing/sample-tools.ts';
import type { JsonObject, JsonValue } from '../../model/json.ts';
import { valueAt } from '../../model/pointer.ts';
import type { TargetId } from '../../model/target-id.ts';
import { readTool } from '../../model/tool.ts';
import { WIRE } from '../calls/index.ts';

const WEATHER = readTool({
  name: 'get_weather',
  title: 'Weather',
  description: 'Says the weather of a city.',
  parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  returns: { type: 'object', properties: { temp: { type: 'number' } }, required: ['temp'] },
  idempotency: { idempotent: true, safe: true, destructive: false, open_world: true },
});
const TOOLS = [...sampleTools(), WEATHER];

describe.each<TargetId>(['mcp', 'mcp:2025-11-25', 'mcp:2025-06-18'])('%s', (target) => {
  const { body } = buildRequest(TOOLS, target);

  test('the SDK reads the list and strips nothing', () => {
    expect(ListToolsResultSchema.parse(structuredClone(body))).toEqual(body);
    for (const tool of body.tools as readonly JsonObject[])
      expect(ToolSchema.parse(structuredClone(tool))).toEqual(tool);
  });

  test('the SDK reads results of either kind', () => {
    const call = { number: 1, name: 'get_weather', arguments: {} };
    const payload = (body.tools as readonly JsonObject[]).at(-1) ?? null;
    const outcomes = [
      { kind: 'success', value: { temp: 3 } },
      { kind: 'error', value: { error: { code: 'NOT_FOUND', message: 'no such city' } } },
    ] as const;
    for (const outcome of outcomes) {
      const { result } = WIRE.mcp.encodeResult(call, outcome, target, payload);
      expect(CallToolResultSchema.parse(structuredClone(result))).toEqual(result);
    }
  });
});

/** A server of the official SDK that answers with our list and our result messages, read by the official client. */
describe('a real server and client', () => {
  const target: TargetId = 'mcp:2025-11-25';
  const { body } = buildRequest(TOOLS, target);
  const client = new Client({ name: 'reader', version: '1.0.0' });
  const server = new Server({ name: 'ours', version: '1.0.0' }, { capabilities: { tools: {} } });

  beforeAll(async () => {
    server.setRequestHandler(ListToolsRequestSchema, () => structuredClone(body) as never);
    server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
      const city = params.arguments?.city;
      const call = { number: 1, name: params.name, arguments: {} };
      const payload = (body.tools as readonly JsonObject[]).find(({ name }) => name === params.name) ?? null;
      const outcome =
        city === 'Oslo'
          ? ({ kind: 'success', value: { temp: 3 } } as const)
          : ({ kind: 'error', value: { error: { code: 'NOT_FOUND', message: 'no such city' } } } as const);
      return WIRE.mcp.encodeResult(call, outcome, target, payload).result as never;
    });
    const [near, far] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(far), client.connect(near)]);
  });
  afterAll(() => client.close());

  test('lists what we exported', async () => {
    const { tools } = await client.listTools();
    expect(tools).toEqual(body.tools);
  });

  test('a call and its structured answer', async () => {
    const call = WIRE.mcp.encodeCall({ number: 1, name: 'get_weather', arguments: { city: 'Oslo' } }, target);
    const params = valueAt(call, ['params']) as unknown as { name: string; arguments: Record<string, JsonValue> };
    expect(await client.callTool(params)).toMatchObject({ structuredContent: { temp: 3 } });
  });

  test('an error is an answer, not an exception', async () => {
    expect(await client.callTool({ name: 'get_weather', arguments: { city: 'Nowhere' } })).toMatchObject({
      isError: true,
    });
  });
});
