import type { Language } from '../../core/model/message.ts';
import type { Result } from '../../core/model/result.ts';
import { familyOf, TARGET_FAMILIES, type TargetId } from '../../core/model/target-id.ts';
import { selectSelectedIndex } from '../../state/selectors.ts';
import type { StudioState, StudioStore } from '../../state/store.ts';
import type { AnalysisClient } from '../../worker/analysis-client.ts';
import type { AnalysisUpdate, ViewWish } from '../../worker/protocol/document-jobs.ts';
import type { JobFailure, JobKind, Jobs } from '../../worker/protocol.ts';
import type { DocumentText } from '../document/document-text.ts';
import type { TextChange } from '../document/text-surface.ts';
import type { FrameHold } from './frame-hold.ts';
import { createUpdateQueue } from './update-queue.ts';

/** A long list costs a render; it waits longer for what comes next. */
const GAP_PER_TOOL_MS = 0.05;
const LONGEST_GAP_MS = 120;

export type AnalysisDriver = ReturnType<typeof createAnalysisDriver>;

interface Parts {
  readonly store: StudioStore;
  readonly text: DocumentText;
  readonly client: AnalysisClient;
  readonly frame: FrameHold;
  /** The worker died or hung; a new one is at work, from the whole text. */
  readonly onRestart: () => void;
}

/** Tells the worker of every change of the text and the store of every answer. */
export function createAnalysisDriver({ store, text, client, frame, onRestart }: Parts) {
  let openRevision = -1;
  // A new worker knows nothing of the tools on screen: its first update is the whole list.
  let isFreshWorker = false;
  let viewTimer: ReturnType<typeof setTimeout> | undefined;
  let lastWish: WordedWish | undefined;
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
    const { language, columns, everywhere } = state();
    const targets = judgedTargets(columns);
    const result = await run('configure', { language, targets, ...(everywhere && { everywhere }) });
    if (result.ok && result.value !== null) accept(result.value);
    scheduleView();
  }

  async function edit({ edits: changes, baseRevision, revision }: TextChange): Promise<void> {
    const view = wishOf(state());
    const answer = run('edit', { changes, baseRevision, revision, ...(view && { view }) });
    frame.hold(() => {
      state().textChanged(revision);
      if (state().analysedRevision < revision) state().analysisStarted();
    });
    const result = await answer;
    if (result.ok && result.value.revision >= openRevision) {
      queue.pushNow(result.value);
      noteView(result.value, view);
    }
    frame.release();
    if (!result.ok && result.error.kind === 'stale') void open();
  }

  function noteView(update: AnalysisUpdate, wish: ViewWish | undefined): void {
    if (update.view === undefined || wish === undefined) return;
    lastWish = { ...wish, language: state().language };
    if (isShown(wish)) clearTimeout(viewTimer);
  }

  function scheduleView(): void {
    clearTimeout(viewTimer);
    viewTimer = setTimeout(view);
  }

  async function view(): Promise<void> {
    const wish = wishOf(state());
    const tool = selectSelectedIndex(state());
    if (wish === undefined || tool < 0 || isShown(wish)) return;
    const { analysedRevision, language } = state();
    const result = await run('view', { ...wish, tool });
    if (result.ok) {
      state().toolViewed({ revision: analysedRevision, tool: wish.tool, view: result.value });
      lastWish = { ...wish, language };
    } else if (result.error.kind === 'refused') state().toolViewFailed(result.error.message);
  }

  /** Whether the last view is of this tool and text, and says all. */
  function isShown(wish: ViewWish): boolean {
    const { toolView, analysedRevision, documentState, language } = state();
    if (toolView === null || toolView.view.isBehind || !sameWish({ ...wish, language }, lastWish)) return false;
    return toolView.tool === wish.tool && (toolView.revision === analysedRevision || documentState === 'broken');
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
  text.onChanged((change) => void edit(change));
  store.subscribe((next, previous) => {
    if (judgesOtherwise(next, previous)) void configure();
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

/** What the last view was asked with. */
interface WordedWish extends ViewWish {
  readonly language: Language;
}

function wishOf({ selectedTool, columns, foldBlocks }: StudioState): ViewWish | undefined {
  return selectedTool === null ? undefined : { tool: selectedTool, targets: columns, foldBlocks };
}

function sameWish(now: WordedWish, old: WordedWish | undefined): boolean {
  return (
    now.tool === old?.tool &&
    now.targets === old.targets &&
    now.foldBlocks === old.foldBlocks &&
    now.language === old.language
  );
}

function judgesOtherwise(next: StudioState, previous: StudioState): boolean {
  return (['language', 'columns', 'everywhere'] as const).some((key) => next[key] !== previous[key]);
}

function viewInputsDiffer(next: StudioState, previous: StudioState): boolean {
  return (
    next.selectedTool !== previous.selectedTool ||
    next.foldBlocks !== previous.foldBlocks ||
    next.analysedRevision !== previous.analysedRevision ||
    (next.toolView?.view.isBehind === true && next.progress !== previous.progress)
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
