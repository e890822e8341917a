import { describe, expect, test } from 'vitest';
import { parseText } from '../text/parse-text.ts';
import { nameWithoutDocument, readPasted } from './paste.ts';

const TOOL = { name: 'a', description: "It's", parameters: { type: 'object', properties: {} } };
const BARE = { name: 'a', parameters: {} };
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
    [
      'curl behind variables and a remark',
      `# all\nKEY=x curl x \\\n  -sd '{"name":"a","parameters":{}}' | jq .`,
      BARE,
      'paste-curl',
    ],
    [
      'a here-document before the pipe',
      `cat <<EOF | curl x -d @-\n{"name":"a","parameters":{}}\nEOF`,
      BARE,
      'paste-curl',
    ],
    ['escapes by number', `curl x -d $'{"name":"\\x61","parameters":{}}'`, BARE, 'paste-curl'],
    ['a body in two parts', `curl --json '{"name":"a",' --json '"parameters":{}}' x`, BARE, 'paste-curl'],
    [
      'PowerShell in single quotes',
      `Invoke-RestMethod x -Body '{"name":"a","description":"It''s","parameters":{}}'`,
      { name: 'a', description: "It's", parameters: {} },
      'paste-powershell',
    ],
    [
      'PowerShell as a browser copies it',
      'Invoke-WebRequest -Uri "x" `\n-Body "{`"name`":`"a`",`"parameters`":{}}"',
      BARE,
      'paste-powershell',
    ],
    [
      'a PowerShell here-string',
      `$body = @'\n{"name":"a","parameters":{}}\n'@\nirm x -Body $body`,
      BARE,
      'paste-powershell',
    ],
    [
      'the body of a fetch',
      'fetch("x", {\n  "body": "{\\"name\\":\\"a\\",\\"parameters\\":{}}",\n});',
      BARE,
      'paste-encoded',
    ],
    ['JSON in a JSON string', JSON.stringify(JSON.stringify(BARE)), BARE, 'paste-encoded'],
    ['escaped JSON without its quotes', JSON.stringify(JSON.stringify(BARE)).slice(1, -1), BARE, 'paste-encoded'],
    ['a line of a log', `2026-11-30 INFO [http] body: ${JSON.stringify(BARE)} (200)`, BARE, 'paste-within'],
    ['a mail that is quoted', '> {\n> "name": "a",\n> "parameters": {}\n> }\n', BARE, 'paste-prefixed'],
    ['lines with numbers', ' 1  {"name": "a",\n 2   "parameters": {}}\n', BARE, 'paste-prefixed'],
    ['lines with times', 'x|10:00:01 {"name": "a",\nx|10:00:01 "parameters": {}}', BARE, 'paste-prefixed'],
    ['what an interpreter printed', ">>> x = 1\n>>> tools\n[{'name': 'a', 'parameters': {}}]", [BARE], 'paste-answer'],
    ['quotes of the Windows prompt', 'curl x ^\n -d "{""name"":""a"",""parameters"":{}}"', BARE, 'paste-curl'],
    ['curly quotes', '{ “name”: “a”, “parameters”: {} }', BARE, 'paste-quotes'],
    [
      'one entry of a HAR file',
      JSON.stringify({ request: { postData: { text: BODY } }, response: {} }),
      JSON.parse(BODY),
      'paste-har',
    ],
    [
      'pages in events',
      [1, 2].map((id) => `data: {"id": ${id}, "result": {"tools": []}}\n\n`).join(''),
      [
        { id: 1, result: { tools: [] } },
        { id: 2, result: { tools: [] } },
      ],
      'paste-events',
    ],
    [
      'the last event of an answer',
      ['created', 'completed']
        .map((type) => `event: ${type}\ndata: ${JSON.stringify({ type, response: { tools: [TOOL] } })}\n\n`)
        .join(''),
      { type: 'completed', response: { tools: [TOOL] } },
      'paste-events',
    ],
    ['fences inside fences', `\`\`\`\`md\n\`\`\`json\n${JSON.stringify(TOOL)}\n\`\`\`\n\`\`\`\``, TOOL, 'paste-fences'],
    [
      'the first of two lists in fences',
      `\`\`\`\n${BODY}\n\`\`\`\n\`\`\`\n{"tools": []}\n\`\`\``,
      JSON.parse(BODY),
      'paste-fences-first',
    ],
    ['dict calls', `t = dict(name="a", parameters=dict())`, BARE, 'paste-python'],
    ['a formatted string without a hole', `t = {"name": f"a", "parameters": {}}`, BARE, 'paste-python'],
    [
      'an escape that Python keeps',
      `{"name": "a", "parameters": {"pattern": "^\\d$"}, "strict": True}`,
      { name: 'a', parameters: { pattern: '^\\d$' }, strict: true },
      'paste-python',
    ],
    [
      'what is no data in JavaScript',
      `const t = { name: 'a', title: undefined, parameters: {}, run: async ({ x }) => { return '}' + x; }, stop() { /* } */ } };`,
      BARE,
      'paste-javascript',
    ],
    ['a literal as a type', `const t = { 'name': 'a', parameters: {} } as Tool;`, BARE, 'paste-javascript'],
    [
      'the tools of a call',
      `await client.create({\n  model,\n  tools: [{ name: 'a', parameters: {} }],\n  input: text,\n});`,
      [BARE],
      'paste-javascript',
    ],
    [
      'the tools of a Python call',
      `client.create(\n    model=MODEL,\n    tools=[{'name': 'a', 'parameters': {}}],\n)`,
      [BARE],
      'paste-literal',
    ],
    ['what a function is given', `model = llm.bind_tools([{'name': 'a', 'parameters': {}}])`, [BARE], 'paste-literal'],
    [
      'a list inside of a class',
      `class Office:\n    TOOLS = [{'name': 'a', 'parameters': {}}]\n`,
      [BARE],
      'paste-literal',
    ],
    [
      'a request that is written out',
      `fetch(url, { body: JSON.stringify({ model: 'm', tools: [{ name: 'a', parameters: {} }] }) });`,
      { model: 'm', tools: [BARE] },
      'paste-javascript',
    ],
    [
      'an AI SDK tool',
      `export const rain = tool({ description: 'd', inputSchema: jsonSchema({ type: 'object' }), execute: async () => 1 });`,
      { rain: { description: 'd', inputSchema: { type: 'object' } } },
      'paste-javascript',
    ],
    [
      'AI SDK tools one after the other',
      `const a = tool({ inputSchema: jsonSchema({}) });\nconst b = tool({ inputSchema: jsonSchema({}) });\n`,
      { a: { inputSchema: {} }, b: { inputSchema: {} } },
      'paste-javascript',
    ],
  ])('%s', (_name, text, value, detected) => expect(pasted(text)).toEqual({ value, detected }));
});

