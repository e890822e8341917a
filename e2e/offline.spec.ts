import { StaticHost } from './static-host.ts';
import { expect, Studio, test } from './studio.ts';

test.describe('below a folder of a static host', () => {
  const host = new StaticHost();
  let address = '';
  test.beforeAll(async () => {
    address = await host.start();
  });
  test.afterAll(() => host.stop());

  test('a cold start without a network, and an update that waits for the user', async ({ studio, page, context }) => {
    test.setTimeout(90_000);
    // Another origin than the one the other journeys use; requests beyond it would be missed ones here.
    studio.allowErrors(new RegExp(`^request to ${address}`));
    // The page of the very first visit is not yet served by what was kept.
    studio.allowErrors(/ERR_INTERNET_DISCONNECTED/);
    await studio.open(address);
    await expect(page.getByText(/now also starts without a network/)).toBeVisible({ timeout: 20_000 });
    await studio.openSample(/Notes/);
    await studio.waitForEditor();
    await expect(page.getByText(/^Draft kept/)).toBeVisible();

    await context.setOffline(true);
    const cold = new Studio(await context.newPage());
    await cold.open(address);
    await cold.waitForEditor();
    await cold.openSample(/Calendar/);
    await cold.waitUntilChecked();
    await expect(cold.page.locator('.codicon').first()).toBeAttached();
    await cold.page.close();
    await context.setOffline(false);

    host.version = '\n// a newer version\n';
    await page.bringToFront();
    const notice = page.getByText(/A new version is ready/);
    await expect(async () => {
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        void registration?.update();
      });
      await expect(notice).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 30_000 });
    await page.keyboard.press('Control+e');
    await page.keyboard.insertText('UNDER-MY-HANDS');
    await page.waitForTimeout(1000);
    await expect(studio.editor).toContainText('UNDER-MY-HANDS');
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(page.getByText(/Restored the draft/)).toBeVisible({ timeout: 20_000 });
    await expect(studio.editor).toContainText('UNDER-MY-HANDS');
    expect(host.missed).toEqual([]);
  });
});
