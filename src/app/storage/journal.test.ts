import { describe, expect, test, vi } from 'vitest';
import { createStudioStore } from '../../state/store.ts';
import { createDocumentText } from '../document/document-text.ts';
import type { Draft, DraftStore } from './draft-store.ts';
import { createJournal } from './journal.ts';
import type { EditRecord } from './records.ts';
import { replay } from './replay.ts';

const document = (id: string) => ({ id, name: `${id}.json`, language: 'json' }) as const;

/** What a browser would still hold after it was killed, and faults to provoke. */
function aBrowser() {
  const bases = new Map<string, Draft>();
  const records = new Map<string, EditRecord[]>();
  const versions: string[] = [];
  const snapshots: { order: number; at: number; length: number }[] = [];
  const browser = {
    ...{ bases, records, versions },
    fault: null as Error | null,
    /** Of the next append only. */
    appendFault: null as Error | null,
    hold: null as Promise<void> | null,
    /** Of looking for what another tab has written. */
    holdForeign: null as Promise<void> | null,
    foreign: null as string | null,
    /** A document whose draft was damaged when it was read. */
    unsure: null as string | null,
    afterKill(id: string) {
      const base = bases.get(id);
      return base && replay({ version: 1, ...base }, records.get(id) ?? []).text;
    },
  };
  const guard = async () => {
    await browser.hold;
    if (browser.fault) throw browser.fault;
  };
  const drafts = {
    async write(draft: Draft) {
      await guard();
      bases.set(draft.id, draft);
      records.set(draft.id, []);
    },
    async append(id: string, record: Omit<EditRecord, 'version'>) {
      await guard();
      const { appendFault } = browser;
      browser.appendFault = null;
      if (appendFault) throw appendFault;
      records.get(id)?.push({ version: 1, ...record });
    },
    writeIndex: guard,
    recordsBehind(id: string, text: string) {
      if (browser.unsure === id) return 'unsure';
      return browser.afterKill(id) === text ? (records.get(id)?.length ?? 0) : null;
    },
    snapshots: async () => snapshots,
    readSnapshot: async (_id: string, order: number) => versions[order] ?? null,
    async writeSnapshot(_id: string, text: string, at: number) {
      await guard();
      versions.push(text);
      snapshots.push({ order: snapshots.length, at, length: text.length });
    },
    async keepForeign(_id: string, text: string) {
      await browser.holdForeign;
      const { foreign } = browser;
      browser.foreign = null;
      if (foreign === null || foreign === text) return false;
      versions.push(foreign);
      return true;
    },
  } as unknown as DraftStore;
  return { browser, drafts };
}

function aStudio() {
  const { browser, drafts } = aBrowser();
  const store = createStudioStore();
  const text = createDocumentText();
  const told = { foreign: 0 };
  const onForeign = () => {
    told.foreign += 1;
  };
  const clock = { now: 1000 };
  const journal = createJournal({ store, text, drafts, now: () => clock.now, onForeign });
  const open = (id: string, content: string) => {
    store.getState().documentOpened(document(id), text.revision() + 1);
    text.open(document(id), content);
  };
  const type = (typed: string) => text.apply([{ start: text.text().length, end: text.text().length, newText: typed }]);
  return { browser, store, text, journal, open, type, told, clock, status: () => store.getState().saveStatus };
}

const full = () => new DOMException('full', 'QuotaExceededError');

test('what was typed is kept, and "kept" is said only then', async () => {
  const { browser, open, type, journal, status } = aStudio();
  open('a', '{}');
  await journal.flush();
  type(' ');
  expect(status()).toEqual({ state: 'saving' });
  await journal.flush();
  expect(status()).toEqual({ state: 'kept', at: 1000 });
  expect(browser.afterKill('a')).toBe('{} ');
  expect(browser.records.get('a')).toHaveLength(1);
});

test('the text as it was opened becomes a version once it is changed', async () => {
  const { browser, open, type, journal } = aStudio();
  open('a', '{}');
  await journal.flush();
  expect(browser.versions).toEqual([]);
  type(' ');
  await journal.flush();
  await vi.waitFor(() => expect(browser.versions).toEqual(['{}']));
});

test('a page that is being closed waits for nothing, even behind a slow write', async () => {
  const { browser, open, type, journal } = aStudio();
  let go = () => undefined as unknown;
  browser.hold = new Promise((done) => {
    go = () => done(undefined);
  });
  open('a', '{}');
  void journal.flush();
  type('1');
  journal.flushLast();
  go();
  await vi.waitFor(() => expect(browser.afterKill('a')).toBe('{}1'));
});

