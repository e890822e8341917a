import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnalysisClient } from './analysis-client.ts';
import type { JobFailure, JobRequest } from './protocol.ts';

/** Workers that do nothing by themselves: the test answers for them. */
function fakeWorkers() {
  const workers: FakeWorker[] = [];
  class FakeWorker {
    readonly received: JobRequest[] = [];
    isEnded = false;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: ((event: { message: string }) => void) | null = null;
    onmessageerror: (() => void) | null = null;
    constructor() {
      workers.push(this);
    }
    postMessage(request: JobRequest): void {
      this.received.push(request);
    }
    terminate(): void {
      this.isEnded = true;
    }
    answer(value: unknown): void {
      const request = this.received.at(-1);
      this.onmessage?.({ data: { id: request?.id, kind: request?.kind, result: { ok: true, value } } });
    }
  }
  const client = createAnalysisClient(() => new FakeWorker() as unknown as Worker, { timeoutMs: 1000, maxRestarts: 2 });
  const failures: JobFailure[] = [];
  const updates: unknown[] = [];
  client.onFailure((failure) => failures.push(failure));
  client.onUpdate((update) => updates.push(update));
  const sent = (index: number) => workers[index]?.received.map(({ kind }) => kind);
  return { client, workers, failures, updates, sent };
}
const open = { text: 'abc', revision: 1, fileName: 'a.json' };
const view = (tool: number) => ({ tool, targets: [], foldBlocks: false });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('one job runs at a time, in order', async () => {
  const { client, workers, sent } = fakeWorkers();
  const first = client.run('open', open);
  const second = client.run('rules', null);
  expect(sent(0)).toEqual(['open']);
  workers[0]?.answer('opened');
  expect(await first).toEqual({ ok: true, value: 'opened' });
  expect(sent(0)).toEqual(['open', 'rules']);
  workers[0]?.answer('rules');
  expect(await second).toEqual({ ok: true, value: 'rules' });
});

test('of the views that wait only the newest runs; edits all do', async () => {
  const { client, workers, sent } = fakeWorkers();
  void client.run('open', open);
  const old = client.run('view', view(1));
  void client.run('edit', { changes: [], baseRevision: 1, revision: 2 });
  void client.run('edit', { changes: [], baseRevision: 2, revision: 3 });
  void client.run('view', view(2));
  expect(await old).toEqual({ ok: false, error: { kind: 'superseded' } });
  for (let answer = 0; answer < 4; answer += 1) workers[0]?.answer(null);
  expect(sent(0)).toEqual(['open', 'edit', 'edit', 'view']);
});

test('a hung worker is replaced, told, and opened where the old one was', async () => {
  const { client, workers, failures, updates, sent } = fakeWorkers();
  void client.run('configure', { language: 'vi', targets: ['mcp'] });
  workers[0]?.answer(null);
  void client.run('open', open);
  workers[0]?.answer('opened');
  void client.run('edit', { changes: [{ start: 1, end: 2, newText: 'XY' }], baseRevision: 1, revision: 2 });
  workers[0]?.answer('edited');
  const stuck = client.run('view', view(0));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await stuck).toEqual({ ok: false, error: { kind: 'timed-out', afterMs: 1000 } });
  expect(failures).toEqual([{ kind: 'timed-out', afterMs: 1000 }]);
  expect(workers[0]?.isEnded).toBe(true);
  workers[1]?.answer(null);
  expect(sent(1)).toEqual(['configure', 'open']);
  expect(workers[1]?.received[1]?.input).toEqual({ text: 'aXYc', revision: 2, fileName: 'a.json' });
  workers[1]?.answer('opened again');
  expect(updates).toEqual(['opened again']);
});

test('updates from the worker prolong its time', async () => {
  const { client, workers, failures } = fakeWorkers();
  void client.run('open', open);
  for (let round = 0; round < 5; round += 1) {
    await vi.advanceTimersByTimeAsync(700);
    workers[0]?.onmessage?.({ data: { id: null, kind: 'update', update: round } });
  }
  expect(failures).toEqual([]);
});

test('a crash answers the job, and what waited runs in the new worker', async () => {
  const { client, workers, failures, sent } = fakeWorkers();
  const crashed = client.run('rules', null);
  void client.run('rule', { id: 'x' });
  workers[0]?.onerror?.({ message: 'boom' });
  expect(await crashed).toEqual({ ok: false, error: { kind: 'crashed', message: 'boom' } });
  expect(failures).toEqual([{ kind: 'crashed', message: 'boom' }]);
  expect(sent(1)).toEqual(['rule']);
});

test('a document that crashes every worker makes no loop', async () => {
  const { client, workers } = fakeWorkers();
  const opened = client.run('open', open);
  for (let round = 0; round < 6; round += 1) workers.at(-1)?.onerror?.({ message: 'boom' });
  expect(await opened).toMatchObject({ ok: false, error: { kind: 'crashed' } });
  expect(workers.length).toBeLessThanOrEqual(4);
  client.restart();
  expect(workers.at(-1)?.received.map(({ kind }) => kind)).toEqual(['open']);
});
