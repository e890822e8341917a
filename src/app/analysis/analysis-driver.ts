import type { Result } from '../../core/model/result.ts';
import { familyOf, TARGET_FAMILIES, type TargetId } from '../../core/model/target-id.ts';
import { selectSelectedIndex } from '../../state/selectors.ts';
import type { StudioState, StudioStore } from '../../state/store.ts';
import type { AnalysisClient } from '../../worker/analysis-client.ts';
import type { AnalysisUpdate, JobFailure, JobKind, Jobs } from '../../worker/protocol.ts';
import type { DocumentText } from '../document/document-text.ts';
import { createUpdateQueue } from './update-queue.ts';

/** A long list costs a render; it waits longer for what comes next. */
const GAP_PER_TOOL_MS = 0.05;
const LONGEST_GAP_MS = 120;

export type AnalysisDriver = ReturnType<typeof createAnalysisDriver>;

interface Parts {
  readonly store: StudioStore;
  readonly text: DocumentText;
  readonly client: AnalysisClient;
  /** The worker died or hung; a new one is at work, from the whole text. */
  readonly onRestart: () => void;
}

/** Tells the worker of every change of the text and the store of every answer. */
export function createAnalysisDriver({ store, text, client, onRestart }: Parts) {
  let openRevision = -1;
  // A new worker knows nothing of the tools on screen: its first update is the whole list.
  let isFreshWorker = false;
  let viewTimer: ReturnType<typeof setTimeout> | undefined;
  const state = () => store.getState();

  async function run<Kind extends JobKind>(
    kind: Kind,
    input: Jobs[Kind]['input'],
  ): Promise<Result<Jobs[Kind]['output'], JobFailure>> {
    const result = await client.run(kind, input);
    if (!result.ok && isBreakdown(result.error)) state().analysisFailed(wordFailure(result.error));
    return result;
  }

  const queue = createUpdateQueue({
    apply(updates) {
      if (isFreshWorker) state().analysisReset();
      isFreshWorker = false;
      state().analysisUpdated(updates);
    },
    gap: () => Math.min(state().tools.length * GAP_PER_TOOL_MS, LONGEST_GAP_MS),
  });

  function accept(update: AnalysisUpdate): void {
    if (update.revision >= openRevision) queue.push(update);
  }

  async function open(): Promise<void> {
    const document = text.document();
    if (document === null) return;
    openRevision = text.revision();
    queue.clear();
    state().analysisReset();
    state().analysisStarted();
    const { name: fileName, language } = document;
    const result = await run('open', { text: text.text(), revision: openRevision, language, fileName });
    if (result.ok) accept(result.value);
  }

  async function configure(): Promise<void> {
    const { language, columns } = state();
    const result = await run('configure', { language, targets: judgedTargets(columns) });
    if (result.ok && result.value !== null) accept(result.value);
    scheduleView();
  }

  function scheduleView(): void {
    clearTimeout(viewTimer);
    viewTimer = setTimeout(view);
  }

  async function view(): Promise<void> {
    const { selectedTool, columns, foldBlocks, analysedRevision } = state();
    const tool = selectSelectedIndex(state());
    if (selectedTool === null || tool < 0) return;
    const result = await run('view', { tool, targets: columns, foldBlocks });
    if (result.ok) state().toolViewed({ revision: analysedRevision, tool: selectedTool, view: result.value });
    else if (result.error.kind === 'refused') state().toolViewFailed(result.error.message);
  }

  client.onUpdate(accept);
  client.onFailure((failure) => {
    queue.clear();
    isFreshWorker = true;
    state().analysisFailed(wordFailure(failure));
    onRestart();
  });
  text.onOpened(() => void open());
  text.onRelabelled(() => void open());
  text.onChanged(async (change) => {
    state().textChanged(change.revision);
    state().analysisStarted();
    const { edits: changes, baseRevision, revision } = change;
    const result = await run('edit', { changes, baseRevision, revision });
    if (result.ok) accept(result.value);
    else if (result.error.kind === 'stale') void open();
  });
  store.subscribe((next, previous) => {
    if (next.language !== previous.language || next.columns !== previous.columns) void configure();
    if (viewInputsDiffer(next, previous)) scheduleView();
  });
  void configure();

  return {
    run,
    /** Starts a fresh worker after a crash and gives it the whole text again. */
    async restart(): Promise<void> {
      isFreshWorker = true;
      client.restart();
      await open();
    },
  };
}

function viewInputsDiffer(next: StudioState, previous: StudioState): boolean {
  return (
    next.selectedTool !== previous.selectedTool ||
    next.foldBlocks !== previous.foldBlocks ||
    next.analysedRevision !== previous.analysedRevision
  );
}

/** One target per family: the column's mode where the family is shown, so that its letter and its column agree. */
function judgedTargets(columns: readonly TargetId[]): readonly TargetId[] {
  return TARGET_FAMILIES.map((family) => columns.find((column) => familyOf(column) === family) ?? family);
}

function isBreakdown(failure: JobFailure): boolean {
  return failure.kind === 'crashed' || failure.kind === 'timed-out';
}

function wordFailure(failure: JobFailure): string {
  switch (failure.kind) {
    case 'timed-out':
      return `${failure.afterMs} ms`;
    case 'stale':
    case 'superseded':
      return failure.kind;
    case 'crashed':
    case 'refused':
      return failure.message;
  }
}
