import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { TextEdit } from '../core/model/diagnostic.ts';
import { createDocumentSession, type SessionHost } from './document-session.ts';
import type { AnalysisUpdate, ToolAnalysis } from './protocol/document-jobs.ts';
import { placedDiagnostics, shiftTool } from './shift.ts';

vi.setConfig({ testTimeout: 30_000 });

/** What a page holds that follows the updates, as the store does. */
function page() {
  let tools: ToolAnalysis[] = [];
  let last: AnalysisUpdate | undefined;
  let sent = 0;
  return {
    take(update: AnalysisUpdate): void {
      for (const { at, removed, inserted } of update.splices) tools.splice(at, removed, ...inserted);
      const { shift } = update;
      if (shift !== null) tools = tools.map((tool, index) => (index >= shift.fromTool ? shiftTool(tool, shift) : tool));
      for (const { inserted } of update.splices) sent += inserted.length;
      last = update;
    },
    tools: () => tools.map(placed),
    last: () => last as AnalysisUpdate,
    /** How many tools came over, again and again. */
    sent: () => sent,
  };
}

function placed(tool: ToolAnalysis): ToolAnalysis {
  const { fixesBehind: _, ...rest } = tool;
  return { ...rest, diagnostics: placedDiagnostics(tool) };
}

async function opened(text: string, run?: SessionHost['evaluation']['run']) {
  const shown = page();
  const host: SessionHost = {
    emit: (update) => shown.take(update),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => 0,
    evaluation: { run: run ?? (() => Promise.resolve({ status: 'crashed', reason: 'not here' })), dispose() {} },
  };
  const session = createDocumentSession(host);
  shown.take(await session.open({ text, revision: 1, fileName: 'tools.json' }));
  const edit = (...changes: TextEdit[]) => {
    const { revision } = session;
    const answer = session.edit({ changes, baseRevision: revision, revision: revision + 1 });
    if (answer.ok) shown.take(answer.value);
    return answer;
  };
  return { session, shown, edit };
}

const tool = (name: string, more: object = {}) => ({
  name,
  description: `Reads ${name}.`,
  parameters: { type: 'object', properties: { city: { type: 'string' }, Day: {} } },
  ...more,
});
const CATALOGUE = JSON.stringify({ tools: [tool('a_b'), tool('GetRain'), tool('c_d'), tool('a_b')] }, null, 2);

function without<Key extends string>(tools: readonly ToolAnalysis[], key: Key) {
  return tools.map((entry) => ({ ...entry, [key]: undefined }));
}

test('open names the tools at once, and the analysis follows', async () => {
  const { session, shown } = await opened(CATALOGUE);
  expect(shown.tools().map(({ name, isAnalysed }) => [name, isAnalysed])).toEqual([
    ['a_b', false],
    ['GetRain', false],
    ['c_d', false],
    ['a_b', false],
  ]);
  await session.idle();
  expect(shown.tools().every(({ isAnalysed }) => isAnalysed)).toBe(true);
  expect(shown.last().progress).toEqual({ done: 4, total: 4 });
  expect(shown.tools()[1]?.diagnostics.map(({ rule }) => rule)).toContain('name-format');
});

test('an edit inside one tool sends that tool, analysed, and keeps its key', async () => {
  const { session, shown, edit } = await opened(CATALOGUE);
  await session.idle();
  const keys = shown.tools().map(({ key }) => key);
  const at = CATALOGUE.indexOf('GetRain');
  const answer = edit({ start: at, end: at + 'GetRain'.length, newText: 'get_rain' });
  expect(answer.ok && answer.value.splices.map(({ at, removed, inserted }) => [at, removed, inserted.length])).toEqual([
    [1, 1, 1],
  ]);
  expect(shown.tools()[1]).toMatchObject({ name: 'get_rain', isAnalysed: true });
  expect(shown.tools().map(({ key }) => key)).toEqual(keys);
});

test('a syntax error keeps the last tools and says where it is', async () => {
  const { session, shown, edit } = await opened(CATALOGUE);
  await session.idle();
  edit({ start: 0, end: 0, newText: '\n[' });
  expect(shown.last().state).toBe('broken');
  expect(shown.tools()).toHaveLength(4);
  expect(
    shown.last().documentDiagnostics.some(({ rule, severity }) => rule === 'text-syntax' && severity === 'error'),
  ).toBe(true);
  edit({ start: 0, end: 2, newText: '' });
  await session.idle();
  expect(shown.last().state).toBe('ready');
});

