import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '../../core/model/result.ts';
import { createStudioStore } from '../../state/store.ts';
import { anUpdate, aToolAnalysis } from '../../testing/analysis-builders.ts';
import type { AnalysisClient } from '../../worker/analysis-client.ts';
import type { AnalysisUpdate } from '../../worker/protocol/document-jobs.ts';
import type { JobFailure, JobKind } from '../../worker/protocol.ts';
import { createDocumentText } from '../document/document-text.ts';
import { createAnalysisDriver } from './analysis-driver.ts';

const document = { id: 'a', name: 'a.json', language: 'json' } as const;
/** Longer than anything waits on its way to the worker or the store. */
const settle = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A client whose answers the test gives. */
function aStudio(answers: Partial<Record<JobKind, (input: never) => unknown>>) {
  const asked: { readonly kind: JobKind; readonly input: unknown }[] = [];
  let tellUpdate: (update: AnalysisUpdate) => void = () => undefined;
  let tellFailure: (failure: JobFailure) => void = () => undefined;
  const client = {
    run: async (kind: JobKind, input: never) => {
      asked.push({ kind, input });
      return answers[kind]?.(input) ?? err({ kind: 'superseded' });
    },
    onUpdate: (listener: typeof tellUpdate) => {
      tellUpdate = listener;
    },
    onFailure: (listener: typeof tellFailure) => {
      tellFailure = listener;
    },
    restart: vi.fn(),
    dispose: vi.fn(),
  } as unknown as AnalysisClient;
  const store = createStudioStore();
  const text = createDocumentText();
  const onRestart = vi.fn();
  const frame = {
    hold: (late: () => void) => late(),
    release: () => undefined,
    withFrame: (task: () => void) => task(),
    behindFrame: (task: () => void) => task(),
  };
  const driver = createAnalysisDriver({ store, text, client, frame, onRestart });
  const kinds = () => asked.map(({ kind }) => kind);
  return {
    ...{ store, text, driver, asked, kinds, onRestart },
    update: (update: AnalysisUpdate) => tellUpdate(update),
    fail: (failure: JobFailure) => tellFailure(failure),
  };
}
const oneTool = (revision: number) => anUpdate(revision, [{ at: 0, removed: 0, inserted: [aToolAnalysis(1)] }]);

test('an opened document is analysed and its first tool viewed', async () => {
  const studio = aStudio({ open: ({ revision }: { revision: number }) => ok(oneTool(revision)) });
  studio.text.open(document, '{}');
  await settle();
  expect(studio.store.getState().tools).toHaveLength(1);
  expect(studio.kinds()).toEqual(expect.arrayContaining(['configure', 'open', 'view']));
});

test('an edit says which text it was made on', async () => {
  const studio = aStudio({});
  studio.text.open(document, 'abc');
  const edits = [{ start: 0, end: 1, newText: 'x' }];
  studio.text.apply(edits);
  await settle();
  const edit = studio.asked.find(({ kind }) => kind === 'edit');
  expect(edit?.input).toEqual({ changes: edits, baseRevision: 1, revision: 2 });
});

test('an edit on a text that the worker does not hold opens the document again', async () => {
  const studio = aStudio({ edit: () => err({ kind: 'stale', revision: 0 }) });
  studio.text.open(document, 'abc');
  studio.text.apply([{ start: 0, end: 1, newText: 'x' }]);
  await settle();
  const opens = studio.asked.filter(({ kind }) => kind === 'open');
  expect(opens.at(-1)?.input).toMatchObject({ text: 'xbc', revision: 2 });
});

test('answers about a former document are dropped', async () => {
  const studio = aStudio({});
  studio.text.open(document, 'abc');
  studio.text.open({ ...document, id: 'b' }, 'def');
  studio.update(oneTool(1));
  await settle();
  expect(studio.store.getState().tools).toEqual([]);
});

test('a worker that died is said so, and the list of the next one replaces the former', async () => {
  const studio = aStudio({ open: ({ revision }: { revision: number }) => ok(oneTool(revision)) });
  studio.text.open(document, '{}');
  await settle();
  studio.fail({ kind: 'crashed', message: 'out of memory' });
  expect(studio.store.getState().analysisRun).toEqual({ status: 'failed', message: 'out of memory' });
  expect(studio.onRestart).toHaveBeenCalledOnce();
  studio.update(oneTool(1));
  await settle();
  expect(studio.store.getState().tools).toHaveLength(1);
  expect(studio.store.getState().analysisRun.status).toBe('idle');
});

test('a new language or column is told to the worker', async () => {
  const studio = aStudio({});
  studio.store.getState().languageChosen('vi');
  studio.store.getState().columnReplaced('anthropic', 'anthropic:strict');
  await settle();
  const configured = studio.asked.filter(({ kind }) => kind === 'configure');
  expect(configured.at(-1)?.input).toEqual({
    language: 'vi',
    targets: ['openai-responses', 'openai-chat', 'anthropic:strict', 'gemini', 'mcp'],
  });
});
