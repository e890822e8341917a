import { expect, test } from 'vitest';
import { aDiagnostic, anUpdate, aToolAnalysis, rangeOfLine } from '../testing/analysis-builders.ts';
import { applySplices } from './analysis-slice.ts';
import { selectProblems } from './selectors.ts';
import { createStudioStore } from './store.ts';

function keys(store: ReturnType<typeof createStudioStore>): readonly number[] {
  return store.getState().tools.map(({ key }) => key);
}

test.each([
  { name: 'nothing', splices: [], want: [1, 2, 3] },
  { name: 'one replaced', splices: [{ at: 1, removed: 1, inserted: [aToolAnalysis(9)] }], want: [1, 9, 3] },
  { name: 'one removed', splices: [{ at: 0, removed: 1, inserted: [] }], want: [2, 3] },
  {
    name: 'each on the result of the one before',
    splices: [
      { at: 0, removed: 2, inserted: [] },
      { at: 1, removed: 0, inserted: [aToolAnalysis(7), aToolAnalysis(8)] },
    ],
    want: [3, 7, 8],
  },
])('splices: $name', ({ splices, want }) => {
  const tools = [aToolAnalysis(1), aToolAnalysis(2), aToolAnalysis(3)];
  expect(applySplices(tools, splices).map(({ key }) => key)).toEqual(want);
});

test('the first tool is selected, and the selection stays with its tool when others move', () => {
  const store = createStudioStore();
  store
    .getState()
    .analysisUpdated([anUpdate(0, [{ at: 0, removed: 0, inserted: [aToolAnalysis(1), aToolAnalysis(2)] }])]);
  expect(store.getState().selectedTool).toBe(1);
  store.getState().toolSelected(2);
  store.getState().analysisUpdated([anUpdate(0, [{ at: 0, removed: 1, inserted: [] }])]);
  expect(store.getState().selectedTool).toBe(2);
  store.getState().analysisUpdated([anUpdate(0, [{ at: 0, removed: 1, inserted: [] }])]);
  expect(store.getState().selectedTool).toBeNull();
});

test('tools behind an edit move with it, fixes included', () => {
  const store = createStudioStore();
  const fix = { title: 'Fix', safe: true, edits: [{ start: 210, end: 212, newText: 'x' }] };
  const second = aToolAnalysis(2, { diagnostics: [aDiagnostic({ range: rangeOfLine(22), fixes: [fix] })] });
  store.getState().analysisUpdated([anUpdate(0, [{ at: 0, removed: 0, inserted: [aToolAnalysis(1), second] }])]);
  const shift = { fromTool: 1, offset: 5, lines: 2, line: 11, columns: 0 };
  store.getState().analysisUpdated([anUpdate(0, [], { shift })]);
  const [first, moved] = store.getState().tools;
  expect(first).toMatchObject({ start: 100, range: rangeOfLine(10, 19) });
  expect(moved).toMatchObject({ start: 205, range: rangeOfLine(22, 31) });
  expect(moved?.diagnostics[0]).toMatchObject({
    range: rangeOfLine(24),
    fixes: [{ edits: [{ start: 215, end: 217 }] }],
  });
});

test('an answer about an older text leaves the run going', () => {
  const store = createStudioStore();
  store.getState().textChanged(5);
  store.getState().analysisStarted();
  store.getState().analysisUpdated([anUpdate(4, [])]);
  expect(store.getState().analysisRun.status).toBe('running');
  store.getState().analysisUpdated([anUpdate(5, [])]);
  expect(store.getState().analysisRun.status).toBe('idle');
});

test('broken text keeps the last good tools', () => {
  const store = createStudioStore();
  store.getState().analysisUpdated([anUpdate(0, [{ at: 0, removed: 0, inserted: [aToolAnalysis(1)] }])]);
  store.getState().analysisUpdated([anUpdate(1, [], { state: 'broken' })]);
  expect(keys(store)).toEqual([1]);
  expect(store.getState().documentState).toBe('broken');
});

test('another document starts with nothing of the former one', () => {
  const store = createStudioStore();
  store.getState().analysisUpdated([anUpdate(0, [{ at: 0, removed: 0, inserted: [aToolAnalysis(1)] }])]);
  store.getState().documentOpened({ id: 'b', name: 'b.json', language: 'json' }, 1);
  expect(keys(store)).toEqual([]);
  expect(store.getState()).toMatchObject({ documentState: null, selectedTool: null, toolView: null });
});

test('a failure is kept as a state with its reason', () => {
  const store = createStudioStore();
  store.getState().analysisFailed('out of memory');
  expect(store.getState().analysisRun).toEqual({ status: 'failed', message: 'out of memory' });
});

test('a longer line in front moves fixes too, and nothing else is made anew', () => {
  const store = createStudioStore();
  const fix = { title: 'Fix', safe: true, edits: [{ start: 210, end: 212, newText: 'x' }] };
  const second = aToolAnalysis(2, { diagnostics: [aDiagnostic({ range: rangeOfLine(22), fixes: [fix] })] });
  store.getState().analysisUpdated([anUpdate(0, [{ at: 0, removed: 0, inserted: [aToolAnalysis(1), second] }])]);
  const shift = { fromTool: 1, offset: 5, lines: 0, line: 11, columns: 5 };
  for (const revision of [1, 2]) store.getState().analysisUpdated([anUpdate(revision, [], { shift })]);
  const [, moved] = store.getState().tools;
  expect(moved).toMatchObject({ start: 210, end: 300, range: second.range });
  expect(moved?.diagnostics).toBe(second.diagnostics);
  const [problem] = selectProblems(store.getState());
  expect(problem?.fixes[0]?.edits).toEqual([{ start: 220, end: 222, newText: 'x' }]);
});
