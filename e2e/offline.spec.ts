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
    await studio.open(address);
    await expect(page.getByText(/now also starts without a network/)).toBeVisible({ timeout: 20_000 });
    await studio.openSample(/Notes/);
    await studio.waitForEditor();
    await expect(page.getByText(/^Draft kept/)).toBeVisible();

    await studio.waitUntilChecked();

    await context.setOffline(true);
    // The page of the first visit goes on as it is, with parts that it has not shown yet.
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Share this document' })).toBeVisible();
    await page.keyboard.press('Escape');
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
    await expect(page.getByText(/Restored draft/)).toBeVisible({ timeout: 20_000 });
    await expect(studio.editor).toContainText('UNDER-MY-HANDS');
    expect(host.missed).toEqual([]);
  });
});

test.describe('in a tab that is older than what is served', () => {
  const host = new StaticHost();
  let address = '';
  test.use({ serviceWorkers: 'block' });
  test.beforeAll(async () => {
    address = await host.start();
  });
  test.afterAll(() => host.stop());

  test('a part that cannot be fetched is told once, with a way on, and costs no work', async ({ studio, page }) => {
    studio.allowErrors(new RegExp(`^request to ${address}`));
    studio.allowErrors(/status of 404|dynamically imported module|Unable to preload CSS/);
    await studio.open(address);
    await studio.openSample(/Weather/);
    await studio.waitForEditor();
    await page.keyboard.press('Control+e');
    await page.keyboard.insertText('TYPED-BEFORE');
    await expect(studio.editor).toContainText('TYPED-BEFORE');
    host.gone = /assets\/(?:share-dialog|search-panel|pick-files)/;
    const told = page.getByRole('listitem').filter({ hasText: /A part of the studio could not be fetched/ });

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(told).toBeVisible();
    await expect(studio.editor).toContainText('TYPED-BEFORE');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('tab', { name: 'Search' }).click();
    const part = page.getByRole('alert').filter({ hasText: 'This part could not be fetched.' });
    await expect(part).toBeVisible();
    await expect(told).toHaveCount(1);
    await page.keyboard.press('Control+e');
    await page.keyboard.insertText('TYPED-AFTER');
    await expect(studio.editor).toContainText('TYPED-AFTER');

    host.gone = null;
    await part.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('tabpanel', { name: /^Search/ }).getByRole('searchbox')).toBeVisible();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Share this document' })).toBeVisible();
    await page.keyboard.press('Escape');
    await told.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText(/Restored draft/)).toBeVisible();
    await expect(studio.editor).toContainText('TYPED-AFTER');
  });

  test('an analysis whose code is gone says so too', async ({ studio, page }) => {
    studio.allowErrors(new RegExp(`^request to ${address}`));
    studio.allowErrors(/status of 404|dynamically imported module/);
    await studio.open(address);
    host.gone = /assets\//;
    await studio.openSample(/Weather/);
    await expect(page.getByText(/A part of the studio could not be fetched/)).toBeVisible();
    host.gone = null;
    await page.getByRole('button', { name: 'Reload' }).click();
    await studio.openSample(/Weather/);
    await studio.waitUntilChecked();
  });
});
