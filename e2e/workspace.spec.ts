import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, Studio, test } from './studio.ts';
import { SERVER_LIST } from './tool-lists.ts';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

test('a shared link opens beside existing work, read-only until it is kept', async ({ studio, page }) => {
  await studio.open();
  await studio.openSample(/Notes/);
  await studio.waitForEditor();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await studio.expectAccessible();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toContain('/#doc=2.');
  await expect(page.getByText(/A file is safer/)).toBeVisible();
  await page.keyboard.press('Escape');

  await studio.openSample(/Weather/);
  await expect(page.getByRole('button', { name: 'Document weather.tools.json' })).toBeVisible();
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, new URL(link).hash);
  await expect(page.getByText(/came by a link/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Document notes.tools.json' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await studio.editor.locator('.view-line').first().click();
  await page.keyboard.type('xxx');
  await expect(studio.editor).not.toContainText('xxx');
  // Neither another tab nor a reload makes it one's own.
  await page.getByRole('button', { name: 'weather.tools.json', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Keep and edit' })).toHaveCount(0);
  await page.getByRole('button', { name: 'notes.tools.json', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Keep and edit' })).toBeVisible();
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Keep and edit' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep and edit' }).click();
  await studio.editor.locator('.view-line').first().click();
  await page.keyboard.type('xxx');
  await expect(studio.editor).toContainText('xxx');
  await expect(page.getByRole('navigation', { name: 'Open documents' }).getByRole('listitem')).toHaveCount(3);
});

const BOMB = deflateRawSync(Buffer.alloc(30_000_000, 32), { level: 9 }).toString('base64url');

for (const { what, fragment, en, vi } of [
  { what: 'cut in half', fragment: '#doc=1.q1ZKyk9RslJQ', en: /link is damaged/, vi: /Liên kết bị hỏng/ },
  { what: 'from the future', fragment: '#doc=9.q1ZKyk9R', en: /newer Toolscribe/, vi: /bản Toolscribe mới hơn/ },
  { what: 'with a bomb in it', fragment: `#doc=1.${BOMB}`, en: /more than 20 MB/, vi: /hơn 20 MB/ },
] as const) {
  test(`a link ${what} says so in both languages and leaves the work alone`, async ({ studio, page }) => {
    await studio.open();
    await studio.openSample(/Weather/);
    await studio.waitForEditor();
    const follow = () =>
      page.evaluate((hash) => {
        location.hash = hash;
      }, fragment);
    await follow();
    await expect(page.getByText(en)).toBeVisible();
    await page.getByRole('button', { name: /Tiếng Việt/ }).click();
    await follow();
    await expect(page.getByText(vi)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tài liệu weather.tools.json' })).toBeVisible();
  });
}

test('a tab is closed and comes back', async ({ studio, page }) => {
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.openSample(/Notes/);
  const tabs = page.getByRole('navigation', { name: 'Open documents' }).getByRole('listitem');
  await expect(tabs).toHaveCount(2);
  await page.getByRole('button', { name: 'notes.tools.json', exact: true }).press('Alt+ArrowLeft');
  await expect(tabs.first()).toContainText('notes.tools.json');
  await page.getByRole('button', { name: 'Close notes.tools.json' }).click();
  await expect(page.getByRole('button', { name: 'Document weather.tools.json' })).toBeVisible();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByRole('button', { name: 'Document notes.tools.json' })).toBeVisible();
});

/** The weather sample, and the second tab that follows the first. */
async function openInTwoTabs(studio: Studio, context: BrowserContext): Promise<Studio> {
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.waitForEditor();
  await expect(studio.page.getByText(/^Draft kept/)).toBeVisible();
  const second = new Studio(await context.newPage());
  await second.open();
  await expect(second.page.getByRole('button', { name: 'Edit here instead' })).toBeVisible();
  return second;
}

test('a second tab follows the first and takes over when asked', async ({ studio, page, context }) => {
  const second = await openInTwoTabs(studio, context);
  await expect(second.page.getByText(/open in another tab/)).toBeVisible();
  await studio.replaceText('"version": "1.2.0"', '"version": "7.7.7"');
  await expect(second.editor).toContainText('7.7.7');
  await second.page.getByRole('button', { name: 'Edit here instead' }).click();
  await expect(page.getByText(/open in another tab/)).toBeVisible();
  await expect(second.page.getByText(/open in another tab/)).toHaveCount(0);
  await second.page.keyboard.insertText('TYPED-AT-ONCE');
  await expect(second.editor).toContainText('TYPED-AT-ONCE');
  await expect(studio.editor).toContainText('TYPED-AT-ONCE');
  await second.replaceText('7.7.7', '8.8.8');
  await expect(studio.editor).toContainText('8.8.8');
  // What was typed after taking over is there without the other tab too.
  await expect(second.page.getByText(/^Draft kept/)).toBeVisible();
  await page.close();
  await second.page.reload();
  await expect(second.page.getByText(/^Restored draft from/)).toBeVisible();
  await expect(second.editor).toContainText('TYPED-AT-ONCE');
});

test('undo after another tab has written takes back what was written there, step by step', async ({
  studio,
  page,
  context,
}) => {
  await studio.open();
  await studio.paste(SERVER_LIST);
  await studio.waitUntilChecked();
  await page.keyboard.press('Control+e');
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('MINE');
  await page.keyboard.press('Control+Home');
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  const second = new Studio(await context.newPage());
  await second.open();
  await expect(second.editor).toContainText('find_room');
  await second.page.getByRole('button', { name: 'Edit here instead' }).click();
  await expect(second.page.getByText(/open in another tab/)).toHaveCount(0);
  await second.page.keyboard.press('Control+e');
  await second.page.keyboard.press('Control+Home');
  await second.page.keyboard.insertText('THEIRS');
  await expect(studio.editor).toContainText('THEIRS');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Edit here instead' }).click();
  await expect(page.getByText(/open in another tab/)).toHaveCount(0);
  const whole = async () => {
    for (const keys of ['Control+e', 'Control+a', 'Control+c']) await page.keyboard.press(keys);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await page.keyboard.press('Control+e');
  await page.keyboard.press('Control+z');
  await expect.poll(whole).toBe(`${SERVER_LIST}MINE`);
  await page.keyboard.press('Control+z');
  await expect.poll(whole).toBe(SERVER_LIST);
});

test('a tab that follows does not give the document another name', async ({ studio, context }) => {
  const second = await openInTwoTabs(studio, context);
  await second.page.getByRole('button', { name: 'Document weather.tools.json' }).click();
  await second.page.getByRole('menuitem', { name: /^Rename/ }).click();
  await second.page.getByRole('dialog').getByRole('textbox').fill('renamed.json');
  await second.page.keyboard.press('Enter');
  await expect(second.page.getByRole('listitem').filter({ hasText: 'open in another tab' })).toBeVisible();
  await expect(second.page.getByRole('button', { name: 'Document weather.tools.json' })).toBeVisible();
});

test('without a network a cold start opens the editor and the samples', async ({ studio, page, context }) => {
  await studio.open();
  await expect(page.getByText(/now also starts without a network/)).toBeVisible({ timeout: 20_000 });
  await context.setOffline(true);
  const cold = new Studio(await context.newPage());
  await cold.open();
  await cold.openSample(/Calendar/);
  await cold.waitForEditor();
  await cold.waitUntilChecked();
});

test('tools come from a running MCP server, at the address that was typed and nowhere else', async ({
  studio,
  page,
}) => {
  const port = await freePort();
  const entry = fileURLToPath(
    new URL('../node_modules/@modelcontextprotocol/server-everything/dist/index.js', import.meta.url),
  );
  const server = spawn(process.execPath, [entry, 'streamableHttp'], { env: { ...process.env, PORT: String(port) } });
  try {
    await new Promise<void>((ready) => server.stderr.on('data', (text) => /listening/i.test(String(text)) && ready()));
    studio.allowErrors(new RegExp(`^request to http://127\\.0\\.0\\.1:${port}/`));
    await studio.open();
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: /Import from a server/ }).click();
    await studio.expectAccessible();
    await page.getByRole('textbox', { name: /^Address/ }).fill('not an address');
    await page.getByRole('textbox', { name: /^Address/ }).fill(`http://127.0.0.1:${port}/mcp`);
    await page.getByRole('button', { name: 'Read tools' }).click();
    await expect(page.getByText(/tools read from/)).toBeVisible({ timeout: 20_000 });
    await expect(studio.tools.getByText('echo', { exact: true })).toBeVisible();
  } finally {
    server.kill();
  }
});

test('a server that does not allow the page is explained', async ({ studio, page }) => {
  const silent = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { port } = silent.address() as AddressInfo;
  studio.allowErrors(new RegExp(`127\\.0\\.0\\.1:${port}|ERR_FAILED`));
  await studio.open();
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: /Import from a server/ }).click();
  await page.getByRole('textbox', { name: /^Address/ }).fill(`http://127.0.0.1:${port}/mcp`);
  await page.getByRole('button', { name: 'Read tools' }).click();
  await expect(page.getByRole('alert')).toContainText('Access-Control-Allow-Origin');
  silent.close();
});

