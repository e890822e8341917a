import { expect, test } from './studio.ts';

const long = 'One more sentence that makes this description as long as real ones are. '.repeat(12);
const tools = Array.from({ length: 2200 }, (_, index) => ({
  name: `get_record_${index}`,
  description: `Gets record ${index} of the archive. ${long}`,
  parameters: { type: 'object', properties: { id: { type: 'string', description: 'Id of the record.' } } },
}));

test('a large text is shown unwrapped, says so, and is wrapped when asked', async ({ studio, page }) => {
  test.setTimeout(90_000);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showOpenFilePicker'));
  await studio.open();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const buffer = Buffer.from(JSON.stringify({ tools }, null, 2));
  await (await chooser).setFiles({ name: 'large.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('get_record_1', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/its lines are not wrapped/)).toBeVisible();

  // The line numbers of what fits on the screen: wrapped, the long lines take several rows each.
  const lastNumber = async () => {
    const numbers = await page.locator('.line-numbers').allTextContents();
    return Math.max(...numbers.map(Number));
  };
  await page
    .locator('.view-line', { hasText: 'get_record_0' })
    .first()
    .click({ position: { x: 60, y: 8 } });
  const unwrapped = await lastNumber();
  await page.keyboard.press('Alt+z');
  await expect.poll(lastNumber).toBeLessThan(unwrapped);
  await page.keyboard.press('Alt+z');
  await expect.poll(lastNumber).toBe(unwrapped);

  await studio.openSample(/Calendar/);
  await studio.waitForEditor();
  await expect(page.locator('.view-line', { hasText: 'name' }).first()).toBeVisible();
});
