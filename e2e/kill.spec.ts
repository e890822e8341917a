import { expect, type Page, test } from '@playwright/test';
import { KillableBrowser } from './killed-browser.ts';
import { Studio } from './studio.ts';

/** Three by default, fifty in `npm run soak`; every second run is on a catalogue of 10,000 tools. */
const RUNS = Number(process.env.KILL_RUNS ?? 3);
/** The journal's promise: at most this much typing is missing. */
const PROMISE_MS = 300;
/** Nobody types for longer than this before the browser dies. */
const LONGEST_MS = 4000;

const MARK = 'typed:';

function documentOf(tools: number): string {
  const parameters = { type: 'object', properties: { id: { type: 'string', description: 'Id of the record.' } } };
  const list = Array.from({ length: tools }, (_, index) => ({
    name: `get_record_${index}`,
    description: `Get record number ${index} of the archive. ${'Filler that makes the catalogue as large as real ones. '.repeat(18)}`,
    parameters,
  }));
  return JSON.stringify({ name: MARK, tools: list }, null, 1);
}

/** What was typed behind the mark, over all rows that the line is wrapped into. */
async function typedText(page: Page): Promise<string> {
  await expect(page.locator('.view-line', { hasText: MARK }).first()).toBeVisible({ timeout: 30_000 });
  const rows = await page.locator('.view-line').evaluateAll((lines) =>
    lines
      .map((line) => ({ top: line.getBoundingClientRect().top, text: line.textContent ?? '' }))
      .toSorted((left, right) => left.top - right.top)
      .map(({ text }) => text.replaceAll(/\s/g, '')),
  );
  return /typed:(\d*)/.exec(rows.join(''))?.[1] ?? '';
}

for (let run = 0; run < RUNS; run += 1) {
  const tools = run % 2 === 1 ? 10_000 : 3;
  test(`run ${run}: a browser killed while typing in ${tools} tools loses at most ${PROMISE_MS} ms`, async ({
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const browser = new KillableBrowser();
    try {
      const typed = await typeUntilKilled(browser, String(baseURL), documentOf(tools));
      const page = await browser.start();
      await page.goto(String(baseURL));
      const restored = await typedText(page);
      const all = typed.map(({ key }) => key).join('');
      expect(all.startsWith(restored), `"${restored}" is no beginning of "${all}"`).toBe(true);
      const killedAt = typed.at(-1)?.at ?? 0;
      const due = typed.filter(({ at }) => at <= killedAt - PROMISE_MS).length;
      expect(restored.length).toBeGreaterThanOrEqual(due);
    } finally {
      await browser.dispose();
    }
  });
}

/** Types digits steadily and kills the browser at a random moment. Tells which keys the page had taken, and when. */
async function typeUntilKilled(browser: KillableBrowser, address: string, text: string) {
  const page = await browser.start();
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showOpenFilePicker');
  });
  await page.goto(address);
  const studio = new Studio(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await (await chooser).setFiles({ name: 'archive.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await studio.waitForEditor();
  await expect(page.getByText(/^Draft kept/)).toBeVisible({ timeout: 60_000 });
  // Lines of a large text are not wrapped: the middle of a row is far outside the screen.
  await studio.editor.locator('.view-line', { hasText: MARK }).click({ position: { x: 60, y: 8 } });
  await page.keyboard.press('End');
  for (const _step of ['comma', 'quote']) await page.keyboard.press('ArrowLeft');

  const typed: { readonly key: string; readonly at: number }[] = [];
  const end = performance.now() + 500 + Math.random() * LONGEST_MS;
  for (let count = 0; performance.now() < end; count += 1) {
    const key = String(count % 10);
    await page.keyboard.press(key);
    typed.push({ key, at: performance.now() });
    await page.waitForTimeout(20);
  }
  await browser.kill();
  return typed;
}
