import type { Locator, Page } from '@playwright/test';
import { expect, type Studio, test } from './studio.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlap(one: Box | null, other: Box | null): boolean {
  if (one === null || other === null) return true;
  const isApart = (a: number, length: number, b: number, otherLength: number) =>
    a + length <= b || b + otherLength <= a;
  return !isApart(one.x, one.width, other.x, other.width) && !isApart(one.y, one.height, other.y, other.height);
}

/** A notice that stays for a while, beside another. */
async function tell(studio: Studio): Promise<Locator> {
  const { page } = studio;
  await studio.open();
  await studio.openSample(/Notes/);
  await studio.openSample(/Weather/);
  await studio.waitUntilChecked();
  await page.getByRole('button', { name: 'Close notes.tools.json' }).click();
  const notice = page.getByRole('listitem').filter({ hasText: /notes\.tools\.json is closed/ });
  await expect(notice.getByRole('button', { name: 'Reopen' })).toBeVisible();
  return notice;
}

async function coveredBy(notice: Locator, { problems, editor }: Studio, page: Page): Promise<string[]> {
  const box = await notice.boundingBox();
  const parts = { problems, editor, header: page.getByRole('banner') };
  const covered = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => (overlap(box, await part.boundingBox()) ? [name] : [])),
  );
  return covered.flat();
}

for (const width of [1440, 1000, 800])
  test(`at ${width} px a notice covers neither the problems nor the editor`, async ({ studio, page }) => {
    await page.setViewportSize({ width, height: 800 });
    const notice = await tell(studio);
    await expect.poll(() => coveredBy(notice, studio, page)).toEqual([]);
    const box = await notice.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? width) <= width).toBe(true);
    await notice.getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByRole('button', { name: 'Document notes.tools.json' })).toBeVisible();
  });

test('nor where the previews are folded away', async ({ studio, page }) => {
  const notice = await tell(studio);
  await page.getByRole('separator', { name: 'Resize the previews' }).press('End');
  await expect.poll(() => coveredBy(notice, studio, page)).toEqual([]);
});
