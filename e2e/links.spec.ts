import type { Page } from '@playwright/test';
import { expect, test } from './studio.ts';
import { SERVER_LIST } from './tool-lists.ts';

/** The link that the share dialog gives for the open document. */
async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  return link;
}

/** As a click on a link in another program: a page of its own, without what this one holds. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

test('a link opens as it was passed on by chat and mail programs', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(SERVER_LIST);
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  const link = await linkOf(page);
  const tabs = page.getByRole('navigation', { name: 'Open documents' }).getByRole('listitem');
  let count = 1;
  const [address = '', fragment = ''] = link.split('#');
  for (const passedOn of [
    `${address}#${encodeURIComponent(fragment)}`,
    `${link}).`,
    `${link.slice(0, 90)}%0A${link.slice(90)}`,
  ]) {
    await follow(page, passedOn);
    await expect(page.getByText(/came by a link/)).toBeVisible();
    await expect(studio.tools.getByText('find_room')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    count += 1;
    await expect(tabs).toHaveCount(count);
  }
});

test('a link with one letter changed opens nothing, and the work stays', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(SERVER_LIST);
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  const link = await linkOf(page);
  const last = link.slice(-40);
  await follow(page, link.replace(last, (last.startsWith('x') ? 'y' : 'x') + last.slice(1)));
  await expect(page.getByText(/link is damaged or was cut/)).toBeVisible();
  await expect(page.getByText(/came by a link/)).toHaveCount(0);
  await expect(studio.tools.getByText('find_room')).toBeVisible();
});

test('what is taken over from a link is one’s own from then on', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(SERVER_LIST);
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  const link = await linkOf(page);
  await follow(page, link);
  await studio.waitForEditor();
  await page.getByRole('button', { name: 'Keep and edit' }).click();
  await page.keyboard.insertText('TAKEN-OVER');
  await expect(studio.editor).toContainText('TAKEN-OVER');
  await page.reload();
  await expect(page.getByText(/Restored draft/)).toBeVisible();
  await expect(studio.editor).toContainText('TAKEN-OVER');
  await expect(page.getByText(/came by a link/)).toHaveCount(0);
  await page.goBack();
  await page.goForward();
  await expect(studio.editor).toContainText('TAKEN-OVER');
  await expect(page.getByRole('navigation', { name: 'Open documents' }).getByRole('listitem')).toHaveCount(2);
});