test('an analysis that crashes says so, and the next edit is analysed again', async () => {
  let isBroken = true;
  const { session, shown, edit } = await opened(CATALOGUE, () => {
    return isBroken ? Promise.reject(new Error('boom')) : Promise.resolve({ status: 'crashed', reason: 'not here' });
  });
  await session.idle();
  expect(shown.last().unchecked[0]).toContain('boom');
  expect(shown.last().progress).toEqual({ done: 4, total: 4 });
  isBroken = false;
  edit({ start: 0, end: 0, newText: ' ' });
  await session.idle();
  expect(shown.last().unchecked.some((reason) => reason.includes('boom'))).toBe(false);
  expect(shown.last().progress).toEqual({ done: 4, total: 4 });
});

test('an edit of another base is stale', async () => {
  const { session } = await opened(CATALOGUE);
  expect(session.edit({ changes: [], baseRevision: 7, revision: 8 })).toEqual({
    ok: false,
    error: { kind: 'stale', revision: 1 },
  });
});

test('a document of another shape says so and shows no tools', async () => {
  const { shown, edit } = await opened('[1, 2]');
  expect(shown.last()).toMatchObject({ state: 'unreadable', document: { format: null } });
  expect(shown.last().document.failure).not.toBe('');
  edit({ start: 0, end: 6, newText: CATALOGUE });
  expect(shown.tools()).toHaveLength(4);
});

const MANY = JSON.stringify({ tools: Array.from({ length: 24 }, (_, index) => tool(`tool_${index % 9}`)) }, null, 1);

test.each([
  { name: 'a few tools', catalogue: CATALOGUE, numRuns: 12 },
  { name: 'many tools', catalogue: MANY, numRuns: 4 },
])(
  'after any edits of $name the page holds what a fresh page would',
  { timeout: 30_000 },
  async ({ catalogue, numRuns }) => {
    const snippets = [
      '',
      ' ',
      '\n',
      '"',
      ',',
      '{}',
      '\n\n  ',
      'x',
      JSON.stringify(tool('e_f')),
      `${JSON.stringify(tool('g'))},`,
    ];
    const change = fc.record({
      at: fc.nat(),
      length: fc.constantFrom(0, 0, 0, 1, 3, 40),
      text: fc.constantFrom(...snippets),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(change, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 5 }),
        async (edits) => {
          const { session, shown, edit } = await opened(catalogue);
          await session.idle();
          for (const list of edits) {
            const { text } = session.tree;
            const changes = list
              .map(({ at, length, text: newText }) => ({ start: at % (text.length + 1), length, newText }))
              .map(({ start, length, newText }) => ({ start, end: Math.min(text.length, start + length), newText }))
              .sort((left, right) => right.start - left.start);
            const [first, second] = changes;
            edit(...(second !== undefined && first !== undefined && second.end > first.start ? [first] : changes));
          }
          // Whatever the edits left, the text becomes readable again by one more of them.
          const rest = session.tree.text;
          if (session.tree.value === undefined) edit({ start: 0, end: rest.length, newText: catalogue });
          await session.idle();
          const fresh = await opened(session.tree.text);
          await fresh.session.idle();
          expect(without(shown.tools(), 'key')).toEqual(without(fresh.shown.tools(), 'key'));
          expect(shown.last().documentDiagnostics).toEqual(fresh.shown.last().documentDiagnostics);
        },
      ),
      { seed: 11, numRuns },
    );
  },
);

test('edits that break the text and mend it leave every place right', async () => {
  const { session, shown, edit } = await opened(CATALOGUE);
  await session.idle();
  const at = CATALOGUE.indexOf('"GetRain"');
  for (const newText of ['"', '\n', 'x']) edit({ start: at, end: at, newText });
  expect(shown.last().state).toBe('broken');
  edit({ start: at, end: at + 3, newText: '\n\n' });
  await session.idle();
  const fresh = await opened(session.tree.text);
  await fresh.session.idle();
  expect(without(shown.tools(), 'key')).toEqual(without(fresh.shown.tools(), 'key'));
});

test('a tool whose examples change nothing is not sent again', async () => {
  const none = { examples: [], fixtures: [], coverage: { points: [], covered: [], missing: [] } };
  const answer = Promise.resolve({ status: 'answered', answer: none });
  const { session, shown } = await opened(CATALOGUE, () => answer as never);
  await session.idle();
  expect(shown.last().progress).toEqual({ done: 4, total: 4 });
  // Once as a list, once analysed; the two of one name again for what the catalogue's rules say of them.
  expect(shown.sent()).toBeLessThanOrEqual(4 + 4 + 4);
  expect(shown.tools().every(({ isAnalysed }) => isAnalysed)).toBe(true);
});
