import { expect, test } from './studio.ts';

test('a finding is ignored with a reason, and a rule is switched off, in the document itself', async ({
  studio,
  page,
}) => {
  await studio.open();
  await studio.openSample(/Broken on purpose/);
  await studio.waitUntilChecked();
  await page.getByRole('searchbox', { name: 'Filter problems' }).fill('any tool');
  const generic = studio.problem(/fit any tool/).first();
  await generic.getByRole('button', { name: /^About the rule/ }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('A sample.');
  await studio.expectAccessible();
  await page.getByRole('button', { name: 'Ignore this finding' }).click();
  await expect(studio.problem(/fit any tool/)).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: /^Rules and settings/ }).click();
  await page.getByRole('searchbox', { name: 'Filter rules' }).fill('name-verb');
  await page.getByRole('combobox', { name: 'Severity of name-verb here' }).selectOption('off');
  await studio.expectAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Filter problems' }).fill('has no verb that says');
  await expect(studio.problem(/has no verb that says/)).toHaveCount(0);
  await studio.replaceText('"name-verb": "off"', '"name-verb": "error"');
  await expect(studio.problem(/has no verb that says/).first()).toBeVisible();
});
