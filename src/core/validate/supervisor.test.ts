import { expect, test } from 'vitest';
import { createSupervisor, type SupervisorHost, type ThreadEvents } from './supervisor.ts';

/** Threads that do what the test tells them, and a clock that the test turns. */
function fakeHost() {
  const threads: { events: ThreadEvents<string>; jobs: string[]; isStopped: boolean }[] = [];
  const timers = new Set<{ ms: number; run: () => void }>();
  const host: SupervisorHost<string, string> = {
    start(events) {
      const thread = { events, jobs: [] as string[], isStopped: false };
      threads.push(thread);
      return {
        post: (job) => thread.jobs.push(job),
        stop() {
          thread.isStopped = true;
        },
      };
    },
    after(ms, run) {
      const timer = { ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  const fire = (ms: number) => {
    for (const timer of [...timers]) if (timer.ms === ms && timers.delete(timer)) timer.run();
  };
  return { host, threads, timers, fire };
}
const DEADLINES = { runMs: 100, jobMs: 1000, startMs: 9000 };
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a job waits for its thread, and the answer ends every timer', async () => {
  const { host, threads, timers } = fakeHost();
  const outcome = createSupervisor(host, DEADLINES).run('a');
  await settled();
  expect(threads[0]?.jobs).toEqual([]);
  threads[0]?.events.ready();
  expect(threads[0]?.jobs).toEqual(['a']);
  threads[0]?.events.answered('done');
  expect(await outcome).toEqual({ status: 'answered', answer: 'done' });
  expect(timers.size).toBe(0);
});

test('a run over its deadline is stopped and named, and the next job gets another thread', async () => {
  const { host, threads, fire } = fakeHost();
  const supervisor = createSupervisor(host, DEADLINES);
  const first = supervisor.run('a');
  const second = supervisor.run('b');
  await settled();
  threads[0]?.events.ready();
  threads[0]?.events.announced({ kind: 'pattern', source: '^ok$' });
  threads[0]?.events.announced({ kind: 'pattern', source: '^(a+)+$' });
  fire(100);
  expect(await first).toEqual({ status: 'stopped', culprit: { kind: 'pattern', source: '^(a+)+$' }, afterMs: 100 });
  expect(threads[0]?.isStopped).toBe(true);
  await settled();
  threads[1]?.events.ready();
  await settled();
  expect(threads[1]?.jobs).toEqual(['b']);
  threads[1]?.events.answered('fine');
  expect(await second).toEqual({ status: 'answered', answer: 'fine' });
});

test('a run that ended is not blamed for what comes behind it', async () => {
  const { host, threads, fire, timers } = fakeHost();
  const outcome = createSupervisor(host, DEADLINES).run('a');
  await settled();
  threads[0]?.events.ready();
  threads[0]?.events.announced({ kind: 'pattern', source: '^ok$' });
  threads[0]?.events.announced(null);
  expect([...timers].map(({ ms }) => ms)).toEqual([1000]);
  fire(1000);
  expect(await outcome).toEqual({ status: 'stopped', culprit: null, afterMs: 1000 });
});

test.each([
  { name: 'a job without a culprit that takes too long', ms: 1000, culprit: null },
  { name: 'a thread that never becomes ready', ms: 9000, culprit: null },
])('$name is stopped', async ({ ms, culprit }) => {
  const { host, threads, fire } = fakeHost();
  const outcome = createSupervisor(host, DEADLINES).run('a');
  await settled();
  if (ms === 1000) threads[0]?.events.ready();
  fire(ms);
  expect(await outcome).toEqual({ status: 'stopped', culprit, afterMs: ms });
});

test('a crash is told, also one that came before the job', async () => {
  const { host, threads } = fakeHost();
  const supervisor = createSupervisor(host, DEADLINES);
  const first = supervisor.run('a');
  await settled();
  threads[0]?.events.crashed('out of memory');
  expect(await first).toEqual({ status: 'crashed', reason: 'out of memory' });
  threads[1]?.events.crashed('no such file');
  expect(await supervisor.run('b')).toEqual({ status: 'crashed', reason: 'no such file' });
});

test('a job that cannot be sent is told', async () => {
  const { host, threads } = fakeHost();
  const start: typeof host.start = (events) => ({
    ...host.start(events),
    post: () => {
      throw new Error('too deep');
    },
  });
  const outcome = createSupervisor({ ...host, start }, DEADLINES).run('a');
  await settled();
  threads[0]?.events.ready();
  expect(await outcome).toEqual({ status: 'crashed', reason: 'too deep' });
});

test('dispose ends the threads', async () => {
  const { host, threads } = fakeHost();
  const supervisor = createSupervisor(host, DEADLINES);
  void supervisor.run('a');
  await settled();
  supervisor.dispose();
  expect(threads.map(({ isStopped }) => isStopped)).toEqual([true]);
});
