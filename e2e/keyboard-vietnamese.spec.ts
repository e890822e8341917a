import { expect, test } from './studio.ts';
import { SERVER_LIST } from './tool-lists.ts';

test('paste, read and reveal by keyboard alone, in Vietnamese', async ({ studio, page }) => {
  await studio.open();
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      });
      if (name.test(focused.trim())) return;
    }
    throw new Error(`no way by Tab to ${name}`);
  };
  await tabTo(/^vi$|Tiếng Việt/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Dán', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Dán');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Dán công cụ' })).toBeVisible();
  await page.keyboard.insertText(SERVER_LIST);
  await tabTo(/^Mở thành tài liệu$/);
  await page.keyboard.press('Enter');
  await studio.waitUntilChecked();
  await expect(studio.problem(/floor/)).not.toHaveCount(0);

  await page.keyboard.press('F8');
  await expect(page.getByText(/^Dg|^Dòng/).first()).toBeVisible();
  await studio.expectAccessible();
});
