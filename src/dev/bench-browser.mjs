import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { installProbe, traceTasks } from './bench-page.mjs';
import { findChromium } from './chromium.mjs';
import { ROOT } from './install.mjs';
import { chromiumOptions, serveBuilt } from './serve-built.mjs';

// The built studio in a real Chromium, beside a page that loads the editor and nothing else. `--address=URL` measures a
// studio that is served already; BENCH_RUNS sets how many runs a median is of; `--only=start,keys` runs these parts alone.
const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const option = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const given = option('address');
const wanted = option('only')?.split(',');
const VIEWPORT = { width: 1440, height: 900 };
const LONG_TASK_MS = 50;
const WARMING_KEYS = 12;

function median(times) {
  return times.toSorted((left, right) => left - right)[times.length >> 1] ?? Number.NaN;
}

function report(what, ms, ratio) {
  const beside = ratio === undefined ? '' : `   ${ratio.toFixed(2)} x the bare editor`;
  console.log(`  ${what.padEnd(60)} ${ms.toFixed(0).padStart(7)} ms${beside}`);
}

function tool(index, size) {
  const text = 'One more sentence that makes this description as long as real ones are. '.repeat(size);
  return {
    name: index === 0 ? 'get-record' : `get_record_${index}`,
    description: `Gets record ${index} of the archive. Use it when the user names a record. ${text}`,
    parameters: {
      type: 'object',
      properties: { id: { type: 'string', description: 'Id of the record.' }, note: { type: 'string' } },
      required: ['id'],
      additionalProperties: false,
    },
  };
}

function catalogue(count, size) {
  return JSON.stringify({ tools: Array.from({ length: count }, (_, index) => tool(index, size)) }, null, 2);
}

function testedTool() {
  const examples = [
    { prompt: 'Show record r1.', tool_call: { name: 'get-record', arguments: { id: 'r1' } }, result: { title: 'One' } },
    { prompt: 'Show record r2.', tool_call: { name: 'get-record', arguments: { id: 2 } }, result: { title: 'Two' } },
  ];
  return JSON.stringify({ tools: [{ ...tool(0, 2), returns: { type: 'object' }, examples }] }, null, 2);
}

async function serveBareEditor() {
  const outDir = join(ROOT, '.cache', 'bare-editor');
  const root = join(ROOT, 'src', 'dev', 'bare-editor');
  await build({ configFile: false, root, logLevel: 'error', base: './', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    ...{ configFile: false, root, logLevel: 'silent', build: { outDir } },
    preview: { port: 0, strictPort: false, host: 'localhost' },
  });
  return {
    address: `http://localhost:${server.httpServer.address().port}/`,
    close: () => server.close(),
  };
}

const bare = await serveBareEditor();
const studio = given === undefined ? await serveBuilt({ rebuild: true }) : { address: given, close: () => undefined };
const browser = await chromium.launch(chromiumOptions(await findChromium()));

/** A page with nothing cached and nothing kept. */
async function newPage(address) {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(installProbe);
  await page.goto(address);
  return page;
}

async function startOnce(address) {
  const page = await newPage(address);
  await page.waitForFunction(() => window.benchProbe.usable > 0);
  const times = await page.evaluate(() => ({
    visible: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    usable: window.benchProbe.usable,
  }));
  await page.context().close();
  return times;
}

async function benchStart() {
  const times = { studio: [], bare: [] };
  for (let run = 0; run < RUNS; run += 1) {
    times.studio.push(await startOnce(studio.address));
    times.bare.push(await startOnce(bare.address));
  }
  const of = (name, part) => median(times[name].map((time) => time[part]));
  console.log('\nStart from an empty cache');
  report('studio: shell visible', of('studio', 'visible'));
  report('bare editor: usable', of('bare', 'usable'), 1);
  report('studio: a sample opened and editable', of('studio', 'usable'), of('studio', 'usable') / of('bare', 'usable'));
}

async function openText(page, text) {
  const file = join(ROOT, '.cache', 'bench.json');
  writeFileSync(file, text);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await (await chooser).setFiles(file);
}

const SETTLED_MS = 240_000;
const settled = (page) => page.locator('.phase', { hasText: /^Checked$/ }).waitFor({ timeout: SETTLED_MS });