/** Downloads the report and opens it from disk, as whoever gets it does; `asked` is everything that it asks for. */
async function openReport(studio: Studio, name: RegExp, file: string) {
  const { page } = studio;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const report = await download;
  await report.saveAs(file);
  studio.allowErrors(/^request to file:.*report\.html$/);
  const reader = await page.context().newPage();
  const [asked, complaints]: string[][] = [[], []];
  reader.on('request', (request) => asked?.push(request.url()));
  reader.on('console', (message) => complaints?.push(message.text()));
  await reader.goto(pathToFileURL(file).href);
  return { reader, asked, complaints, suggested: report.suggestedFilename() };
}

test('a report is one page in the language of the interface, with everything about the tools', async ({
  studio,
  page,
}, info) => {
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.waitUntilChecked();
  await page.getByRole('button', { name: /Tiếng Việt/ }).click();
  await studio.waitUntilChecked();
  await page.getByRole('button', { name: 'Chia sẻ', exact: true }).click();
  const { reader, suggested } = await openReport(studio, /^Báo cáo \(HTML\)$/, info.outputPath('report.html'));
  expect(suggested).toBe('weather.tools.report.html');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Báo cáo về weather.tools.json');
  const tool = reader.getByRole('region', { name: /get_weather_forecast/ });
  await expect(tool).toContainText('Get the daily weather forecast of one city');
  await expect(tool.getByRole('row', { name: /^days integer không/ })).toContainText('maximum: 10');
  await expect(tool.getByRole('row', { name: /^anthropic / })).toBeVisible();
  await expect(tool.getByText('Will it rain in Oslo tomorrow?')).toBeVisible();
  await expect(tool.getByText('đạt', { exact: true }).first()).toBeVisible();
  await expect(tool.getByText(/^Cấp \d/)).toBeVisible();
  await new Studio(reader).expectAccessible();
});

