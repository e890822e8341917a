import { err, type Result } from '../core/model/result.ts';
import { applyEdits } from '../core/text/apply-edits.ts';
import type { AnalysisUpdate } from './protocol/document-jobs.ts';
import type { JobFailure, JobKind, JobReply, JobRequest, Jobs, WorkerEvent } from './protocol.ts';

export interface AnalysisClient {
  /** Never rejects: a crash, a timeout and a stale base are answers. */
  run<Kind extends JobKind>(kind: Kind, input: Jobs[Kind]['input']): Promise<Result<Jobs[Kind]['output'], JobFailure>>;
  /** The answer is the unsubscriber. */
  onUpdate(listener: (update: AnalysisUpdate) => void): () => void;
  /** Told when the worker died or hung; by then a new one is on its way, with the document open. */
  onFailure(listener: (failure: JobFailure) => void): () => void;
  restart(): void;
  dispose(): void;
}
export interface ClientOptions {
  /** For a worker that answers nothing at all while a job waits. */
  readonly timeoutMs?: number;
  /** A worker that dies this often without an answer in between is left dead, so that a crashing document makes no loop. */
  readonly maxRestarts?: number;
}

interface Waiting {
  readonly request: JobRequest;
  readonly settle: (result: Result<unknown, JobFailure>) => void;
}

/** Kinds of which only the newest waiting one is worth running. */
const NEWEST_ONLY: ReadonlySet<JobKind> = new Set(['view', 'request', 'complete', 'hover']);

/** The page's side of the analysis worker: ids, one run at a time, deadlines, and a restart that opens the document again. */
export function createAnalysisClient(start: () => Worker, options: ClientOptions = {}): AnalysisClient {
  const { timeoutMs = 20_000, maxRestarts = 3 } = options;
  const updates = new Set<(update: AnalysisUpdate) => void>();
  const failures = new Set<(failure: JobFailure) => void>();
  const mirror = createMirror();
  let queue: Waiting[] = [];
  let running: Waiting | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let worker: Worker | undefined;
  let nextId = 1;
  let restarts = 0;

  function spawn(): Worker {
    const fresh = start();
    fresh.onmessage = ({ data }: MessageEvent<JobReply | WorkerEvent>) => receive(data);
    fresh.onerror = (event) => fail({ kind: 'crashed', message: event.message });
    fresh.onmessageerror = () => fail({ kind: 'crashed', message: 'a message could not be read' });
    return fresh;
  }

  function receive(message: JobReply | WorkerEvent): void {
    if (message.id === null) {
      beat();
      for (const listener of updates) listener(message.update);
    } else if (running !== undefined && message.id === running.request.id) {
      const { settle } = running;
      restarts = 0;
      clearTimeout(timer);
      running = undefined;
      settle(message.result);
      pump();
    }
  }

  function beat(): void {
    clearTimeout(timer);
    if (running !== undefined) timer = setTimeout(() => fail({ kind: 'timed-out', afterMs: timeoutMs }), timeoutMs);
  }

  function pump(): void {
    if (running !== undefined) return;
    running = queue.shift();
    if (running === undefined) return;
    worker ??= spawn();
    beat();
    worker.postMessage(running.request);
  }

  /** Ends the worker, answers the job it was on, and opens the document in a new one before anything else runs. */
  function fail(failure: JobFailure): void {
    const culprit = running;
    revive();
    for (const listener of failures) listener(failure);
    culprit?.settle(err(failure));
    pump();
  }

  function revive(): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    running = undefined;
    restarts += 1;
    if (restarts > maxRestarts) {
      const left = queue;
      queue = [];
      for (const { settle } of left) settle(err({ kind: 'crashed', message: 'the analysis crashed again and again' }));
      return;
    }
    const replay = mirror
      .replay()
      .map((entry) => ({ request: { ...entry, id: nextId++ } as JobRequest, settle: publish }));
    queue = [...replay, ...queue];
  }

  /** The answer to a replayed `open` reaches the store as any update does. */
  function publish(result: Result<unknown, JobFailure>): void {
    if (!result.ok || result.value === null) return;
    for (const listener of updates) listener(result.value as AnalysisUpdate);
  }

  /** Of some kinds only the newest waiting one is worth running. */
  function queueUp(waiting: Waiting): void {
    const { request } = waiting;
    const isOld = (other: Waiting) => NEWEST_ONLY.has(request.kind) && other.request.kind === request.kind;
    const old = queue.filter(isOld);
    queue = [...queue.filter((other) => !isOld(other)), waiting];
    for (const { settle } of old) settle(err({ kind: 'superseded' }));
  }

  return {
    run(kind, input) {
      const request = { id: nextId, kind, input } as JobRequest;
      nextId += 1;
      mirror.note(request);
      return new Promise((resolve) => {
        queueUp({ request, settle: resolve as Waiting['settle'] });
        pump();
      });
    },
    onUpdate(listener) {
      updates.add(listener);
      return () => updates.delete(listener);
    },
    onFailure(listener) {
      failures.add(listener);
      return () => failures.delete(listener);
    },
    restart() {
      restarts = 0;
      const culprit = running;
      revive();
      culprit?.settle(err({ kind: 'crashed', message: 'restarted' }));
      pump();
    },
    dispose() {
      clearTimeout(timer);
      worker?.terminate();
      worker = undefined;
      running = undefined;
      queue = [];
    },
  };
}

/** What a fresh worker must be told to be where the old one was. Text is joined from its edits only when that is asked. */
function createMirror() {
  let configured: Jobs['configure']['input'] | undefined;
  let opened: Jobs['open']['input'] | undefined;
  let edits: Jobs['edit']['input'][] = [];

  function catchUp(): void {
    if (opened === undefined) return;
    let { text, revision } = opened;
    for (const edit of edits) {
      text = applyEdits(text, edit.changes);
      revision = edit.revision;
    }
    opened = { ...opened, text, revision };
    edits = [];
  }
  return {
    note(request: JobRequest): void {
      if (request.kind === 'configure') configured = request.input;
      if (request.kind === 'open') [opened, edits] = [request.input, []];
      if (request.kind === 'edit') edits.push(request.input);
      if (edits.length > 200) catchUp();
    },
    replay() {
      catchUp();
      return [
        ...(configured === undefined ? [] : [{ kind: 'configure', input: configured } as const]),
        ...(opened === undefined ? [] : [{ kind: 'open', input: opened } as const]),
      ];
    },
  };
}
