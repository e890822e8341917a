import type { BrowserContext, Page } from '@playwright/test';
import { expect, Studio, test } from './studio.ts';
import { SERVER_LIST } from './tool-lists.ts';

/** The dialogs of the browser give files of the origin's own file system: real handles, without a person to click. */
async function withFileOnDisk(where: Page | BrowserContext, name: string, content: string): Promise<void> {
  await where.addInitScript(
    ([fileName, initial]) => {
      const file = async () => (await navigator.storage.getDirectory()).getFileHandle(fileName, { create: true });
      const write = async (text: string) => {
        const writable = await (await file()).createWritable();
        await writable.write(text);
        await writable.close();
      };
      const read = async () => (await (await file()).getFile()).text();
      const pick = async () => {
        if ((await read()) === '') await write(initial);
        return [await file()];
      };
      Object.assign(window, { disk: { read, write }, showOpenFilePicker: pick, showSaveFilePicker: file });
    },
    [name, content] as const,
  );
}

const disk = (page: Page) => ({
  read: () => page.evaluate(() => (window as unknown as { disk: { read(): Promise<string> } }).disk.read()),
  write: (text: string) =>
    page.evaluate(
      (content) => (window as unknown as { disk: { write(text: string): Promise<void> } }).disk.write(content),
      text,
    ),
});

async function openFile(studio: Studio): Promise<void> {
  await studio.page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(studio.page.getByText(/^Saved to disk/)).toBeVisible();
  await studio.waitForEditor();
}

/** Types in front of everything. */
async function typeFirst(studio: Studio, typed: string): Promise<void> {
  await studio.waitForEditor();
  await studio.page.keyboard.press('Control+e');
  await studio.page.keyboard.press('Control+Home');
  await studio.page.keyboard.insertText(typed);
}

test('a file is changed in place, and remembered over a reload', async ({ studio, page }) => {
  await withFileOnDisk(page, 'rooms.json', SERVER_LIST);
  await studio.open();
  await openFile(studio);
  await typeFirst(studio, ' ');
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  expect(await disk(page).read()).toBe(SERVER_LIST);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved to disk/)).toBeVisible();
  expect(await disk(page).read()).toBe(` ${SERVER_LIST}`);

  await page.reload();
  await studio.waitForEditor();
  await expect(page.getByText(/^Saved to disk/)).toBeVisible();
  await typeFirst(studio, ' ');
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await page.reload();
  await studio.waitForEditor();
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved to disk/)).toBeVisible();
  expect(await disk(page).read()).toBe(`  ${SERVER_LIST}`);
});

test('saving several times at once is no change outside', async ({ studio, page }) => {
  await withFileOnDisk(page, 'rooms.json', SERVER_LIST);
  await studio.open();
  await openFile(studio);
  await typeFirst(studio, ' ');
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved to rooms\.json/).first()).toBeVisible();
  await expect(page.getByText(/^Saved to disk/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await disk(page).read()).toBe(` ${SERVER_LIST}`);
});

test('what is saved goes to the file of its own document, whatever is shown meanwhile', async ({ studio, page }) => {
  await withFileOnDisk(page, 'rooms.json', SERVER_LIST);
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.waitForEditor();
  await openFile(studio);
  await typeFirst(studio, ' ');
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await page.reload();
  await studio.waitForEditor();
  // The first saving of a visit asks the browser for the file.
  await page.evaluate(() => {
    const tab = [...document.querySelectorAll<HTMLElement>('nav button')].find(
      (button) => button.textContent === 'weather.tools.json',
    );
    const get = IDBObjectStore.prototype.get;
    IDBObjectStore.prototype.get = function (this: IDBObjectStore, ...query) {
      if (this.name === 'handles') tab?.click();
      return get.apply(this, query);
    };
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved to rooms\.json/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Document weather.tools.json' })).toBeVisible();
  expect(await disk(page).read()).toBe(` ${SERVER_LIST}`);
});

test('two tabs of the browser know of one file whether it holds the document', async ({ studio, page, context }) => {
  await withFileOnDisk(context, 'rooms.json', SERVER_LIST);
  await studio.open();
  await openFile(studio);
  const second = new Studio(await context.newPage());
  await second.open();
  await expect(second.page.getByText(/^Saved to disk/)).toBeVisible();
  await second.page.getByRole('button', { name: 'Edit here instead' }).click();
  await expect(page.getByRole('button', { name: 'Edit here instead' })).toBeVisible();
  await typeFirst(second, 'CHANGED');
  await expect(studio.editor).toContainText('CHANGED');
  await expect(page.getByText(/^Saved to disk/)).toHaveCount(0);
  await second.page.keyboard.press('Control+s');
  await expect(second.page.getByText(/^Saved to disk/)).toBeVisible();
  await expect(page.getByText(/^Saved to disk/)).toBeVisible();
  // What the other tab has saved is no change outside.
  await page.bringToFront();
  await page.getByRole('button', { name: 'Edit here instead' }).click();
  await expect(page.getByRole('button', { name: 'Edit here instead' })).toHaveCount(0);
  await typeFirst(studio, ' ');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved to rooms\.json/)).toBeVisible();
  expect(await disk(page).read()).toBe(` CHANGED${SERVER_LIST}`);
});

