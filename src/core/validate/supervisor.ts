import type { Announcement } from './evaluators.ts';

/** What a thread that runs user-written code tells its supervisor. `announced` comes before each run that may never end, and with null behind it. */
export interface ThreadEvents<Answer> {
  ready(): void;
  announced(announcement: Announcement | null): void;
  answered(answer: Answer): void;
  crashed(reason: string): void;
}
export interface Thread<Job> {
  post(job: Job): void;
  /** Ends it at once, whatever it does. */
  stop(): void;
}

export interface SupervisorHost<Job, Answer> {
  start(events: ThreadEvents<Answer>): Thread<Job>;
  /** Calls `run` after `ms`; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
}
export interface Deadlines {
  /** For one pattern or expression. */
  readonly runMs: number;
  /** For a whole job. */
  readonly jobMs: number;
  /** For a thread to become ready. */
  readonly startMs: number;
}
const DEFAULT_DEADLINES: Deadlines = { runMs: 200, jobMs: 5_000, startMs: 15_000 };

export type Supervised<Answer> =
  | { readonly status: 'answered'; readonly answer: Answer }
  /** `culprit` is what was running; null when the job as a whole took too long. */
  | { readonly status: 'stopped'; readonly culprit: Announcement | null; readonly afterMs: number }
  | { readonly status: 'crashed'; readonly reason: string };

export interface Supervisor<Job, Answer> {
  run(job: Job): Promise<Supervised<Answer>>;
  dispose(): void;
}

/**
 * Runs jobs one after the other in a thread that is ended when one of them takes too long. A spare thread is kept ready
 * behind the first that had to be ended, so that the next job does not wait for a start.
 */
export function createSupervisor<Job, Answer>(
  host: SupervisorHost<Job, Answer>,
  deadlines: Deadlines = DEFAULT_DEADLINES,
): Supervisor<Job, Answer> {
  let current: Seat<Job, Answer> | undefined;
  let spare: Seat<Job, Answer> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function runNext(job: Job): Promise<Supervised<Answer>> {
    const seat = current ?? spare ?? openSeat(host);
    if (seat === spare) spare = undefined;
    current = seat;
    const outcome = await seat.run(job, deadlines);
    if (outcome.status !== 'answered') {
      seat.stop();
      current = undefined;
      spare ??= openSeat(host);
    }
    return outcome;
  }

  return {
    run(job) {
      const next = last.then(() => runNext(job));
      last = next;
      return next;
    },
    dispose() {
      current?.stop();
      spare?.stop();
      current = undefined;
      spare = undefined;
    },
  };
}

interface Seat<Job, Answer> {
  run(job: Job, deadlines: Deadlines): Promise<Supervised<Answer>>;
  stop(): void;
}

function openSeat<Job, Answer>(host: SupervisorHost<Job, Answer>): Seat<Job, Answer> {
  let isReady = false;
  let crash: string | undefined;
  let listener: Partial<ThreadEvents<Answer>> = {};
  const thread = host.start({
    ready() {
      isReady = true;
      listener.ready?.();
    },
    announced: (announcement) => listener.announced?.(announcement),
    answered: (answer) => listener.answered?.(answer),
    crashed(reason) {
      crash = reason;
      listener.crashed?.(reason);
    },
  });
  return {
    stop: () => thread.stop(),
    run: (job, { runMs, jobMs, startMs }) =>
      new Promise((resolve) => {
        let culprit: Announcement | null = null;
        const cancels = new Map<string, () => void>();
        const limit = (name: string, ms: number) => {
          cancels.get(name)?.();
          const stop = () => settle({ status: 'stopped', culprit: name === 'run' ? culprit : null, afterMs: ms });
          cancels.set(name, host.after(ms, stop));
        };
        const settle = (outcome: Supervised<Answer>) => {
          for (const cancel of cancels.values()) cancel();
          listener = {};
          resolve(outcome);
        };
        const begin = () => {
          cancels.get('start')?.();
          limit('job', jobMs);
          try {
            thread.post(job);
          } catch (error) {
            settle({ status: 'crashed', reason: error instanceof Error ? error.message : String(error) });
          }
        };
        listener = {
          ready: begin,
          announced(announcement) {
            culprit = announcement;
            if (announcement === null) cancels.get('run')?.();
            else limit('run', runMs);
          },
          answered: (answer) => settle({ status: 'answered', answer }),
          crashed: (reason) => settle({ status: 'crashed', reason }),
        };
        if (crash !== undefined) settle({ status: 'crashed', reason: crash });
        else if (isReady) begin();
        else limit('start', startMs);
      }),
  };
}
