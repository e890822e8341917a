import { expect, test } from 'vitest';
import { aDiagnostic, anUpdate, aToolAnalysis, rangeOfLine } from '../testing/analysis-builders.ts';
import {
  LISTED_PROBLEMS,
  selectCanFixAll,
  selectExampleTotals,
  selectIsListCut,
  selectListedTools,
  selectPlacedProblems,
  selectProblemCounts,
  selectProblemGroups,
  selectProblems,
  selectProviderNoteCount,
  selectShownProblems,
} from './selectors.ts';
import { createStudioStore } from './store.ts';

function storeWithProblems() {
  const store = createStudioStore();
  const first = aToolAnalysis(1, {
    name: 'get_weather',
    examples: { passed: 2, failed: 1, unchecked: 0 },
    diagnostics: [
      aDiagnostic({ message: 'no when', severity: 'warning', tool: 'get_weather' }),
      aDiagnostic({ message: 'dropped by Gemini', severity: 'info', target: 'gemini', tool: 'get_weather' }),
    ],
  });
  const second = aToolAnalysis(2, {
    name: 'send_email',
    examples: { passed: 0, failed: 0, unchecked: 1 },
    diagnostics: [
      aDiagnostic({ rule: 'name-format', message: 'bad name', severity: 'error', tool: 'send_email', toolIndex: 1 }),
      aDiagnostic({
        message: 'strict refuses',
        severity: 'error',
        target: 'anthropic:strict',
        tool: 'send_email',
        toolIndex: 1,
      }),
    ],
  });
  const whole = aDiagnostic({ rule: 'tools-many', message: 'many tools', severity: 'info', tool: '', toolIndex: -1 });
  store
    .getState()
    .analysisUpdated([
      anUpdate(0, [{ at: 0, removed: 0, inserted: [first, second] }], { documentDiagnostics: [whole] }),
    ]);
  return store;
}

const messages = (problems: readonly { message: string }[]) => problems.map(({ message }) => message);

test('findings about a target count while it is a column', () => {
  const store = storeWithProblems();
  expect(messages(selectProblems(store.getState()))).toEqual(['many tools', 'no when', 'bad name']);
  store.getState().columnAdded('gemini:json');
  store.getState().columnReplaced('anthropic', 'anthropic:strict');
  expect(messages(selectProblems(store.getState()))).toEqual(['many tools', 'no when', 'bad name', 'strict refuses']);
  expect(selectProblemCounts(store.getState())).toEqual({ error: 2, warning: 1, info: 1 });
});

test('notes of mere losses are counted apart, and shown on request', () => {
  const store = storeWithProblems();
  expect(selectProviderNoteCount(store.getState())).toBe(0);
  store.getState().columnAdded('gemini:json');
  expect(selectProviderNoteCount(store.getState())).toBe(1);
  expect(messages(selectProblems(store.getState()))).not.toContain('dropped by Gemini');
  store.getState().providerNotesToggled();
  expect(messages(selectProblems(store.getState()))).toContain('dropped by Gemini');
});

test('shown problems are the worst first, within the filters', () => {
  const store = storeWithProblems();
  expect(messages(selectShownProblems(store.getState()))).toEqual(['bad name', 'no when', 'many tools']);
  store.getState().severityToggled('error');
  expect(messages(selectShownProblems(store.getState()))).toEqual(['no when', 'many tools']);
  store.getState().severityToggled('error');
  store.getState().problemTextChanged('  SEND_ ');
  expect(messages(selectShownProblems(store.getState()))).toEqual(['bad name']);
});

test.each([
  { grouping: 'none', want: [[null, 3]] },
  {
    grouping: 'tool',
    want: [
      ['send_email', 1],
      ['get_weather', 1],
      ['', 1],
    ],
  },
  {
    grouping: 'rule',
    want: [
      ['name-format', 1],
      ['parameter-type', 1],
      ['tools-many', 1],
    ],
  },
] as const)('grouped by $grouping', ({ grouping, want }) => {
  const store = storeWithProblems();
  store.getState().problemGroupingChosen(grouping);
  const groups = selectProblemGroups(store.getState());
  expect(groups.map(({ title, problems }) => [title, problems.length])).toEqual(want);
});

