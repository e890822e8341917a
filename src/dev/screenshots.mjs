import { join } from 'node:path';
import { installPackages, ROOT } from './install.mjs';

// Writes the README's screenshots, and with --all every size and theme into .cache/screenshots for a look by eye.
installPackages();
const { chromium } = await import('@playwright/test');
const { findChromium } = await import('./chromium.mjs');
const { chromiumOptions, serveBuilt } = await import('./serve-built.mjs');

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const isAll = process.argv.includes('--all');
const studio = await serveBuilt({ rebuild: true });
const browser = await chromium.launch(chromiumOptions(await findChromium()));

for (const viewport of isAll ? SIZES : SIZES.slice(0, 1)) {
  for (const colorScheme of ['light', 'dark']) {
    const page = await browser.newPage({ viewport, colorScheme, locale: 'en-GB' });
    await page.goto(studio.address);
    await page.getByRole('button', { name: /^Calendar search/ }).click();
    await page.locator('.view-line, textarea').first().waitFor();
    // The last notice says that the offline copy is complete.
    const notice = page.getByText(/^Ready: /);
    await notice.waitFor();
    await notice.waitFor({ state: 'hidden' });
    const name = isAll ? `${viewport.width}-${colorScheme}` : colorScheme;
    const folder = isAll ? join(ROOT, '.cache', 'screenshots') : join(ROOT, 'public');
    await page.screenshot({ path: join(folder, `screenshot-${name}.png`) });
    await page.close();
  }
}
await browser.close();
await studio.close();
