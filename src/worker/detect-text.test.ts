import { expect, test } from 'vitest';
import { parseText } from '../core/text/parse-text.ts';
import { detectText } from './detect-text.ts';

const NOTHING_OPEN = { tree: parseText(''), snapshot: null, language: 'en' } as const;

test.each<[string, string, object]>([
  ['JSON', '{"name": "a", "parameters": {}}', { format: 'descriptor', language: 'json', tools: 1, extracted: null }],
  ['YAML', 'name: a\nparameters: {}\n', { format: 'descriptor', language: 'yaml', tools: 1, extracted: null }],
  [
    'YAML with a list in JSON, which is not cut out of it',
    'tools: [{"name": "a", "parameters": {}}]\nversion: "1"\n',
    { format: 'descriptor', language: 'yaml', tools: 1, extracted: null },
  ],
  [
    'a fenced block of YAML',
    'Use this:\n\n```yaml\nname: a\nparameters: {}\n```\n',
    { language: 'yaml', tools: 1, extracted: 'name: a\nparameters: {}\n' },
  ],
  [
    'an event, which looks like YAML',
    'event: message\ndata: {"result": {"tools": [{"name": "a", "inputSchema": {}}]}}\n\n',
    { format: 'mcp', language: 'json', tools: 1, extracted: expect.stringContaining('"inputSchema"') },
  ],
  [
    'code with a call in it',
    'export const a = { name: "a", inputSchema: z.object({}) };',
    { tools: 0, extracted: null, sentence: expect.stringContaining('“z.object({” at line 1, column 44') },
  ],
  ['a broken text', '{"tools": [}', { tools: 0, sentence: expect.stringMatching(/^Not JSON: line 1, column 12/) }],
  ['another object', '{"a": 1}', { tools: 0, sentence: expect.stringMatching(/found an object with a\.$/) }],
])('%s is told', async (_name, text, want) => {
  expect(await detectText(text, NOTHING_OPEN)).toMatchObject(want);
});
