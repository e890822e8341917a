import { describe, expect, test } from 'vitest';
import { parseText } from '../text/parse-text.ts';
import { nameWithoutDocument, readPasted } from './paste.ts';

const TOOL = { name: 'a', description: "It's", parameters: { type: 'object', properties: {} } };
const BODY = JSON.stringify({ model: 'm', tools: [TOOL] });

function pasted(text: string) {
  const found = readPasted(text);
  return found && { value: parseText(found.text).value, detected: found.detected?.id };
}

describe('finds the document in', () => {
  test.each<[string, string, unknown, string | undefined]>([
    ['JSON as it is', BODY, JSON.parse(BODY), undefined],
    ['JSON with comments', '// x\n[1,]', [1], undefined],
    [
      'a curl command',
      `curl https://x.example/v1 \\\n  -H 'A: b' \\\n  -d '${BODY.replaceAll("'", "'\\''")}'`,
      JSON.parse(BODY),
      'paste-curl',
    ],
    [
      'curl with double quotes',
      `$ curl --json "{\\"name\\": \\"a\\", \\"parameters\\": {}}" x`,
      { name: 'a', parameters: {} },
      'paste-curl',
    ],
    ['curl with a here-document', `curl x -d @- <<'EOF'\n${BODY}\nEOF\n`, JSON.parse(BODY), 'paste-curl'],
    [
      'curl as a browser copies it',
      `curl 'x' --data-raw $'{"name":"a\\'b","parameters":{}}'`,
      { name: "a'b", parameters: {} },
      'paste-curl',
    ],
    [
      'curl of the Windows prompt',
      'curl "https://x.example/v1" ^\r\n  -H "a: b" ^\r\n  --data-raw ^"^{^\\^"name^\\^":^\\^"a^\\^",^\\^"parameters^\\^":^{^}^}^"',
      { name: 'a', parameters: {} },
      'paste-curl',
    ],
    [
      'curl with an option stuck to its body',
      `curl x -d'${BODY.replace("'", '’')}'`,
      JSON.parse(BODY.replace("'", '’')),
      'paste-curl',
    ],
    [
      'the one of two bodies that holds tools',
      `curl x -d '{"a":1}' -d '[{"name":"a","parameters":{}}]'`,
      [{ name: 'a', parameters: {} }],
      'paste-curl',
    ],
    [
      'a HAR file with an answer in events',
      JSON.stringify({
        log: {
          entries: [
            { response: { content: { mimeType: 'text/event-stream', text: `event: message\ndata: ${BODY}\n\n` } } },
          ],
        },
      }),
      JSON.parse(BODY),
      'paste-har',
    ],
    [
      'a HAR file with an answer in base64',
      JSON.stringify({
        log: {
          entries: [
            {
              response: {
                content: {
                  mimeType: 'image/png',
                  encoding: 'base64',
                  text: 'W3sibmFtZSI6ImIiLCJwYXJhbWV0ZXJzIjp7fX1d',
                },
              },
            },
            {
              response: {
                content: {
                  mimeType: 'application/json',
                  encoding: 'base64',
                  text: 'W3sibmFtZSI6IuG7hyIsInBhcmFtZXRlcnMiOnt9fV0=',
                },
              },
            },
          ],
        },
      }),
      [{ name: 'ệ', parameters: {} }],
      'paste-har',
    ],
    [
      'what a module exports, behind remarks',
      `// the tools\n/* of the office */\nmodule.exports = { name: 'a', parameters: { type: 'object', maximum: -0x10 } };`,
      { name: 'a', parameters: { type: 'object', maximum: -16 } },
      'paste-javascript',
    ],
    [
      'a literal with constants',
      `export const tools = [{ "name": "a", "parameters": { "type": "object" as const } as const }];`,
      [{ name: 'a', parameters: { type: 'object' } }],
      'paste-javascript',
    ],
    [
      'a HAR file',
      JSON.stringify({
        log: { entries: [{ request: { postData: { text: '{}' } } }, { request: { postData: { text: BODY } } }] },
      }),
      JSON.parse(BODY),
      'paste-har',
    ],
    ['a fenced block', `Use this:\n\n\`\`\`json\n${JSON.stringify(TOOL)}\n\`\`\`\n`, TOOL, 'paste-fences'],
    [
      'fenced tools',
      `\`\`\`json\n${JSON.stringify(TOOL)}\n\`\`\`\nand\n\`\`\`\n${JSON.stringify(TOOL)}\n\`\`\``,
      [TOOL, TOOL],
      'paste-fences',
    ],
    [
      'an event stream',
      `event: message\nid: 1\ndata: ${JSON.stringify({ jsonrpc: '2.0', id: 1, result: { tools: [] } })}\n\n`,
      { jsonrpc: '2.0', id: 1, result: { tools: [] } },
      'paste-events',
    ],
    ['JSON lines', `${JSON.stringify(TOOL)}\n${JSON.stringify(TOOL)}\n`, [TOOL, TOOL], 'paste-list'],
    ['a part of a list', `${JSON.stringify(TOOL, null, 2)},\n${JSON.stringify(TOOL)},`, [TOOL, TOOL], 'paste-list'],
    [
      'Python',
      `tools = [{'name': 'a', "strict": True, 'x': None, 'n': 1_000,  # why\n}]`,
      [{ name: 'a', strict: true, x: null, n: 1000 }],
      'paste-python',
    ],
    [
      'Python strings',
      `{"d": ("one "\n  "two"), "t": """a\nb""", "r": r"\\d", "p": (1, 2)}`,
      { d: 'one two', t: 'a\nb', r: '\\d', p: [1, 2] },
      'paste-python',
    ],
    [
      'the one list of tools in a file',
      `import os\n\nLIMITS = [1, 2]\ntools = [{'name': 'a', 'parameters': {}}]\nclient.run(tools=tools)\n`,
      [{ name: 'a', parameters: {} }],
      'paste-literal',
    ],
    ['annotated Python', `TOOLS: list[dict] = [{'a': False}]`, [{ a: false }], 'paste-python'],
    [
      'JavaScript',
      `export const tools = [{ name: 'a', // x\n  "b-c": \`t\`, n: .5, }] as const;`,
      [{ name: 'a', 'b-c': 't', n: 0.5 }],
      'paste-javascript',
    ],
    [
      'JavaScript strings',
      `{a: 'it\\'s' + "\\x41\\u{1F600}", __proto__: 1}`,
      JSON.parse('{"a":"it\'sA\\ud83d\\ude00","__proto__":1}'),
      'paste-javascript',
    ],
    [
      'a fenced Python literal',
      "```python\ntools = {'name': 'a', 'parameters': {}}\n```",
      { name: 'a', parameters: {} },
      'paste-fences',
    ],
  ])('%s', (_name, text, value, detected) => expect(pasted(text)).toEqual({ value, detected }));
});