test('a lost base or a foreign record costs one whole write, no word of failure', async () => {
  const { browser, open, type, journal, status } = aStudio();
  open('a', '{}');
  await journal.flush();
  browser.appendFault = new DOMException('used', 'ConstraintError');
  type('1');
  await journal.flush();
  expect(browser.afterKill('a')).toBe('{}1');
  expect(status().state).toBe('kept');
});

test.each([
  ['no room', full(), 'quota'],
  ['a refusal', new DOMException('no', 'InvalidStateError'), 'blocked'],
])('%s is told, and made good when it is over', async (_title, fault, reason) => {
  const { browser, open, type, journal, status } = aStudio();
  open('a', '{}');
  await journal.flush();
  browser.fault = fault;
  type('1');
  await journal.flush();
  expect(status()).toEqual({ state: 'failed', reason });
  expect(journal.isLosing()).toBe(true);
  browser.fault = null;
  await journal.flush();
  expect(status()).toEqual({ state: 'kept', at: 1000 });
  expect(journal.isLosing()).toBe(false);
  expect(browser.afterKill('a')).toBe('{}1');
});

/** A studio that has kept `{}` of the document 'a', and had no room for the `{}1` on its screen. */
async function withoutRoom() {
  const studio = aStudio();
  studio.open('a', '{}');
  await studio.journal.flush();
  studio.browser.fault = full();
  studio.type('1');
  await studio.journal.flush();
  return studio;
}

test('a document that could not be kept stays in memory while another one is open', async () => {
  const { browser, open, type, journal, status } = await withoutRoom();
  open('b', '[]');
  await journal.flush();
  expect(journal.heldInMemory('a')).toEqual({ ...document('a'), text: '{}1' });
  expect(journal.isLosing()).toBe(true);
  open('a', journal.heldInMemory('a')?.text ?? '');
  type('2');
  browser.fault = null;
  await journal.flush();
  await journal.flush();
  expect(browser.afterKill('a')).toBe('{}12');
  expect(browser.afterKill('b')).toBe('[]');
  expect(journal.isLosing()).toBe(false);
  expect(status().state).toBe('kept');
});

test('typing in the last moment before another document is opened is kept', async () => {
  const { browser, open, type, journal } = aStudio();
  open('a', '{}');
  type('1');
  open('b', '[]');
  await journal.flush();
  expect(browser.afterKill('a')).toBe('{}1');
  expect(browser.afterKill('b')).toBe('[]');
});

test('a removed document does not come back', async () => {
  const { browser, open, type, journal, store } = aStudio();
  open('a', '{}');
  await journal.flush();
  browser.bases.delete('a');
  type('1');
  store.getState().documentRemoved('a');
  journal.forget('a');
  open('b', '[]');
  await journal.flush();
  expect(browser.bases.has('a')).toBe(false);
});

test('a follower writes nothing; when it takes over it writes the whole text', async () => {
  const { browser, open, text, journal, store } = aStudio();
  open('a', '{}');
  await journal.flush();
  store.getState().readOnlyChanged('follower');
  text.follow('{"theirs": 1}');
  await journal.flush();
  expect(browser.afterKill('a')).toBe('{}');
  store.getState().readOnlyChanged(null);
  await journal.flush();
  expect(browser.afterKill('a')).toBe('{"theirs": 1}');
});

test('what is typed after taking over is kept behind the text of the other tab', async () => {
  const { browser, open, type, text, journal, store } = aStudio();
  open('a', '{}');
  await journal.flush();
  store.getState().readOnlyChanged('follower');
  text.follow('{"theirs": 1}');
  store.getState().readOnlyChanged(null);
  await journal.flush();
  type('mine');
  await journal.flush();
  expect(browser.records.get('a')).toHaveLength(1);
  expect(browser.afterKill('a')).toBe('{"theirs": 1}mine');
});

test('a draft that was read in part is not written over by opening it', async () => {
  const { browser, open, type, journal } = aStudio();
  browser.unsure = 'a';
  open('a', '{"begi');
  await new Promise((later) => setTimeout(later));
  expect(browser.bases.has('a')).toBe(false);
  type('n": 1}');
  await journal.flush();
  expect(browser.afterKill('a')).toBe('{"begin": 1}');
});

test('a long session is written anew now and then', async () => {
  const { browser, open, type, journal } = aStudio();
  open('a', '');
  for (let key = 0; key < 450; key += 1) {
    type('x');
    await journal.flush();
  }
  expect(browser.records.get('a')?.length).toBeLessThan(400);
  expect(browser.afterKill('a')).toBe('x'.repeat(450));
});

