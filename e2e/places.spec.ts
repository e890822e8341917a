import { expect, type Studio, test } from './studio.ts';

const tool = (number: number) => ({
  name: `get_record_${number}`,
  description: `Get record ${number}. Use when somebody asks for it. Do not use for other archives.`,
  parameters: { type: 'object', properties: { id: { type: 'string', description: 'Id of the record.' } } },
});
const LONG = JSON.stringify({ tools: Array.from({ length: 60 }, (_, number) => tool(number)) }, null, 2);

/** The caret's line, and the first line on screen. */
async function placeOf(studio: Studio) {
  const caret = (await studio.page.locator('.cursor-place').textContent()) ?? '';
  const top = await studio.editor.locator('.line-numbers').evaluateAll((numbers) => {
    const editor = document.querySelector('.monaco-editor')?.getBoundingClientRect().top ?? 0;
    const shown = numbers.filter((number) => number.getBoundingClientRect().top >= editor - 1);
    return Math.min(...shown.map((number) => Number(number.textContent)));
  });
  return { caret, top };
}

test('each document comes back where it was left, over tabs and a reload', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(LONG);
  await studio.waitUntilChecked();
  await studio.tools.getByRole('searchbox').fill('get_record_40');
  await studio.tools.getByText('get_record_40', { exact: true }).click();
  await studio.tools.getByRole('searchbox').fill('');
  await page.keyboard.press('Control+e');
  await expect(page.locator('.cursor-place')).not.toHaveText('Ln 1, Col 1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  const left = await placeOf(studio);
  expect(left.top).toBeGreaterThan(100);

  await studio.openSample(/Weather/);
  await expect(page.locator('.cursor-place')).toHaveText('Ln 1, Col 1');
  await page.getByRole('button', { name: 'pasted.json', exact: true }).click();
  await expect(page.locator('.cursor-place')).toHaveText(left.caret);
  expect(await placeOf(studio)).toEqual(left);

  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await page.reload();
  await studio.waitForEditor();
  await expect(page.locator('.cursor-place')).toHaveText(left.caret);
  await expect.poll(() => placeOf(studio)).toEqual(left);
  await expect(studio.tools.locator('[aria-current="true"], [aria-selected="true"]').first()).toContainText(
    'get_record_40',
  );
});

test('the tab of the open document is on screen, however many there are', async ({ studio, page }) => {
  await studio.open();
  const tabs = page.getByRole('navigation', { name: 'Open documents' }).getByRole('listitem');
  for (let count = 1; count <= 12; count += 1) {
    await page.getByRole('button', { name: 'New', exact: true }).click();
    if (count > 1) await expect(tabs).toHaveCount(count);
  }
  await expect(tabs.last().getByRole('button').first()).toBeInViewport();
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await page.reload();
  await expect(tabs.last().getByRole('button').first()).toBeInViewport();
});

test('tabs stay in the order they were moved to, by key and by mouse', async ({ studio, page }) => {
  await studio.open();
  for (const sample of [/Weather/, /Notes/, /Calendar/]) {
    await studio.openSample(sample);
    await studio.waitForEditor();
  }
  const tabs = page.getByRole('navigation', { name: 'Open documents' }).getByRole('listitem');
  await expect(tabs).toHaveText([/weather/, /notes/, /calendar/]);
  await page.getByRole('button', { name: 'calendar.tools.json', exact: true }).press('Alt+ArrowLeft');
  await expect(tabs).toHaveText([/weather/, /calendar/, /notes/]);
  await page.getByRole('button', { name: 'notes.tools.json', exact: true }).dragTo(tabs.first());
  await expect(tabs).toHaveText([/notes/, /weather/, /calendar/]);
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await page.reload();
  await expect(tabs).toHaveText([/notes/, /weather/, /calendar/]);
});
