import { expect, test } from 'vitest';
import { complete } from './completion.ts';
import { createDocumentSession } from './document-session.ts';
import { hover } from './hover.ts';

/** `last` is the text as it was last readable; the bar marks the cursor. */
async function at(marked: string, last?: string) {
  const offset = marked.indexOf('¦');
  const text = marked.replace('¦', '');
  const session = createDocumentSession({
    emit() {},
    pause: () => Promise.resolve(),
    now: () => 0,
    evaluation: { run: () => Promise.resolve({ status: 'crashed', reason: 'not here' }), dispose() {} },
  });
  await session.open({ text: last ?? text, language: 'yaml', revision: 1, fileName: 'tools.yaml' });
  if (last !== undefined) {
    session.edit({ changes: [{ start: 0, end: last.length, newText: text }], baseRevision: 1, revision: 2 });
  }
  return { session, offset, text };
}

async function items(marked: string, last?: string) {
  const { session, offset, text } = await at(marked, last);
  const found = complete(session, offset);
  return found.map((item) => ({ ...item, after: text.slice(0, item.start) + item.insertText + text.slice(item.end) }));
}

const TOOL = `tools:
- name: find_rain
  description: Finds rain.
  parameters:
    type: object
    properties:
      city:
        type: string
        description: |
          Name of the city:
          in any language
      unit: { type: string }
  errors:
    - code: GONE
  examples:
    - prompt: Rain?
      tool_call:
        name: find_rain
        arguments:
          city: Huế
`;

test.each([
  { name: 'blocks of a tool', at: '  errors:', typed: '  ¦\n', has: ['returns', 'semantics'], lacks: ['name', 'type'] },
  { name: 'a key half typed', at: '  errors:', typed: '  ret¦\n', has: ['returns'], lacks: [] },
  { name: 'keywords of a schema', at: '      unit:', typed: '        ¦\n', has: ['pattern', 'enum'], lacks: ['type'] },
  { name: 'types', at: '      unit:', typed: '      zone:\n        type: ¦\n', has: ['string', 'integer'], lacks: [] },
  { name: 'keys of a new block', at: '  errors:', typed: '  idempotency:\n    ¦\n', has: ['safe'], lacks: ['name'] },
  { name: 'keys of a list entry', at: '  examples:', typed: '    - ¦\n', has: ['http_status'], lacks: ['prompt'] },
  { name: 'arguments of an example', at: '          city:', typed: '          ¦\n', has: ['unit'], lacks: ['city'] },
  { name: 'nothing in a block text', at: '          in any', typed: '          ¦\n', has: [], lacks: ['type'] },
  { name: 'nothing in a comment', at: '  errors:', typed: '  # ret¦\n', has: [], lacks: ['returns'] },
])('offers $name', async ({ at, typed, has, lacks }) => {
  const labels = (await items(TOOL.replace(at, `${typed}${at}`), TOOL)).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(has));
  for (const label of lacks) expect(labels).not.toContain(label);
});

test('what is inserted is YAML: no quotes where none are needed, the next line for a block', async () => {
  const types = await items('name: a\nparameters:\n  type: ¦\n', 'name: a\nparameters: {}\n');
  expect(types.find(({ label }) => label === 'object')?.after).toBe('name: a\nparameters:\n  type: object\n');
  const blocks = await items('name: a\n¦', 'name: a\n');
  expect(blocks.find(({ label }) => label === 'parameters')?.insertText).toBe('parameters:\n  $0');
  expect(blocks.find(({ label }) => label === 'errors')?.insertText).toBe('errors:\n  - $0');
  expect(blocks.find(({ label }) => label === 'description')?.insertText).toBe('description: $0');
});

test('a key typed at the end of the text', async () => {
  const last = 'name: a\nparameters:\n  type: object\n';
  const labels = (await items(`${last}idem¦`, last)).map(({ label }) => label);
  expect(labels).toContain('idempotency');
});

test('a key that has its value is replaced alone', async () => {
  const [item] = (await items('name: a\nparam¦: {}\n', 'name: a\n')).filter(({ label }) => label === 'parameters');
  expect(item?.after).toBe('name: a\nparameters: {}\n');
});

const RULES = `${TOOL}  semantics:
    rules:
      - id: known
        error: GONE
        message: No such city.
        expression: `;

test.each<[string, string, string]>([
  ['plain', 'size(args.ci¦', 'size(args.city'],
  ['in double quotes', '"args.¦"', '"args.city"'],
  ['in single quotes', "'args.¦ == ''x'''", "'args.city == ''x'''"],
  ['behind an escape', '"args.unit == \\"c\\" && args.¦"', '"args.unit == \\"c\\" && args.city"'],
  [
    'in a block text',
    '>-\n          size(args.unit) > 0\n          && args.¦',
    '>-\n          size(args.unit) > 0\n          && args.city',
  ],
])('names of the arguments are offered in an expression %s', async (_name, typed, want) => {
  const found = await items(`${RULES}${typed}\n`, `${RULES}'true'\n`);
  expect(found.map(({ label }) => label)).toContain('city');
  const [item] = found.filter(({ label }) => label === 'city');
  expect(item?.after).toBe(`${RULES}${want}\n`);
});

test.each(['args.ci¦ty != ""', '>-\n          size(args.unit) > 0\n          && args.¦city != ""'])(
  'hover explains a name in %j',
  async (written) => {
    const { session, offset, text } = await at(`${RULES}${written}\n`);
    const found = hover(session, offset);
    expect(found?.markdown).toBe('`city`: string: Name of the city:');
    expect(text.slice(found?.start, found?.end)).toBe('city');
  },
);

test('a block text that is no expression is offered nothing', async () => {
  const marked = TOOL.replace('in any language', 'args.¦');
  expect(await items(marked, TOOL)).toEqual([]);
});
