import type { Page } from '@playwright/test';
import { StaticHost } from './static-host.ts';
import { expect, Studio, test } from './studio.ts';
import { SERVER_LIST } from './tool-lists.ts';

/** Another name for this machine: over plain http it is no secure context, as any address of a company's network. */
const NAME = 'studio.internal.test';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
    });
  },
});

const kept = (page: Page) => page.getByText(/^Draft kept/);

async function typeAtEnd(studio: Studio, typed: string): Promise<void> {
  await studio.waitForEditor();
  await studio.page.keyboard.press('Control+e');
  await studio.page.keyboard.press('Control+End');
  await studio.page.keyboard.insertText(typed);
}

test.describe('at an address that is not secure', () => {
  const host = new StaticHost();
  let address = '';
  test.beforeAll(async () => {
    address = await host.start(NAME);
  });
  test.afterAll(() => host.stop());

  test('drafts are kept, what is missing is named, files and copying work the old way', async ({ studio, page }) => {
    studio.allowErrors(new RegExp(`^request to ${address}`));
    await studio.open(address);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await studio.openSample(/Weather/);
    await studio.waitForEditor();
    await expect(kept(page)).toContainText('Not a secure address');
    await expect(kept(page)).toHaveAttribute('title', /no start without a network, no saving in place/);
    await studio.expectAccessible();

    await typeAtEnd(studio, 'KEPT-HERE');
    await expect(kept(page)).toBeVisible();
    await page.reload();
    await studio.waitForEditor();
    await page.keyboard.press('Control+e');
    await page.keyboard.press('Control+End');
    await expect(studio.editor).toContainText('KEPT-HERE');

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    await page.keyboard.press('Escape');

    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const file = { name: 'rooms.json', mimeType: 'application/json', buffer: Buffer.from(SERVER_LIST) };
    await (await chooser).setFiles(file);
    await expect(studio.tools.getByText('find_room')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await download).suggestedFilename()).toBe('rooms.json');
  });

  test('a second tab follows the first and takes over', async ({ studio, page, context }) => {
    studio.allowErrors(new RegExp(`^request to ${address}`));
    await studio.open(address);
    await studio.openSample(/Weather/);
    await typeAtEnd(studio, 'FIRST');
    await expect(kept(page)).toBeVisible();
    const second = new Studio(await context.newPage());
    await second.open(address);
    await expect(second.page.getByText(/open in another tab/)).toBeVisible();
    // Before the editor has come there is nothing to type into.
    await second.waitForEditor();
    await second.page.getByRole('button', { name: 'Edit here instead' }).click();
    await expect(page.getByText(/open in another tab/)).toBeVisible();
    await expect(second.page.getByText(/open in another tab/)).toHaveCount(0);
    await second.page.keyboard.insertText('TYPED-AT-ONCE');
    await expect(second.editor).toContainText('TYPED-AT-ONCE');
    await typeAtEnd(second, '-SECOND');
    await page.bringToFront();
    await page.keyboard.press('Control+e');
    await page.keyboard.press('Control+End');
    await expect(studio.editor).toContainText('FIRST-SECOND');
  });
});