async function caretInName(page) {
  // Lines of a large text are not wrapped: the middle of a row is far outside the screen.
  await page
    .locator('.view-line', { hasText: 'get-record' })
    .first()
    .click({ position: { x: 60, y: 8 } });
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.waitForTimeout(500);
}

async function pressAndPaint(page, panel) {
  // The key overtakes a script that is sent at the same time, so the probe is put in place first.
  await page.evaluate((places) => window.benchProbe.expectPaint(places), [panel, '.preview-columns']);
  await page.keyboard.press('x');
  const time = await page.evaluate(() => window.benchProbe.painted);
  // As a person types: behind a longer pause the caret may blink in the very frame.
  await page.waitForTimeout(250);
  return time;
}

async function benchKeys(what, text, { panel = 'Problems' } = {}) {
  const place = `.${panel.toLowerCase()}`;
  const page = await newPage(studio.address);
  await settled(page);
  await openText(page, text);
  await page.getByText('get-record', { exact: true }).first().waitFor();
  await settled(page);
  await page.getByRole('tab', { name: panel }).click();
  await caretInName(page);
  const throttle = await page.context().newCDPSession(page);
  console.log(`\nA key in ${what}, until ${panel.toLowerCase()} and previews are painted`);
  for (const rate of [1, 4]) {
    await throttle.send('Emulation.setCPUThrottlingRate', { rate });
    // The first keys of a page run code that no engine has optimised yet; they are told apart.
    const first = [];
    for (let warm = 0; warm < WARMING_KEYS; warm += 1) first.push(await pressAndPaint(page, place));
    const times = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await pressAndPaint(page, place));
    const seen = times.filter((time) => time !== null);
    if (seen.length < times.length) console.log(`  not seen within four seconds: ${times.length - seen.length}`);
    report(rate === 1 ? 'as it is' : 'page four times slower', median(seen));
    report(`  the ${WARMING_KEYS} keys before`, median(first.filter((time) => time !== null)));
  }
  await page.context().close();
}

async function openTenThousand(text) {
  const page = await newPage(studio.address);
  await settled(page);
  const times = {};
  const opening = await traceTasks(browser, page, async () => {
    const began = performance.now();
    await openText(page, text);
    await page.getByText('get_record_1', { exact: true }).first().waitFor();
    times.list = performance.now() - began;
    await page.locator('.view-line', { hasText: 'get-record' }).first().waitFor();
    times.editor = performance.now() - began;
    await settled(page);
    times.analysed = performance.now() - began;
  });
  await caretInName(page);
  const typing = await traceTasks(browser, page, async () => {
    for (let key = 0; key < 20; key += 1) {
      await page.keyboard.press('x');
      await page.waitForTimeout(60);
    }
  });
  await page.context().close();
  return { ...times, opening, typing };
}

async function benchTenThousand() {
  const text = catalogue(10_000, 12);
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await openTenThousand(text));
  const of = (part) => median(runs.map(part));
  console.log(`\n10,000 tools, ${(text.length / 1e6).toFixed(1)} MB`);
  report(
    'first list',
    of(({ list }) => list),
  );
  report(
    'editor',
    of(({ editor }) => editor),
  );
  report(
    'all analysed',
    of(({ analysed }) => analysed),
  );
  report(
    'CPU time of the main thread until then',
    of(({ opening }) => opening.main),
  );
  report(
    'CPU time of the workers until then',
    of(({ opening }) => opening.workers),
  );
  report(
    'longest task while typing, CPU time',
    of(({ typing }) => Math.max(...typing.tasks)),
  );
  report(
    'main thread per key, CPU time',
    of(({ typing }) => typing.main / 20),
  );
  const long = of(({ typing }) => typing.tasks.filter((ms) => ms > LONG_TASK_MS).length);
  console.log(`  tasks over ${LONG_TASK_MS} ms of CPU time while typing: ${long}`);
}

console.log(`Chromium ${browser.version()}, medians of ${RUNS}`);
const PARTS = {
  start: benchStart,
  keys: async () => {
    await benchKeys('a document of one tool', catalogue(1, 2));
    await benchKeys('one tool that has examples', testedTool(), { panel: 'Examples' });
    await benchKeys('1,000 tools, 1 MB', catalogue(1000, 8));
  },
  scale: benchTenThousand,
};
for (const [name, part] of Object.entries(PARTS)) if (wanted?.includes(name) ?? true) await part();
await browser.close();
await studio.close();
await bare.close();
process.exit(0);