test.each<[string, string]>([
  ['a variable', '{"a": city}'],
  ['a call', '[make("a")]'],
  ['a template with a variable', '{a: `$' + '{b}`}'],
  ['a formatted string', "{'a': f'{b}'}"],
  ['both languages at once', '{a: True}'],
  ['an escape that the languages read differently', "{'a': '\\d'}"],
  ['a file with two tools', "a = {'name': 'a', 'parameters': {}}\nb = {'name': 'b', 'parameters': {}}\nrun(a)"],
  ['a spread', '[...tools]'],
  ['a curl body in a file', 'curl x -d @body.json'],
  ['prose', 'Please add a tool.'],
  ['an octal number', "{'a': 012}"],
  ['a literal without an end', "[{'a': 1}"],
  ['a deep literal', `${"['a',".repeat(5000)}`],
])('gives up on %s', (_name, text) => expect(readPasted(text)).toBeUndefined());

test.each<[string, string, string | undefined]>([
  ['a curl command whose body stands in a file', 'curl x -d @body.json', 'paste-curl-none'],
  ['a HAR file without tools', '{"log": {"entries": [{"request": {"method": "GET"}}]}}', 'paste-har-none'],
  ['any other text', 'curling is a sport', undefined],
])('%s is named', (_name, text, want) => {
  expect(readPasted(text)?.detected).toBeUndefined();
  expect(nameWithoutDocument(text)?.id).toBe(want);
});
