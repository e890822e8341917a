import { expect, test } from 'vitest';
import { parseText } from '../text/parse-text.ts';
import { readDocument } from './read-document.ts';
import { toDescriptorText } from './write-descriptor.ts';

const SCHEMA = { type: 'object', properties: { n: { type: 'number', maximum: 1.5 } } };
function read(text: string) {
  const result = readDocument(parseText(text));
  if (!result.ok) throw new Error(result.error.message.id);
  return result.value;
}

test.each<[string, unknown]>([
  [
    'an MCP list',
    { tools: [{ name: 'm', inputSchema: SCHEMA, annotations: { readOnlyHint: true }, icons: [] }], nextCursor: 'x' },
  ],
  ['a Chat request', { model: 'm', tools: [{ type: 'function', function: { name: 'c', strict: true } }] }],
  ['one Anthropic tool', { name: 'a', input_schema: SCHEMA, cache_control: {} }],
  ['a JSON Schema', { title: 't', ...SCHEMA }],
  [
    'a catalogue with settings',
    { name: 'c', lint: { preset: 'strict' }, x: 1, tools: [{ name: 'd', parameters: SCHEMA }] },
  ],
  [
    'an operation',
    { openapi: '3.1.0', info: { title: 'T', version: '2.0.0' }, paths: { '/a': { get: { summary: 's' } } } },
  ],
])('%s, written as descriptors, holds the same tools', (_name, value) => {
  const before = read(JSON.stringify(value));
  const after = read(toDescriptorText(before));
  expect(after.format).toBe('descriptor');
  expect(after.tools.map(({ descriptor }) => descriptor)).toEqual(before.tools.map(({ descriptor }) => descriptor));
  expect(after.settings?.value).toEqual(before.settings?.value);
});

test('a request around the tools is no catalogue, and a single tool needs none', () => {
  const request = { model: 'm', messages: [], tools: [{ name: 'a', input_schema: SCHEMA }] };
  expect(JSON.parse(toDescriptorText(read(JSON.stringify(request))))).toEqual({
    tools: [{ name: 'a', parameters: SCHEMA }],
  });
  expect(toDescriptorText(read('{"name": "a", "inputSchema": {}}'))).toBe('{\n  "name": "a",\n  "parameters": {}\n}\n');
});
