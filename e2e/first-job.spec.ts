import { expect, test } from './studio.ts';
import { BROKEN_EXAMPLE, SERVER_LIST } from './tool-lists.ts';

test('a pasted MCP list is read, judged and explained', async ({ studio, page }) => {
  await studio.open();
  await studio.expectAccessible();
  await studio.paste(SERVER_LIST);
  await studio.waitUntilChecked();
  await expect(studio.tools.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('MCP tools/list', { exact: true })).toBeVisible();

  const undeclared = studio.problem(/floor/).first();
  await undeclared.getByRole('button', { name: /floor/ }).first().click();
  await expect(page.getByText(/^Ln 2[0-9], Col \d+$/)).toBeVisible();
  await undeclared.getByRole('button', { name: /^About the rule/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Why');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^\d+ infos?/ }).click();
  await expect(studio.problem(/floor/)).not.toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Filter problems' }).fill('seats');
  await expect(studio.problem(/floor/)).toHaveCount(0);
  await studio.expectAccessible();
});

test('a finding is fixed by its button, and the fix is undone', async ({ studio, page }) => {
  await studio.open();
  await studio.openSample(/Broken on purpose/);
  await studio.waitUntilChecked();
  await page.getByRole('searchbox', { name: 'Filter problems' }).fill('patern');
  await studio.fix(/patern/);
  await expect(studio.problem(/patern/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(studio.problem(/patern/)).not.toHaveCount(0);
});

test('a strict target is copied with exactly the bytes shown', async ({ studio, page }) => {
  await studio.open();
  await studio.openSample(/Weather/);
  await studio.waitUntilChecked();
  const column = studio.previews.getByRole('region', { name: /OpenAI Responses/ });
  await column.getByRole('switch', { name: /Strict/ }).click();
  const strict = studio.previews.getByRole('region', { name: /OpenAI Responses.*strict/i });
  await expect(strict.getByRole('group', { name: /payload/i })).toContainText('"strict": true');
  await strict.getByRole('button', { name: /^Copy OpenAI/ }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const lines = await strict
    .getByRole('group', { name: /payload/i })
    .locator('.payload-line')
    .allTextContents();
  expect(copied.trimEnd()).toBe(lines.join('\n').trimEnd());
  const payload = JSON.parse(copied);
  expect(payload).toMatchObject({ type: 'function', name: 'get_current_weather', strict: true });
  expect(payload.parameters.required).toEqual(Object.keys(payload.parameters.properties));
  await studio.expectAccessible();
});

test('a broken example fails with its place, and passes when it is mended', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(BROKEN_EXAMPLE);
  await page.getByRole('tab', { name: /^Examples/ }).click();
  const examples = page.getByRole('tabpanel', { name: /^Examples/ });
  await expect(examples).toContainText(/harbour/);
  await expect(page.getByRole('tab', { name: /^Examples/ })).toContainText('0/1');
  await studio.expectAccessible();
  await studio.replaceText('"harbour": "X"', '"harbour": "Vung Tau"');
  await expect(page.getByRole('tab', { name: /^Examples/ })).toContainText('1/1');
});

test('after a reload the work is there', async ({ studio, page }) => {
  await studio.open();
  await studio.openSample(/Notes/);
  await studio.waitForEditor();
  await studio.replaceText('"version": "2.0.0"', '"version": "2.9.9"');
  await expect(page.getByText(/^Draft kept in this browser/)).toBeVisible();
  await page.reload();
  await studio.waitForEditor();
  await expect(studio.editor).toContainText('2.9.9');
  await expect(page.getByText(/^Restored draft from/)).toBeVisible();
});

test('broken syntax keeps the last findings, marked as old, and says where it broke', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(SERVER_LIST);
  await studio.waitUntilChecked();
  await studio.replaceText('"tools": [', '"tools": [[[,');
  await expect(page.getByText('Syntax error', { exact: true })).toBeVisible();
  await expect(studio.problem(/floor/)).not.toHaveCount(0);
  await expect(page.getByText('out of date').first()).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Control+z');
  await studio.waitUntilChecked();
});

test('a worker that cannot start is shown, never a silent "no problems"', async ({ studio, page, context }) => {
  await context.route(/analysis-worker/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw 1' }));
  studio.allowErrors(/./);
  await studio.open();
  await studio.openSample(/Weather/).catch(() => undefined);
  await expect(page.getByText(/Not checked/).first()).toBeVisible();
  await expect(page.getByText('No problems found.')).toHaveCount(0);
});