test.each<[string, string]>([
  ['a variable', '{"a": city}'],
  ['a call', '[make("a")]'],
  ['a template with a variable', '{a: `$' + '{b}`}'],
  ['a formatted string', "{'a': f'{b}'}"],
  ['a list with one tool that is called for', "tools = [{'name': 'a', 'parameters': {}}, make('b')]"],
  ['a list that another is added to', "tools = [{'name': 'a', 'parameters': {}}] + more"],
  ['a list that is added to another', 'tools = more + [{"name": "a", "parameters": {}}]'],
  ['a list that is put behind another', "tools = more.concat([{ name: 'a', parameters: {} }])"],
  ['a list that goes through a call', "tools = [{ name: 'a', parameters: {} }]\n  .map(wrap)"],
  ['a set', "{'a': {'b'}}"],
  ['a regular expression', '{a: /b/}'],
  ['a big integer', '{a: 10n}'],
  ['undefined in a list', '[undefined]'],
  ['two tools in a log', 'a {"name":"a","parameters":{}} b {"name":"b","parameters":{}}'],
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
  ['a curl command whose body stands in a file', 'curl x --data-binary @body.json', 'paste-curl-file'],
  ['a curl command whose body comes from another', 'cat body.json | curl x -d @-', 'paste-curl-piped'],
  ['a curl command with a broken body', `curl x -d '{"tools": [}'`, 'paste-curl-broken'],
  ['a curl command without a body', 'curl https://x.example/v1/models', 'paste-curl-none'],
  ['YAML with the keys of an event', 'id: 1\nname: x\ndata: y\n', undefined],
  ['an event stream without tools', 'data: {"delta": "x"}\n\ndata: [DONE]\n\n', 'paste-events-none'],
  ['a variable in a literal', 'tools = [{"name": NAME}]', 'paste-code'],
  ['the settings of an MCP client', '{"mcpServers": {"a": {"command": "npx"}}}', 'paste-mcp-servers'],
  ['a sum of lists', "tools = [{'name': 'a', 'parameters': {}}] + more", 'paste-code'],
  ['a PowerShell hash table', "$b = @{ name = 'a' } | ConvertTo-Json", 'paste-powershell-none'],
  ['zod', 'export const city = { name: "a", inputSchema: z.object({ city: z.string() }) };', 'paste-code'],
  ['a module without a literal', 'server.tool("a", "d", { city: z.string() }, run);', 'paste-code-none'],
  ['Python models', 'class City(BaseModel):\n    name: str\n', 'paste-code-none'],
  ['a literal without an end', "tools = [{'name': 'a',", 'paste-code-end'],
  ['JSON without an end', '{"tools": [{"name": "a"', undefined],
  ['a HAR file without tools', '{"log": {"entries": [{"request": {"method": "GET"}}]}}', 'paste-har-none'],
  ['any other text', 'curling is a sport', undefined],
])('%s is named', (_name, text, want) => {
  expect(readPasted(text)?.detected).toBeUndefined();
  expect(nameWithoutDocument(text)?.id).toBe(want);
});
