import { expect, test } from './studio.ts';

const ORDERS = `${JSON.stringify(
  {
    name: 'shop',
    tools: [
      {
        name: 'review_order',
        description:
          'Returns one order with its state and its lines. Use when the user asks about an order. Do not use to change it.',
        parameters: {
          type: 'object',
          properties: {
            order_id: { type: 'string', description: 'Number of the order, e.g. "A-17"', pattern: '^[A-Z]-[0-9]{2}$' },
            state: { type: 'string', enum: ['open', 'paid'], description: 'State to filter the lines by' },
          },
          required: ['order_id'],
          additionalProperties: false,
        },
        returns: { type: 'object', description: 'The order.', properties: { total: { type: 'number' } } },
        examples: [
          {
            prompt: 'What is in order A-17?',
            tool_call: { name: 'review_order', arguments: { order_id: 'A-17', state: 'open' } },
            result: { total: 12 },
          },
          {
            prompt: 'And A-18?',
            tool_call: { name: 'review_order', arguments: { order_id: 'A-18' } },
            result: { total: 'much' },
          },
        ],
      },
    ],
  },
  null,
  2,
)}\n`;

test('without a document there is the first screen alone; a dialog that closes leaves the focus in the page', async ({
  studio,
  page,
}) => {
  await studio.open();
  await expect(page.getByRole('heading', { name: /Write tool descriptions/ })).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(studio.previews).toHaveCount(0);
  await studio.expectAccessible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('paste');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText(ORDERS);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await studio.waitUntilChecked();
  await expect(page.locator('body')).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add a tool' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('panels examples');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /^Examples/ })).toBeFocused();
});

test('all examples are run at will, and each part shows in how many it stands', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(ORDERS);
  await page.getByRole('tab', { name: /^Examples/ }).click();
  const examples = page.getByRole('tabpanel', { name: /^Examples/ });
  await expect(examples.getByText('All examples of the document also run on each edit.')).toBeVisible();
  await examples.getByRole('button', { name: 'Run all (2)' }).click();
  await expect(examples.getByText(/^1 passed, 1 failed, 0 not checked · [\d.]+ ms$/)).toBeVisible();
  await examples.getByRole('switch', { name: 'Mark in the text' }).click();
  await expect(studio.editor.locator('.coverage-2')).toHaveText('"order_id"');
  await expect(studio.editor.locator('.coverage-1').first()).toBeVisible();
  await expect(studio.editor.locator('.coverage-0').first()).toBeVisible();
  await studio.expectAccessible();
});

test('a call is tried from the first example', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(ORDERS);
  await studio.waitUntilChecked();
  await page.getByRole('tab', { name: 'Try a call' }).click();
  const call = page.getByRole('tabpanel', { name: 'Try a call' });
  await call.getByRole('button', { name: 'Begin with the first example' }).click();
  await expect(call.getByRole('textbox')).toHaveValue(/A-17/);
  await expect(call).toContainText('The call fits the tool.');
  await studio.expectAccessible();
});

test('a finding about a provider names the page of the rule and its day', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(
    JSON.stringify([{ name: 'find order', description: 'Finds an order.', input_schema: { type: 'object' } }], null, 2),
  );
  await studio.waitUntilChecked();
  await studio
    .problem(/name/i)
    .first()
    .getByRole('button', { name: /About the rule provider-as-is/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link')).toHaveAttribute('href', /(anthropic|claude)/);
  await expect(dialog).toContainText(/\d{4}-\d\d-\d\d/);
  await dialog.getByRole('button', { name: /Rules and sources of Anthropic/ }).click();
  await expect(page.getByRole('dialog', { name: /Rules and sources of Anthropic/ })).toBeVisible();
});

test('a difference names the page of the rule and its day', async ({ studio }) => {
  await studio.open();
  await studio.openSample(/^Calendar/);
  await studio.waitUntilChecked();
  await studio.previews
    .getByText(/differences/)
    .first()
    .click();
  const source = studio.previews.getByRole('link', { name: /^Source: .+, \d{4}-\d\d-\d\d$/ }).first();
  await expect(source).toHaveAttribute('href', /^https:/);
  await studio.expectAccessible();
});

test('a renamed tool is told as one, and other forms of a word find it', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(ORDERS);
  await page.getByRole('tab', { name: 'Compare' }).click();
  const compare = page.getByRole('tabpanel', { name: 'Compare' });
  const older = ORDERS.replaceAll('review_order', 'look_up_order');
  await compare.getByRole('textbox', { name: 'Text of the other version' }).fill(older);
  const changes = compare.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(changes.first()).toContainText('Probably renamed to review_order: 2 of 2 parameters are the same');
  await expect(changes.filter({ hasText: 'The tool look_up_order is gone' })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Search' }).click();
  await page.getByRole('searchbox', { name: 'What a user asks for' }).fill('reviewed');
  await expect(page.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveText([
    /review_order.*in the name/,
  ]);
});

test('the menu of the document leads to its settings and to YAML, and takes the focus back', async ({
  studio,
  page,
}) => {
  await studio.open();
  await studio.paste(ORDERS);
  await studio.waitUntilChecked();
  const menu = page.getByRole('banner').getByRole('button', { name: /^Document / });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Rules and settings…' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Rules of this document' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Convert to JSON' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Convert to YAML' }).press('Enter');
  await expect(page.getByText('YAML', { exact: true })).toBeVisible();
  await studio.expectAccessible();
});

test.describe('in a Vietnamese browser', () => {
  test.use({ locale: 'vi-VN' });
  test('the first visit speaks Vietnamese, and another choice is kept', async ({ studio, page }) => {
    await studio.open();
    await expect(page.getByRole('button', { name: 'Dán công cụ' })).toBeVisible();
    await page.getByRole('button', { name: /English/ }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Paste tools' })).toBeVisible();
  });
});
