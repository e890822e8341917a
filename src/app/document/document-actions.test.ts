import { expect, test, vi } from 'vitest';
import type { TextRange } from '../../core/model/diagnostic.ts';
import { err, ok } from '../../core/model/result.ts';
import { createStudioStore } from '../../state/store.ts';
import { aDiagnostic, anUpdate, aToolAnalysis, rangeOfLine } from '../../testing/analysis-builders.ts';
import type { AnalysisDriver } from '../analysis/analysis-driver.ts';
import type { Notices } from '../notices.ts';
import { createDocumentActions } from './document-actions.ts';
import { createDocumentText } from './document-text.ts';

function aStudio(answer: () => unknown = () => err({ kind: 'superseded' })) {
  const store = createStudioStore();
  const text = createDocumentText();
  const revealed: TextRange[] = [];
  text.reveal = (range) => void revealed.push(range);
  const notices = { tell: vi.fn(), warn: vi.fn(), tellUndoable: vi.fn() };
  const analysis = { run: vi.fn(async () => answer()) } as unknown as AnalysisDriver;
  const actions = createDocumentActions({ store, text, analysis, notices: notices as unknown as Notices });
  store.getState().documentOpened({ id: 'a', name: 'my tools.json', language: 'json' }, 1);
  text.open({ id: 'a', name: 'my tools.json', language: 'json' }, 'abc');
  return { store, text, actions, notices, revealed };
}

function analysed(studio: ReturnType<typeof aStudio>, lines: readonly number[]): void {
  const diagnostics = lines.map((line) => aDiagnostic({ range: rangeOfLine(line) }));
  const splice = { at: 0, removed: 0, inserted: [aToolAnalysis(1, { diagnostics })] };
  studio.store.getState().analysisUpdated([anUpdate(studio.text.revision(), [splice])]);
}

test.each([
  { from: 1, step: 1, want: 3 },
  { from: 3, step: 1, want: 5 },
  { from: 8, step: 1, want: 3 },
  { from: 8, step: -1, want: 5 },
  { from: 3, step: -1, want: 8 },
] as const)('from line $from by $step the next problem is on line $want', ({ from, step, want }) => {
  const studio = aStudio();
  analysed(studio, [8, 3, 5]);
  studio.store.getState().cursorMoved({ line: from, column: 1 });
  studio.actions.goToProblem(step);
  expect(studio.revealed[0]?.start.line).toBe(want);
});

const fix = { title: 'Write it', safe: true, edits: [{ start: 0, end: 1, newText: 'X' }] };

test('a fix is applied to the text it was made for, and only to that', () => {
  const studio = aStudio();
  analysed(studio, [3]);
  studio.actions.applyFix(fix);
  expect(studio.text.text()).toBe('Xbc');
  studio.actions.applyFix(fix);
  expect(studio.text.text()).toBe('Xbc');
  expect(studio.notices.warn).toHaveBeenCalledWith('app-notice-changed-meanwhile');
});

test('a fix that may change the meaning is shown before it is made', async () => {
  const studio = aStudio(() => ok({ revision: 1, edits: fix.edits, reveal: null, fixed: 1, isSafe: false }));
  analysed(studio, [3]);
  studio.actions.applyFix({ ...fix, safe: false });
  expect(studio.text.text()).toBe('abc');
  const { dialog } = studio.store.getState();
  expect(dialog).toMatchObject({ kind: 'fix', shown: { title: 'Write it', edits: fix.edits } });
  studio.store.getState().dialogClosed();
  await studio.actions.fixAll('name-verb');
  expect(studio.store.getState().dialog).toMatchObject({ kind: 'fix', shown: { title: 'name-verb' } });
  if (dialog?.kind === 'fix') studio.actions.applyShown(dialog.shown);
  expect(studio.text.text()).toBe('Xbc');
});

test('a plan for an older text is not carried out', async () => {
  const plan = { revision: 0, edits: fix.edits, reveal: null };
  const studio = aStudio(() => ok(plan));
  await studio.actions.changeCatalogue({ action: 'duplicate', tool: 0 });
  expect(studio.text.text()).toBe('abc');
  expect(studio.notices.warn).toHaveBeenCalledWith('app-notice-changed-meanwhile');
});

test('fix all says how many it fixed, or that there was nothing', async () => {
  const plan = { revision: 1, edits: fix.edits, reveal: null };
  const some = aStudio(() => ok({ ...plan, fixed: 1, isSafe: true }));
  await some.actions.fixAll();
  expect(some.text.text()).toBe('Xbc');
  expect(some.notices.tellUndoable.mock.calls[0]?.slice(0, 2)).toEqual(['app-notice-fixed', { count: 1 }]);
  const none = aStudio(() => ok({ ...plan, edits: [], fixed: 0, isSafe: true }));
  await none.actions.fixAll();
  expect(none.notices.tell).toHaveBeenCalledWith('app-notice-nothing-to-fix');
});

test('the command line names the file and the shown targets', () => {
  const { actions, store } = aStudio();
  expect(actions.commandLine()).toBe(
    "npx toolscribe lint 'my tools.json' --target openai-responses --target anthropic",
  );
  store.getState().documentRenamed('a', 'tools.json');
  store.getState().columnRemoved('anthropic');
  expect(actions.commandLine()).toBe('npx toolscribe lint tools.json --target openai-responses');
  store.getState().everywhereChosen(true);
  expect(actions.commandLine()).toBe('npx toolscribe lint tools.json --target all');
});

test('a rename is worked out anew when it is asked for, and shown before it is made', async () => {
  const edits = [{ start: 0, end: 1, newText: 'A' }];
  const studio = aStudio(() => ok({ revision: 1, edits, reveal: null }));
  studio.actions.applyFix({
    title: 'Rename to "get_order"',
    safe: false,
    edits: [{ start: 0, end: 3, newText: 'stale' }],
    renames: { from: 'getOrder', to: 'get_order' },
  });
  await vi.waitFor(() => expect(studio.store.getState().dialog).not.toBeNull());
  expect(studio.store.getState().dialog).toMatchObject({
    kind: 'fix',
    shown: { title: 'Rename to "get_order"', edits },
  });
  expect(studio.text.text()).toBe('abc');
});
