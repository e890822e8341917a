import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { descriptorSchema } from './descriptor-schema.ts';
import { DESCRIPTOR_KEYS } from './tool.ts';

const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
addFormats.default(ajv);
const isValid = ajv.compile(descriptorSchema);

const complete = {
  name: 'search_notes',
  title: 'Search notes',
  description: 'Finds notes by words. Use it when the user asks for a note; do not use it to list all notes.',
  version: '1.2.0-beta.1',
  parameters: {
    type: 'object',
    properties: { query: { type: 'string', description: 'Words to find' } },
    required: ['query'],
    additionalProperties: false,
  },
  returns: { type: 'object', description: 'The notes found' },
  errors: [{ code: 'NOT_FOUND', http_status: 404, retryable: false, description: 'No note', recovery: 'Ask the user' }],
  idempotency: { idempotent: true, safe: true, destructive: false, open_world: false },
  examples: [
    { prompt: 'Find milk', tool_call: { name: 'search_notes', arguments: { query: 'milk' } }, result: { notes: [] } },
    {
      prompt: 'Find x',
      tool_call: { name: 'search_notes', arguments: { query: 'x' } },
      result: { error: { code: 'NOT_FOUND' } },
    },
    { prompt: 'Find it', expect: 'ask' },
  ],
  semantics: {
    rules: [
      { id: 'not-blank', expression: 'args.query != ""', error: 'VALIDATION_ERROR', message: 'Say what to find' },
    ],
    match: { description: 'the words occur', expression: 'item.text.contains(args.query)' },
    fixtures: [{ name: 'inside', arguments: { query: 'a' }, item: { text: 'a' }, expect: true }],
    time: { timezone: 'Europe/Oslo', instants: ['/returns/properties/at'], end_is: 'exclusive' },
    pagination: {
      cursor: '/parameters/properties/cursor',
      order: ['at'],
      consistency: 'snapshot',
      bound_to: ['query'],
    },
    missing: { '/parameters/properties/query': 'never' },
    units: {},
    longest_interval: 'P31D',
  },
  tool_search_keywords: ['notes', 'search', 'text'],
  trigger_phrases: ['find my note'],
  latency: { class: 'fast', p50_ms: 40 },
  cost: { class: 'free' },
  rate_limit: '60/min',
  auth: { principal: 'user', scopes: ['notes.read'] },
  docs_url: 'https://example.com/notes',
  owner: 'notes team',
  locale: 'en',
  providers: { anthropic: { defer_loading: true } },
  lint_ignore: [{ rule: 'name-verb', reason: 'historic' }],
  deprecated: true,
  replaced_by: 'find_notes',
  deprecation: { since: '1.1.0', remove_after: '2027-01-01', reason: 'renamed' },
  our_own_key: 1,
};

describe('the descriptor schema', () => {
  test('knows every key of format 1, and describes each', () => {
    const properties: Record<string, { description?: string; $ref?: string }> = descriptorSchema.$defs.tool.properties;
    expect(Object.keys(properties).sort()).toEqual([...DESCRIPTOR_KEYS].sort());
    expect(Object.entries(properties).filter(([, { description, $ref }]) => !description && !$ref)).toEqual([]);
  });

  test.each<[string, unknown]>([
    ['a complete descriptor', complete],
    ['a list', [complete]],
    [
      'a catalogue',
      { name: 'notes', version: '1.0.0', lint: { preset: 'strict', rules: { 'name-verb': 'off' } }, tools: [complete] },
    ],
    ['an empty catalogue', { tools: [] }],
  ])('accepts %s', (_name, value) => expect([isValid(value), isValid.errors]).toEqual([true, null]));

  test.each<[string, unknown]>([
    ['a block that is missing', { ...complete, returns: undefined }],
    ['a name in camel case', { ...complete, name: 'searchNotes' }],
    ['a name of 65 characters', { ...complete, name: 'a'.repeat(65) }],
    ['parameters that are no object', { ...complete, parameters: { type: 'string' } }],
    [
      'an error without recovery',
      { ...complete, errors: [{ code: 'X', http_status: 400, retryable: false, description: '' }] },
    ],
    ['a status as text', { ...complete, errors: [{ ...complete.errors[0], http_status: '404' }] }],
    ['hints as text', { ...complete, idempotency: { idempotent: 'yes', safe: true, destructive: false } }],
    ['one example', { ...complete, examples: complete.examples.slice(0, 1) }],
    ['a version that is no SemVer', { ...complete, version: '1.2' }],
    ['an unknown preset', { tools: [complete], lint: { preset: 'loose' } }],
    ['an ignore without a reason', { ...complete, lint_ignore: [{ rule: 'x' }] }],
  ])('refuses %s', (_name, value) => expect(isValid(JSON.parse(JSON.stringify(value)))).toBe(false));
});