test('a version that was asked for is kept, or said not to be', async () => {
  const { browser, journal, open } = aStudio();
  open('a', '{}');
  await journal.flush();
  expect(await journal.keepVersion('{"b": 1}')).toBe(true);
  expect(browser.versions).toContain('{"b": 1}');
  browser.fault = new Error('no room');
  expect(await journal.keepVersion('{"c": 1}')).toBe(false);
});

test('a write that takes long is told, and made good when it is over', async () => {
  vi.useFakeTimers();
  try {
    const { browser, open, type, journal, status } = aStudio();
    open('a', '{}');
    await journal.flush();
    let answer = () => undefined as unknown;
    browser.hold = new Promise((done) => {
      answer = () => done(undefined);
    });
    type('1');
    await vi.advanceTimersByTimeAsync(900);
    expect(status()).toEqual({ state: 'saving' });
    await vi.advanceTimersByTimeAsync(200);
    expect(status()).toEqual({ state: 'failed', reason: 'slow' });
    expect(journal.isLosing()).toBe(true);
    answer();
    await journal.flush();
    expect(status()).toEqual({ state: 'kept', at: 1000 });
    expect(journal.isLosing()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('what the browser has let go of is kept again, without a key', async () => {
  const { browser, open, type, journal, status } = aStudio();
  open('a', '{}');
  type('1');
  await journal.flush();
  browser.bases.clear();
  browser.records.clear();
  journal.lost();
  expect(status()).toEqual({ state: 'saving' });
  await vi.waitFor(() => expect(browser.afterKill('a')).toBe('{}1'));
  await vi.waitFor(() => expect(status().state).toBe('kept'));
});

describe('what another tab has written meanwhile', () => {
  test('becomes a version before this tab writes, and is told', async () => {
    const { browser, open, type, journal, told } = aStudio();
    open('a', '{}');
    await journal.flush();
    browser.appendFault = new Error('expected this tab’s base');
    browser.foreign = '{"theirs": 1}';
    type('1');
    await journal.flush();
    expect(browser.versions).toContain('{"theirs": 1}');
    expect(browser.afterKill('a')).toBe('{}1');
    expect(told.foreign).toBe(1);
  });

  test('becomes a version when a document that had left the screen is kept at last', async () => {
    const { browser, open, journal, told } = await withoutRoom();
    open('b', '[]');
    browser.fault = null;
    browser.foreign = '{}2';
    await journal.flush();
    await journal.flush();
    expect(browser.versions).toContain('{}2');
    expect(browser.afterKill('a')).toBe('{}1');
    expect(told.foreign).toBe(1);
  });

  test('does not let an older text come behind a newer one while it is looked for', async () => {
    const { browser, open, type, journal } = aStudio();
    open('a', '{}');
    await journal.flush();
    let found = () => undefined as unknown;
    browser.holdForeign = new Promise((done) => {
      found = () => done(undefined);
    });
    browser.appendFault = new Error('expected this tab’s base');
    type('1');
    void journal.flush();
    await vi.waitFor(() => expect(browser.appendFault).toBe(null));
    type('2');
    journal.flushLast();
    await vi.waitFor(() => expect(browser.afterKill('a')).toBe('{}12'));
    found();
    await journal.flush();
    await journal.flush();
    expect(browser.afterKill('a')).toBe('{}12');
  });
});

test('a clock that is set back does not end the keeping of versions', async () => {
  const { browser, open, type, journal, clock } = aStudio();
  clock.now = 10 * 3_600_000;
  open('a', '{}');
  await journal.flush();
  type('1');
  await journal.flush();
  clock.now -= 3_600_000;
  type('2');
  await journal.flush();
  await vi.waitFor(() => expect(browser.versions).toEqual(['{}', '{}12']));
});

test('a browser that does not answer is waited for a moment only', async () => {
  vi.useFakeTimers();
  try {
    const { browser, open, type, journal } = aStudio();
    open('a', '{}');
    await journal.flush();
    browser.hold = new Promise(() => undefined);
    type('1');
    const flushed = vi.fn();
    void journal.flushBriefly().then(flushed);
    await vi.advanceTimersByTimeAsync(600);
    expect(flushed).toHaveBeenCalled();
    expect(journal.heldInMemory('a')?.text).toBe('{}1');
  } finally {
    vi.useRealTimers();
  }
});