test('two tools of one name are two groups', () => {
  const store = createStudioStore();
  const twin = (key: number) =>
    aToolAnalysis(key, { diagnostics: [aDiagnostic({ tool: 'twin', toolIndex: key - 1 })] });
  store.getState().analysisUpdated([anUpdate(0, [{ at: 0, removed: 0, inserted: [twin(1), twin(2)] }])]);
  store.getState().problemGroupingChosen('tool');
  expect(selectProblemGroups(store.getState())).toHaveLength(2);
});

test('the tools filter keeps the tools index in the document', () => {
  const store = storeWithProblems();
  store.getState().toolTextChanged('EMAIL');
  expect(selectListedTools(store.getState())).toMatchObject([{ index: 1, tool: { name: 'send_email' } }]);
});

test('example totals add up over the tools', () => {
  expect(selectExampleTotals(storeWithProblems().getState())).toEqual({ passed: 2, failed: 1, unchecked: 1 });
});

test('fix all is offered for a safe fix only', () => {
  const store = createStudioStore();
  const withFix = (safe: boolean) =>
    aToolAnalysis(1, { diagnostics: [aDiagnostic({ fixes: [{ title: 'Fix', safe, edits: [] }] })] });
  store.getState().analysisUpdated([anUpdate(0, [{ at: 0, removed: 0, inserted: [withFix(false)] }])]);
  expect(selectCanFixAll(store.getState())).toBe(false);
  store.getState().analysisUpdated([anUpdate(0, [{ at: 0, removed: 1, inserted: [withFix(true)] }])]);
  expect(selectCanFixAll(store.getState())).toBe(true);
});

test('a selector gives the same object until something it reads changes', () => {
  const store = storeWithProblems();
  const before = selectShownProblems(store.getState());
  store.getState().cursorMoved({ line: 4, column: 2 });
  expect(selectShownProblems(store.getState())).toBe(before);
});

test('a very long list is cut, and still counted whole', () => {
  const store = createStudioStore();
  const full = (key: number) =>
    aToolAnalysis(key, {
      diagnostics: Array.from({ length: 1500 }, (_, index) => aDiagnostic({ message: `${index}` })),
    });
  const error = aDiagnostic({ severity: 'error', message: 'worst' });
  const tools = [full(1), full(2), aToolAnalysis(3, { diagnostics: [error] })];
  store.getState().analysisUpdated([anUpdate(0, [{ at: 0, removed: 0, inserted: tools }])]);
  const shown = selectShownProblems(store.getState());
  expect(shown).toHaveLength(LISTED_PROBLEMS);
  expect(shown[0]?.message).toBe('worst');
  expect(selectIsListCut(store.getState())).toBe(true);
  expect(selectProblemCounts(store.getState())).toEqual({ error: 1, warning: 3000, info: 0 });
  store.getState().problemTextChanged('worst');
  expect(selectIsListCut(store.getState())).toBe(false);
});

test('problems are found by their lines', () => {
  const store = createStudioStore();
  const tool = (key: number) =>
    aToolAnalysis(key, { diagnostics: [aDiagnostic({ message: `of ${key}`, range: rangeOfLine(key * 10 + 3) })] });
  store.getState().analysisUpdated([anUpdate(0, [{ at: 0, removed: 0, inserted: [tool(1), tool(2), tool(3)] }])]);
  const placed = selectPlacedProblems(store.getState());
  expect(placed.count).toBe(3);
  expect(messages(placed.between(20, 23))).toEqual(['of 2']);
  expect(messages(placed.between(24, 29))).toEqual([]);
});
