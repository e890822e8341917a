import type { Page } from '@playwright/test';
import { expect, Studio, test } from './studio.ts';
import { SERVER_LIST } from './tool-lists.ts';

const kept = (page: Page) => page.getByText(/^Draft kept/);
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Open documents' }).getByRole('listitem');

// What they keep for offline use would fill the small disk.
test.use({ serviceWorkers: 'block' });

/** Types at the end of the document. */
async function typeAtEnd(studio: Studio, typed: string): Promise<void> {
  await studio.page.keyboard.press('Control+e');
  await studio.page.keyboard.press('Control+End');
  await studio.page.keyboard.insertText(typed);
}

/** Turns away the question of `beforeunload`, and tells whether it was asked. */
async function isAskedOnReload(page: Page): Promise<boolean> {
  let isAsked = false;
  page.once('dialog', (dialog) => {
    isAsked = dialog.type() === 'beforeunload';
    void dialog.accept();
  });
  await page.reload();
  page.removeAllListeners('dialog');
  return isAsked;
}

/** Writes records as they are, past the studio. */
async function putRecords(
  page: Page,
  database: string,
  store: string,
  records: readonly (readonly [string | (string | number)[], unknown])[],
): Promise<void> {
  await page.evaluate(
    async ({ name, storeName, entries }) => {
      const opened = indexedDB.open(name);
      opened.onupgradeneeded = () => opened.result.createObjectStore(storeName);
      await new Promise((done) => {
        opened.onsuccess = done;
      });
      const transaction = opened.result.transaction(storeName, 'readwrite');
      for (const [key, value] of entries) transaction.objectStore(storeName).put(value, key);
      await new Promise((done) => {
        transaction.oncomplete = done;
      });
      opened.result.close();
    },
    { name: database, storeName: store, entries: records },
  );
}

test('a full disk is told, nothing is lost between documents, and it is made good', async ({
  studio,
  page,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page);
  const origin = new URL(String(baseURL)).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 300_000 });
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.waitForEditor();
  await expect(kept(page)).toBeVisible();
  await page.evaluate(
    (long) => navigator.clipboard.writeText(long),
    `\n${`${'x'.repeat(99)}\n`.repeat(5000)}ONLY-IN-MEMORY`,
  );
  await typeAtEnd(studio, ' ');
  await page.keyboard.press('Control+v');
  await expect(page.getByText(/no room left/)).toBeVisible();
  await studio.openSample(/Notes/);
  await expect(page.getByRole('button', { name: 'Document notes.tools.json' })).toBeVisible();
  await page.getByRole('button', { name: 'weather.tools.json', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Document weather.tools.json' })).toBeVisible();
  await typeAtEnd(studio, ' ');
  await expect(studio.editor).toContainText('ONLY-IN-MEMORY');
  await expect(page.getByText(/no room left/)).toBeVisible();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await expect(kept(page)).toBeVisible({ timeout: 15_000 });
  expect(await isAskedOnReload(page)).toBe(false);
  await studio.waitForEditor();
  // The restored text may still be coming on screen when the first key is pressed.
  await expect(async () => {
    await typeAtEnd(studio, ' ');
    await expect(studio.editor).toContainText('ONLY-IN-MEMORY', { timeout: 2000 });
  }).toPass({ timeout: 15_000 });
});

test('a browser that refuses storage says so, works on, and asks before it closes', async ({ studio, page }) => {
  // As Chromium does when somebody blocks the data of sites: its locks belong to them.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    LockManager.prototype.request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  });
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.waitForEditor();
  await expect(page.getByText(/refuses to keep drafts/)).toBeVisible();
  await typeAtEnd(studio, 'STILL-HERE');
  await studio.openSample(/Notes/);
  await expect(page.getByRole('button', { name: 'Document notes.tools.json' })).toBeVisible();
  await page.getByRole('button', { name: 'weather.tools.json', exact: true }).click();
  await typeAtEnd(studio, ' ');
  await expect(studio.editor).toContainText('STILL-HERE');
  expect(await isAskedOnReload(page)).toBe(true);
});

