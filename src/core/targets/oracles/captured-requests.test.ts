import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { sampleTools } from '../../../testing/sample-tools.ts';
import type { JsonObject } from '../../model/json.ts';
import type { TargetId } from '../../model/target-id.ts';
import { WIRE } from '../calls/index.ts';

/** A loopback server that keeps the bodies the vendors' clients send. */
let server: Server;
let address: string;
let bodies: JsonObject[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      bodies.push(JSON.parse(Buffer.concat(parts).toString()));
      response.setHeader('content-type', 'application/json').end('{"id":"x","output":[],"choices":[],"content":[]}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  bodies = [];
});

const openai = () => new OpenAI({ apiKey: 'not-a-key', baseURL: address, maxRetries: 0 });
const CALL = { number: 1, name: 'plain', arguments: { city: 'Oslo' } };
const ANSWER = { kind: 'success', value: { temp: 3 } } as const;

test.each<TargetId>(['openai-responses', 'openai-responses:strict'])('%s', async (target) => {
  const { body } = buildRequest(sampleTools(), target, { toolChoice: { tool: 'plain' }, parallelCalls: false });
  const wire = WIRE['openai-responses'];
  const input = [wire.encodeCall(CALL, target), wire.encodeResult(CALL, ANSWER, target)];
  await openai().responses.create({ model: 'any', input: input as never, ...(structuredClone(body) as object) });
  expect(bodies).toEqual([{ model: 'any', input, ...body }]);
});

test.each<TargetId>(['openai-chat', 'openai-chat:strict'])('%s', async (target) => {
  const { body } = buildRequest(sampleTools(), target, { toolChoice: 'required' });
  const wire = WIRE['openai-chat'];
  const messages = [wire.encodeCall(CALL, target), wire.encodeResult(CALL, ANSWER, target)];
  await openai().chat.completions.create({
    model: 'any',
    messages: messages as never,
    ...(structuredClone(body) as object),
  });
  expect(bodies).toEqual([{ model: 'any', messages, ...body }]);
});

test.each<TargetId>(['anthropic', 'anthropic:strict'])('%s', async (target) => {
  const client = new Anthropic({ apiKey: 'not-a-key', baseURL: address, maxRetries: 0 });
  const { body } = buildRequest(sampleTools(), target, { toolChoice: { tool: 'plain' }, cacheControl: 'last' });
  const messages = [WIRE.anthropic.encodeCall(CALL, target), WIRE.anthropic.encodeResult(CALL, ANSWER, target)];
  await client.messages.create({
    model: 'any',
    max_tokens: 1,
    messages: messages as never,
    ...(structuredClone(body) as object),
  });
  expect(bodies).toEqual([{ model: 'any', max_tokens: 1, messages, ...body }]);
});