test('a document whose file another one was saved to is not called saved', async ({ studio, page }) => {
  await withFileOnDisk(page, 'rooms.json', SERVER_LIST);
  await studio.open();
  await openFile(studio);
  await studio.openSample(/Weather/);
  await expect(page.getByRole('button', { name: 'Document weather.tools.json' })).toBeVisible();
  await page.keyboard.press('Control+Shift+s');
  await expect(page.getByText(/^Saved to rooms\.json/)).toBeVisible();
  const first = page.getByRole('navigation', { name: 'Open documents' }).getByRole('listitem').first();
  await expect(first).toContainText('●');
  await first.getByRole('button').first().click();
  await expect(studio.editor).toContainText('find_room');
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: /rooms\.json was changed outside/ });
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText(/^Saved to disk/)).toBeVisible();
  expect(await disk(page).read()).toBe(SERVER_LIST);
  // What stood there is still a version.
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: /^Version history/ }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(studio.editor).toContainText('weather');
});

test('a file that was only touched is saved without a question', async ({ studio, page }) => {
  await withFileOnDisk(page, 'rooms.json', SERVER_LIST);
  await studio.open();
  await openFile(studio);
  await typeFirst(studio, ' ');
  await disk(page).write(SERVER_LIST);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved to disk/)).toBeVisible();
  expect(await disk(page).read()).toBe(` ${SERVER_LIST}`);
});

test('a change outside is shown before anything is written, with three ways on', async ({ studio, page }) => {
  await withFileOnDisk(page, 'rooms.json', SERVER_LIST);
  await studio.open();
  await openFile(studio);
  await typeFirst(studio, ' ');
  const theirs = SERVER_LIST.replace('find_room', 'their_room');
  await disk(page).write(theirs);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: /rooms\.json was changed outside/ });
  await expect(dialog).toBeVisible();
  await studio.expectAccessible();
  expect(await disk(page).read()).toBe(theirs);
  await dialog.getByRole('button', { name: 'Open theirs beside mine' }).click();
  await expect(studio.editor).toContainText('their_room');
  await page.getByRole('button', { name: /^rooms\.json.*not saved/ }).click();
  await expect(studio.editor).toContainText('find_room');
  await page.keyboard.press('Control+s');
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText(/^Saved to disk/)).toBeVisible();
  expect(await disk(page).read()).toBe(` ${SERVER_LIST}`);
});

test('a withdrawn permission is told, the draft stays', async ({ studio, page }) => {
  await withFileOnDisk(page, 'rooms.json', SERVER_LIST);
  await studio.open();
  await openFile(studio);
  await typeFirst(studio, ' ');
  await page.evaluate(() => {
    const denied = async () => 'denied';
    Object.assign(FileSystemHandle.prototype, { queryPermission: denied, requestPermission: denied });
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/may no longer write to rooms\.json/)).toBeVisible();
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  expect(await disk(page).read()).toBe(SERVER_LIST);
});