test('what is on disk is not lost where no draft is kept, and the status says so', async ({ studio, page }) => {
  await page.addInitScript((content) => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    IDBFactory.prototype.open = refuse;
    const pick = async () => {
      const file = await (await navigator.storage.getDirectory()).getFileHandle('rooms.json', { create: true });
      const writable = await file.createWritable();
      await writable.write(content);
      await writable.close();
      return [file];
    };
    Object.assign(window, { showOpenFilePicker: pick });
  }, SERVER_LIST);
  await studio.open();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await studio.waitForEditor();
  await expect(page.getByText(/^Saved to disk, .*keeps no draft/)).toBeVisible();
  await typeAtEnd(studio, ' ');
  await expect(page.getByText(/refuses to keep drafts/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved to disk, .*keeps no draft/)).toBeVisible();
  expect(await isAskedOnReload(page)).toBe(false);
});

test('a database that never answers does not hold the studio up for ever', async ({ studio, page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await studio.open();
  await page.clock.runFor(25_000);
  await studio.openSample(/Weather/);
  await page.clock.runFor(2000);
  await studio.waitForEditor();
  await expect(page.getByText(/Not saved yet: the storage of this browser does not answer/)).toBeVisible();
});

test('storage that stops answering does not hold up other documents', async ({ studio, page }) => {
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.waitForEditor();
  await expect(kept(page)).toBeVisible();
  await page.evaluate(() => {
    const real = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...wanted) {
      const transaction = real.apply(this, wanted);
      for (const event of ['oncomplete', 'onabort'])
        Object.defineProperty(transaction, event, { set: () => undefined });
      return transaction;
    };
  });
  await typeAtEnd(studio, 'HUNG');
  await expect(page.getByText(/does not answer/)).toBeVisible();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Document untitled.tools.json' })).toBeVisible();
  await page.getByRole('button', { name: 'weather.tools.json', exact: true }).click();
  await typeAtEnd(studio, ' ');
  await expect(studio.editor).toContainText('HUNG');
});

test('what is opened before the storage has answered stays', async ({ studio, page }) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (this: IDBFactory, ...wanted) {
      const request = open.apply(this, wanted);
      let answer: ((event: Event) => void) | null = null;
      request.addEventListener('success', (event) => {
        const isHeld = !sessionStorage.getItem('answers');
        const late = () => (sessionStorage.getItem('answers') ? answer?.call(request, event) : setTimeout(late, 50));
        if (isHeld) setTimeout(late, 50);
        else answer?.call(request, event);
      });
      Object.defineProperty(request, 'onsuccess', {
        set: (next) => {
          answer = next;
        },
      });
      return request;
    };
  });
  await studio.open();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await studio.waitUntilChecked();
  await typeAtEnd(studio, 'EARLY');
  await page.evaluate(() => sessionStorage.setItem('answers', 'yes'));
  await expect(kept(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Document untitled.tools.json' })).toBeVisible();
  await typeAtEnd(studio, ' ');
  await expect(studio.editor).toContainText('EARLY');
});

test('what was typed just before a reload is there behind it, without a question', async ({ studio, page }) => {
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.waitForEditor();
  await expect(kept(page)).toBeVisible();
  await typeAtEnd(studio, 'LAST-WORDS');
  expect(await isAskedOnReload(page)).toBe(false);
  await studio.waitForEditor();
  await typeAtEnd(studio, ' ');
  await expect(studio.editor).toContainText('LAST-WORDS');
});

