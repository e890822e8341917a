import { describe, expect, test } from 'vitest';
import type { FormatId } from '../../model/format.ts';
import type { JsonObject, JsonValue } from '../../model/json.ts';
import { formatPointer } from '../../model/pointer.ts';
import { judgeDocumentTool, ownTarget } from './judge-document.ts';

/** One tool of an Anthropic request body, as its reader places it. */
const DOCUMENT: JsonObject = {
  model: 'any',
  tools: [
    {
      name: 'list.apps',
      input_schema: { type: 'object', properties: { 'filter[name]': { type: 'string' } } },
      annotations: {},
    },
  ],
};
const SOURCE = ['tools', '0'];
const TOOL = {
  descriptor: {
    name: 'list.apps',
    parameters: { type: 'object', properties: { 'filter[name]': { type: 'string' } } },
    providers: { anthropic: { annotations: {} } },
  },
  source: SOURCE,
  provenance: [
    { descriptor: [], source: SOURCE, placement: 'exact' as const },
    { descriptor: ['parameters'], source: [...SOURCE, 'input_schema'], placement: 'exact' as const },
    {
      descriptor: ['providers', 'anthropic', 'annotations'],
      source: [...SOURCE, 'annotations'],
      placement: 'exact' as const,
    },
  ],
};

describe('a tool of a document', () => {
  test("in the provider's own format is judged as it stands, other fields included", () => {
    const problems = judgeDocumentTool(TOOL, DOCUMENT, 'anthropic', 'anthropic');
    expect(
      problems.map(({ documentPointer = [], descriptorPointer }) => [
        formatPointer(documentPointer),
        formatPointer(descriptorPointer),
      ]),
    ).toEqual([
      ['/tools/0/annotations', '/providers/anthropic/annotations'],
      ['/tools/0/name', '/name'],
      ['/tools/0/input_schema/properties/filter[name]', '/parameters/properties/filter[name]'],
    ]);
  });

  test('for another provider is judged by its name, description and schema alone', () => {
    const problems = judgeDocumentTool(TOOL, DOCUMENT, 'anthropic', 'openai-chat');
    expect(
      problems.map(({ documentPointer, descriptorPointer, topic }) => [
        documentPointer,
        formatPointer(descriptorPointer),
        topic,
      ]),
    ).toEqual([[undefined, '/name', 'name']]);
  });
});

test.each(['gemini', 'gemini:json'] as const)('a declaration with both schema fields is refused by %s', (target) => {
  const schema = { type: 'object', properties: { a: { type: 'string' } } };
  const element = { name: 'get_item', description: 'Gets.', parameters: schema, parametersJsonSchema: schema };
  const tool = { ...TOOL, descriptor: { name: 'get_item' }, source: ['tools', '0'] };
  const problems = judgeDocumentTool(tool, { tools: [element] }, 'gemini', target);
  expect(problems.map(({ topic, severity, pointer }) => [topic, severity, pointer.join('/')])).toEqual([
    ['field', 'error', target === 'gemini' ? 'parametersJsonSchema' : 'parameters'],
  ]);
});

test.each<[FormatId, JsonValue, string | undefined]>([
  ['anthropic', {}, 'anthropic'],
  ['openai-chat', {}, 'openai-chat'],
  ['gemini', { name: 'a', parameters: {} }, 'gemini'],
  ['gemini', { name: 'a', parametersJsonSchema: {} }, 'gemini:json'],
  ['mcp', { name: 'a' }, 'mcp'],
  ['mcp', { name: 'a', execution: { taskSupport: 'optional' } }, 'mcp:2025-11-25'],
  ['descriptor', {}, undefined],
  ['openapi', {}, undefined],
])('a tool of %s like %j is written for %s', (format, element, target) => {
  expect(ownTarget(format, element)).toBe(target);
});
