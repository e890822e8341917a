import { expect, type Studio, test } from './studio.ts';

/** Widths of a monitor, a small notebook, a tablet, a notebook at 200 % zoom, a phone. */
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
];

for (const screen of SCREENS) {
  test(`at ${screen.width} px nothing of the header is cut off, in both languages`, async ({ studio, page }) => {
    await page.setViewportSize(screen);
    await studio.open();
    await studio.openSample(/^Calendar/);
    const banner = page.getByRole('banner');
    for (const language of [/Tiếng Việt/, /English/]) {
      await banner.getByRole('button', { name: language }).click();
      for (const button of await banner.getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screen.width);
      }
    }
    await expect(banner.getByText(/^Draft kept in this browser/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen.width);
  });
}

test('between a tablet and a notebook the previews are a tab beside the others', async ({ studio, page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await studio.open();
  await studio.openSample(/^Calendar/);
  await studio.waitForEditor();
  await page.getByRole('tab', { name: 'Previews' }).click();
  await expect(page.getByRole('group', { name: 'Payload for Anthropic' })).toBeVisible();
  await studio.expectAccessible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('tab', { name: 'Previews' })).toHaveCount(0);
  await expect(studio.previews).toBeVisible();
});

test('a preview that is out of date says so without moving what is below it', async ({ studio, page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await studio.open();
  await studio.openSample(/^Calendar/);
  await studio.waitUntilChecked();
  const column = studio.previews.getByRole('region', { name: 'OpenAI Responses' });
  const payload = column.getByRole('group', { name: 'Payload for OpenAI Responses' });
  const before = await payload.boundingBox();
  await studio.editor.locator('.view-line').first().click();
  await page.keyboard.type('{{');
  await expect(column.getByText('out of date')).toBeVisible();
  expect(await payload.boundingBox()).toEqual(before);
  const copy = await column.getByRole('button', { name: 'Copy OpenAI Responses' }).boundingBox();
  const remove = await column.getByRole('button', { name: 'Remove the column OpenAI Responses' }).boundingBox();
  expect(remove?.y).toBe(copy?.y);
});

test('where the system chooses the colours, what is on, chosen or lossy can be told', async ({ studio, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await studio.open();
  await studio.openSample(/^Calendar/);
  await studio.waitUntilChecked();
  const look = (selector: string, property: string) => styleOf(studio, selector, property);
  expect(await look('.dock-tab[data-state="active"]', 'border-bottom-color')).not.toBe(
    await look('.dock-tab[data-state="inactive"]', 'border-bottom-color'),
  );
  expect(await look('.verdict-lossy', 'border-bottom-color')).not.toBe(
    await look('.verdict-exact', 'border-bottom-color'),
  );
  const track = '.preview-column .switch-track';
  const off = await look(track, 'background-color');
  await page.getByRole('switch', { name: 'Strict OpenAI Responses' }).click();
  expect(await look(track, 'background-color')).not.toBe(off);
});

function styleOf({ page }: Studio, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}