test('drafts of an older version come along', async ({ studio, page }) => {
  await page.route('**/empty-page', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/empty-page');
  const document = (id: string, name: string, language: string) => ({ id, name, language });
  const draft = (id: string, name: string, language: string, text: string) => {
    return { version: 1, ...document(id, name, language), text, savedAt: Date.parse('2026-11-01T10:00:00Z') };
  };
  await putRecords(page, 'toolscribe', 'drafts', [
    [
      'index',
      { version: 1, active: 'b', documents: [document('a', 'a.json', 'json'), document('b', 'b.yaml', 'yaml')] },
    ],
    ['draft/a', draft('a', 'a.json', 'json', SERVER_LIST)],
    ['draft/b', draft('b', 'b.yaml', 'yaml', 'name: from_before\ndescription: Kept by an older version.\n')],
  ]);
  await studio.open();
  await studio.waitForEditor();
  await expect(studio.editor).toContainText('from_before');
  await page.getByRole('button', { name: 'Document b.yaml' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: /a\.json/ })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
    'toolscribe',
  );
});

test('drafts of an older version that there is no room for hide nothing', async ({ studio, page }) => {
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.waitForEditor();
  await expect(kept(page)).toBeVisible();
  const draft = { version: 1, id: 'a', name: 'a.json', language: 'json', text: SERVER_LIST, savedAt: 1 };
  await putRecords(page, 'toolscribe', 'drafts', [['draft/a', draft]]);
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value, key) {
      if (Array.isArray(key) && key[1] === 'a') throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value, key);
    };
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Document weather.tools.json' })).toBeVisible();
  await expect(page.getByText(/Drafts of an earlier version could not be taken over/)).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain(
    'toolscribe',
  );
});