test('nothing in a hostile document runs or is fetched', async ({ studio, page }, info) => {
  const attack = '<img src=https://evil.example/a.png onerror="window.hacked=1"><script>window.hacked=1</script>';
  const link = '[x](javascript:window.hacked=1) ![i](https://evil.example/b.png) [d](data:text/html,x)';
  await studio.open();
  await studio.paste(
    JSON.stringify({
      name: attack,
      tools: [
        {
          name: attack,
          title: link,
          description: `${attack} ${link}`,
          parameters: {
            type: 'object',
            properties: { [attack]: { type: 'string', description: link, pattern: attack } },
          },
          errors: [{ code: attack, description: link }],
          examples: [{ prompt: link, tool_call: { name: attack, arguments: {} }, result: { error: { code: attack } } }],
        },
      ],
    }),
  );
  await studio.waitUntilChecked();
  for (const tab of [/^Problems/, /^Examples/]) await page.getByRole('tab', { name: tab }).click();
  await studio.editor.getByText('description', { exact: false }).first().hover();
  await page.waitForTimeout(800);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: /Markdown/ }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  // Until the text is made, the clipboard holds what was pasted.
  await expect.poll(copied).toMatch(/^# /);
  const markdown = await copied();
  // A code span shows its text as it is; outside of them nothing may be markup.
  expect(markdown.replaceAll(/(`+)[^`].*?\1/g, '')).not.toMatch(/<img|<script|(?<!\\)\]\(/);
  const { reader, asked, complaints } = await openReport(studio, /^Report \(HTML\)$/, info.outputPath('report.html'));
  await expect(reader.getByText(attack).first()).toBeVisible();
  await expect(reader.locator('script, img, iframe, object, embed, link, a:not([href^="#tool-"])')).toHaveCount(0);
  expect(asked).toEqual([reader.url()]);
  expect(complaints).toEqual([]);
  expect(await reader.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
  expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
});

test('what a document says of an argument is shown on hover as text', async ({ studio, page }) => {
  const hostile =
    '![i](https://evil.example/b.png) [x](javascript:window.hacked=1) [y](https://evil.example) <img src=x onerror=window.hacked=1>';
  await studio.open();
  await studio.paste(
    JSON.stringify(
      {
        name: 'find_rain',
        description: 'Find rain.',
        parameters: { type: 'object', properties: { city: { type: 'string', description: hostile } } },
        examples: [{ prompt: 'Rain?', tool_call: { name: 'find_rain', arguments: { city: 'Oslo' } }, result: {} }],
      },
      null,
      2,
    ),
  );
  await studio.waitUntilChecked();
  const hover = page.locator('.monaco-hover').filter({ hasText: 'evil.example' });
  const argument = studio.editor.locator('.view-line', { hasText: '"Oslo"' }).getByText('"city"');
  // A view that moves under a resting mouse takes the hover away: it is asked for again.
  await expect(async () => {
    await studio.editor.locator('.view-line', { hasText: '"prompt"' }).hover();
    await argument.hover();
    await expect(hover).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(hover).toContainText('![i](https://evil.example/b.png)');
  await expect(hover.locator('img, a[href^="javascript"], a[data-href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
});

/** The version of what was opened is written behind the draft, so it may be there a moment later. */
async function openHistory(page: Page): Promise<void> {
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: /^Version history/ }).click();
    await expect(page.getByRole('slider', { name: 'Version' })).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('a restored draft is compared with earlier versions, and kept or discarded', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(SERVER_LIST);
  await studio.replaceText('find_room', 'find_hall');
  await openHistory(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Compare…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Earlier versions/ });
  await expect(dialog.getByRole('slider', { name: 'Version' })).toBeVisible();
  await studio.expectAccessible();
  await dialog.getByRole('button', { name: 'Keep the present text' }).click();
  await expect(page.getByText(/present text is kept/)).toBeVisible();
  await expect(studio.editor).toContainText('find_hall');

  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: /^Version history/ }).click();
  const slider = dialog.getByRole('slider', { name: 'Version' });
  await slider.press('Home');
  await dialog.getByRole('button', { name: /^Discard it/ }).click();
  await expect(studio.editor).toContainText('find_room');
  // What was discarded is still a version.
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: /^Version history/ }).click();
  await slider.press('End');
  await dialog.getByRole('button', { name: /^Discard it/ }).click();
  await expect(studio.editor).toContainText('find_hall');
});

test('a changed document is restored from an earlier version', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(SERVER_LIST);
  await studio.replaceText('find_room', 'find_hall');
  await openHistory(page);
  await studio.expectAccessible();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(studio.editor).toContainText('find_room');
  await expect(studio.editor).not.toContainText('find_hall');
});

test('files are opened and saved by download where the browser has no file access', async ({ studio, page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showOpenFilePicker');
    Reflect.deleteProperty(window, 'showSaveFilePicker');
  });
  await studio.open();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const files = [
    { name: 'rooms.json', mimeType: 'application/json', buffer: Buffer.from(SERVER_LIST) },
    { name: 'photo.json', mimeType: 'application/json', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]) },
  ];
  await (await chooser).setFiles(files);
  await expect(page.getByText(/photo\.json is not a text file/)).toBeVisible();
  await studio.waitUntilChecked();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('rooms.json');
});