test('a folder of 10,000 files opens what it may and counts the rest; work stays as it is', async ({
  studio,
  page,
}) => {
  await page.addInitScript(() => {
    const entry = (name: string, content: string) => ({
      ...{ kind: 'file', name },
      getFile: async () => new File([content], name, { type: 'application/json' }),
    });
    const folder = (name: string, entries: () => Iterable<unknown>) => ({
      ...{ kind: 'directory', name },
      async *values() {
        yield* entries();
      },
    });
    const files = () => Array.from({ length: 10_000 }, (_, n) => entry(`tool-${n}.json`, `{"name": "tool_${n}"}`));
    Object.assign(window, { showDirectoryPicker: async () => folder('many', files) });
  });
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.waitForEditor();
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: /^Open folder/ }).click();
  await expect(page.getByText('200 documents opened; 9800 more files were left out.')).toBeVisible({ timeout: 30_000 });
  await expect(studio.editor).toContainText('tool_0');
  await page.getByRole('button', { name: 'weather.tools.json', exact: true }).click();
  await expect(studio.editor).toContainText('get_current_weather');
});

test('a file of 100 MB and a picture are refused in one sentence each', async ({ studio, page }) => {
  await page.addInitScript(() => {
    const entry = (name: string, bytes: () => Uint8Array) => ({
      ...{ kind: 'file', name },
      getFile: async () => new File([bytes() as BlobPart], name),
    });
    const picked = [
      entry('huge.json', () => new Uint8Array(100_000_000).fill(32)),
      entry('photo.json', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])),
    ];
    Object.assign(window, { showOpenFilePicker: async () => picked });
  });
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.waitForEditor();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText(/huge\.json is larger than 64 MB/)).toBeVisible();
  await expect(page.getByText(/photo\.json is not a text file/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Document weather.tools.json' })).toBeVisible();
});

test('what the browser does not give is told, and the work stays', async ({ studio, page }) => {
  await page.addInitScript(() => {
    const gone = {
      kind: 'file',
      name: 'gone.json',
      getFile: () => Promise.reject(new DOMException('', 'NotFoundError')),
    };
    const refuse = () => Promise.reject(new DOMException('', 'SecurityError'));
    Object.assign(window, { showOpenFilePicker: async () => [gone], showDirectoryPicker: refuse });
  });
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.waitForEditor();
  const told = page.getByRole('listitem').filter({ hasText: /did not give what was chosen/ });
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(told).toHaveCount(1);
  await told.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: /^Open folder/ }).click();
  await expect(told).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Document weather.tools.json' })).toBeVisible();
});

test('a dropped folder opens with what is in the folders below it', async ({ studio, page }) => {
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.waitForEditor();
  await page.evaluate(async (content) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('tools', { create: true });
    const write = async (directory: FileSystemDirectoryHandle, name: string, text: string) => {
      const writable = await (await directory.getFileHandle(name, { create: true })).createWritable();
      await writable.write(text);
      await writable.close();
    };
    await write(folder, 'rooms.json', content);
    await write(folder, 'readme.txt', 'no document');
    await write(await folder.getDirectoryHandle('below', { create: true }), 'deep.yaml', 'name: from_below\n');
    await write(await folder.getDirectoryHandle('.git', { create: true }), 'hidden.json', '{}');
    // A drop by a person gives such an item; a made one cannot hold a folder.
    const item = {
      ...{ kind: 'file', getAsFile: () => null, webkitGetAsEntry: () => null },
      getAsFileSystemHandle: async () => folder,
    };
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { types: ['Files'], items: [item] } });
    document.body.dispatchEvent(event);
  }, SERVER_LIST);
  await expect(page.getByText('2 documents opened.')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Open documents' }).getByRole('listitem');
  await expect(tabs).toHaveText([/weather/, /rooms\.json|deep\.yaml/, /rooms\.json|deep\.yaml/]);
});

test('dropped files open beside the work', async ({ studio, page }) => {
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.waitForEditor();
  const transfer = await page.evaluateHandle((content) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([content], 'dropped.json'));
    dropped.items.add(new File(['name: from_yaml\n'], 'dropped.yaml'));
    return dropped;
  }, SERVER_LIST);
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
  await expect(page.getByText('2 documents opened.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Open documents' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'dropped.yaml', exact: true }).click();
  await expect(studio.editor).toContainText('from_yaml');
});