test('a removed draft comes back whole, with its versions', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(SERVER_LIST);
  await studio.replaceText('find_room', 'find_hall');
  await expect(kept(page)).toBeVisible();
  await studio.openSample(/Notes/);
  await page.getByRole('button', { name: 'pasted.json', exact: true }).click();
  await page.getByRole('button', { name: 'Document pasted.json' }).click();
  await page.getByRole('menuitem', { name: 'Remove this draft' }).click();
  await expect(page.getByRole('button', { name: 'Document notes.tools.json' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Document pasted.json' })).toBeVisible();
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Compare…' }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(studio.editor).toContainText('find_room');
});

test('a draft that is removed in another tab stays where it is open', async ({ studio, page, context }) => {
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.waitUntilChecked();
  await typeAtEnd(studio, 'STILL-MINE');
  await expect(kept(page)).toBeVisible();
  const second = new Studio(await context.newPage());
  await second.open();
  await second.page.getByRole('button', { name: 'Document weather.tools.json' }).click();
  await second.page.getByRole('menuitem', { name: 'Remove this draft' }).click();
  await expect(page.getByText(/was removed in another tab/)).toBeVisible();
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(async () => {
    await typeAtEnd(studio, ' ');
    await expect(studio.editor).toContainText('STILL-MINE', { timeout: 2000 });
  }).toPass({ timeout: 15_000 });
});

test('a document that was closed does not come back by itself', async ({ studio, page }) => {
  await studio.open();
  await studio.openSample(/Weather/);
  await typeAtEnd(studio, ' ');
  await expect(kept(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: /^Close document/ }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Documents', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: /weather/ }).click();
  await expect(page.getByRole('button', { name: 'Document weather.tools.json' })).toBeVisible();
});

test('a damaged record costs what follows it, and says so', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(SERVER_LIST);
  await expect(kept(page)).toBeVisible();
  await typeAtEnd(studio, 'GOOD');
  await expect(kept(page)).toBeVisible();
  const id = await page.evaluate(() => sessionStorage.getItem('toolscribe:active'));
  await putRecords(page, 'toolscribe-drafts', 'records', [
    [['edit', String(id), 7], { version: 1, edits: [[{ start: 0, end: 0, newText: 'TORN' }]], length: 3, savedAt: 1 }],
  ]);
  await page.reload();
  await studio.waitForEditor();
  await expect(page.getByText(/last changes of pasted\.json could not be read/)).toBeVisible();
  await typeAtEnd(studio, ' ');
  await expect(studio.editor).toContainText('GOOD');
  await expect(studio.editor).not.toContainText('TORN');
});

test('a draft that cannot be read is left alone; its newest version opens as another document', async ({
  studio,
  page,
}) => {
  await studio.open();
  await studio.paste(SERVER_LIST);
  await typeAtEnd(studio, ' ');
  await expect(kept(page)).toBeVisible();
  const id = await page.evaluate(() => sessionStorage.getItem('toolscribe:active'));
  await page.waitForTimeout(300);
  const future = { version: 2, id, compressed: 'from a later version' };
  await putRecords(page, 'toolscribe-drafts', 'records', [[['base', String(id)], future]]);
  await page.reload();
  await studio.waitForEditor();
  await expect(studio.editor).toContainText('find_room');
  await expect(kept(page)).toBeVisible();
  const base = await page.evaluate(async (key) => {
    const opened = indexedDB.open('toolscribe-drafts');
    await new Promise((done) => {
      opened.onsuccess = done;
    });
    const got = opened.result
      .transaction('records')
      .objectStore('records')
      .get(['base', String(key)]);
    await new Promise((done) => {
      got.onsuccess = done;
    });
    return got.result;
  }, id);
  expect(base).toEqual(future);
});

test('two tabs with documents of their own keep both', async ({ studio, page, context }) => {
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.waitForEditor();
  await expect(kept(page)).toBeVisible();
  const second = new Studio(await context.newPage());
  await second.open();
  await second.openSample(/Notes/);
  await second.waitForEditor();
  for (const [mine, typed] of [
    [studio, 'FIRST-TAB'],
    [second, 'SECOND-TAB'],
  ] as const) {
    await mine.page.bringToFront();
    await typeAtEnd(mine, typed);
    await expect(kept(mine.page)).toBeVisible();
  }
  await page.bringToFront();
  await studio.openSample(/Calendar/);
  await expect(kept(page)).toBeVisible();
  const third = new Studio(await context.newPage());
  await third.open();
  await third.page.getByRole('button', { name: /^Document / }).click();
  for (const name of ['weather', 'notes', 'calendar']) {
    await expect(third.page.getByRole('menuitemcheckbox', { name: new RegExp(name) }).first()).toBeVisible();
  }
});

/** Everything that this browser holds of the drafts, as one text; the editor reports what is typed in pieces. */
async function heldDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('toolscribe-drafts')) return '';
    const opened = indexedDB.open('toolscribe-drafts');
    await new Promise((done) => {
      opened.onsuccess = done;
    });
    const got = opened.result.transaction('records').objectStore('records').getAll();
    await new Promise((done) => {
      got.onsuccess = done;
    });
    opened.result.close();
    const records = got.result as { readonly edits?: readonly (readonly { readonly newText: string }[])[] }[];
    const typed = records.map(({ edits = [] }) => edits.flatMap((list) => list.map(({ newText }) => newText)).join(''));
    return JSON.stringify([...records, ...typed]);
  });
}

for (const [when, isMeanwhile] of [
  ['before', false],
  ['while', true],
] as const) {
  test(`a site that is cleared ${when} somebody types does not swallow it`, async ({ studio, page, context }) => {
    await studio.open();
    await studio.openSample(/Weather/);
    await studio.waitForEditor();
    await expect(kept(page)).toBeVisible();
    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    const clearing = devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    if (!isMeanwhile) await clearing;
    await typeAtEnd(studio, 'AFTER-CLEARING');
    await clearing;
    await expect.poll(() => heldDrafts(page)).toContain('AFTER-CLEARING');
    await expect(kept(page)).toBeVisible();
    await page.reload();
    await studio.waitForEditor();
    await typeAtEnd(studio, ' ');
    await expect(studio.editor).toContainText('AFTER-CLEARING');
  });
}

test('a shared lot of tabs stays in its order', async ({ studio, page }) => {
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.openSample(/Notes/);
  await expect(tabs(page)).toHaveCount(2);
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(tabs(page)).toHaveText([/weather/, /notes/]);
});
