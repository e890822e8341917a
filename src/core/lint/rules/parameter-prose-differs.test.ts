import { expect, test } from 'vitest';
import type { JsonObject } from '../../model/json.ts';
import { readTool } from '../../model/tool.ts';
import { createLintContext, lintTool } from '../engine.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { parameterProseDiffers } from './parameter-prose-differs.ts';

function told(p: JsonObject, required: readonly string[] = []) {
  const parameters = { type: 'object', properties: { p }, required: [...required] };
  const context = createLintContext({
    tools: [readTool({ name: 'a', parameters })],
    origin: 'foreign',
    format: 'mcp',
    settings: DEFAULT_SETTINGS,
    rules: [parameterProseDiffers],
  });
  return lintTool(0, context).map(({ message }) => message.id);
}

test.each<[string, JsonObject, readonly string[], readonly string[]]>([
  ['optional, but required', { type: 'string', description: 'Filter (optional)' }, ['p'], ['optional']],
  ['optional in Vietnamese', { type: 'string', description: 'Tùy chọn. Bộ lọc.' }, ['p'], ['optional']],
  ['required, but not listed', { type: 'string', description: 'Required. City.' }, [], ['required']],
  ['a list in a plain text', { type: 'string', description: 'List of cities to look in.' }, [], ['type']],
  ['a flag that is text', { type: 'string', description: 'Boolean that turns it on.' }, [], ['type']],
  ['required only sometimes', { type: 'string', description: 'Required when kind is card.' }, [], []],
  ['optional as it says', { type: 'string', description: '(optional) Filter.' }, [], []],
  ['nullable stands for optional', { type: ['string', 'null'], description: 'Filter (optional)' }, ['p'], []],
  ['a default stands for optional', { type: 'string', default: 'x', description: 'Filter (optional)' }, ['p'], []],
  ['a list that is separated', { type: 'string', description: 'List of cities, comma-separated.' }, [], []],
  ['a list that is one', { type: 'array', items: { type: 'string' }, description: 'List of cities.' }, [], []],
  ['whole numbers are numbers', { type: 'number', description: 'Integer from 1 to 5.' }, [], []],
])('%s', (_, schema, required, want) => expect(told(schema, required)).toEqual(want));
