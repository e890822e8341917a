import { expect, test } from './studio.ts';

const RAIN = JSON.stringify(
  [
    {
      name: 'find_rain',
      version: '1.0.0',
      description: 'Finds rain in one city. Use when somebody asks whether it rains. Do not use for snow.',
      parameters: {
        type: 'object',
        properties: {
          city: { type: 'string', description: 'Name of the city, e.g. "Huế".' },
          days: { type: 'integer', minimum: 1, maximum: 7, description: 'How many days to look ahead.' },
        },
        required: ['city'],
        additionalProperties: false,
      },
      returns: { type: 'object', properties: { mm: { type: 'number' } }, required: ['mm'] },
      errors: [{ code: 'NOT_FOUND', http_status: 404, retryable: false, description: 'No city.', recovery: 'Ask.' }],
      idempotency: { idempotent: true, safe: true, destructive: true },
      semantics: { units: { '/returns/properties/mm': 'millimetres' } },
      examples: [
        {
          prompt: 'Rain in Huế?',
          tool_call: { name: 'find_rain', arguments: { city: 'Huế' } },
          result: { mm: 4 },
        },
      ],
    },
  ],
  null,
  2,
);

test('a fix that may change the meaning is shown before it is made, and can be undone', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(RAIN);
  await studio.waitUntilChecked();
  const finding = studio.problem(/a tool that changes nothing cannot destroy anything/).first();
  await finding.getByRole('button', { name: /^Fix: / }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('may alter what the tool means');
  await expect(dialog.getByText(/idempotent/).first()).toBeVisible();
  await studio.expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(finding).toBeVisible();
  await finding
    .getByRole('button', { name: /destructive/ })
    .first()
    .click();
  await page.keyboard.press('Control+.');
  await page
    .getByText(/\(may change the meaning\)/)
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(studio.problem(/a tool that changes nothing cannot destroy anything/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(finding).toBeVisible();
});

test('what the contract says is added to the description, with its price', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(RAIN);
  await page.getByRole('tab', { name: 'Contract' }).click();
  const contract = page.getByRole('tabpanel', { name: 'Contract' });
  const sentence = contract.getByRole('listitem').filter({ hasText: 'millimetres' });
  await expect(sentence).toContainText(/≈ \d+ tokens/);
  await studio.expectAccessible();
  await sentence.getByRole('button', { name: /^Add to the description/ }).click();
  await expect(sentence).toContainText('in the description');
  await expect(studio.previews.getByRole('region', { name: 'Anthropic' })).toContainText('millimetres');
});

test('gaps of the coverage are marked, and the edges of the schema are listed', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(RAIN);
  await page.getByRole('tab', { name: /^Examples/ }).click();
  const examples = page.getByRole('tabpanel', { name: /^Examples/ });
  const coverage = examples.getByRole('region', { name: 'Coverage' });
  await coverage.getByRole('switch', { name: 'Mark in the text' }).click();
  await expect(studio.editor.locator('.coverage-0').first()).toBeVisible();
  await coverage.getByRole('button', { name: 'days', exact: true }).click();
  await expect(page.getByText(/^Ln 1[2-9], Col/)).toBeVisible();
  await examples.getByText('Boundary cases').click();
  const cases = examples.getByRole('list', { name: 'Boundary cases' });
  await expect(cases.getByRole('listitem').filter({ hasText: '"days":8' })).toContainText('refused');
  await expect(cases.getByRole('listitem').filter({ hasText: '"days":7' })).toContainText('accepted');
  await studio.expectAccessible();
});

test('an older version is compared, and a search is ranked', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(RAIN);
  await page.getByRole('tab', { name: 'Compare' }).click();
  const compare = page.getByRole('tabpanel', { name: 'Compare' });
  await compare
    .getByRole('textbox', { name: 'Text of the other version' })
    .fill(RAIN.replace('"maximum": 7', '"maximum": 9'));
  const change = compare.getByRole('list', { name: 'Changes' }).getByRole('button', { name: /maximum/ });
  await expect(change).toContainText('breaking');
  await expect(compare).toContainText('Version step: major');
  await studio.expectAccessible();
  await change.click();
  await expect(page.getByText(/^Ln 1[2-9], Col/)).toBeVisible();

  await page.getByRole('tab', { name: 'Search' }).click();
  await page.getByRole('searchbox', { name: 'What a user asks for' }).fill('does it rain tomorrow');
  const ranking = page.getByRole('list', { name: 'Ranking' });
  await expect(ranking.getByRole('listitem')).toHaveText([/find_rain.*rain/]);
  await studio.expectAccessible();
});

test('a result is judged as a call is, and a provider names its sources', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(RAIN);
  await page.getByRole('tab', { name: 'Try a call' }).click();
  const call = page.getByRole('tabpanel', { name: 'Try a call' });
  await call
    .getByRole('textbox')
    .fill('{"type":"tool_use","id":"t1","name":"find_rain","input":{"city":"Huế","days":9}}');
  await expect(call).toContainText('The call does not fit the tool.');
  await expect(call).toContainText('"tool_result"');
  await call.getByRole('combobox', { name: 'This is' }).selectOption('a result');
  await call.getByRole('textbox').fill('{"structuredContent":{"mm":"much"},"content":[]}');
  await expect(call).toContainText('The result does not fit the tool.');
  await studio.expectAccessible();

  await page.getByRole('button', { name: 'Rules and sources of OpenAI Responses' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').filter({ hasText: 'Characters of a name' })).toContainText(/\d{4}-\d\d-\d\d/);
  await studio.expectAccessible();
});

test('a descriptor is completed as it is typed', async ({ studio, page }) => {
  await studio.open();
  await studio.paste('{\n  "name": "find_rain",\n  "description": "Finds rain."\n}');
  await studio.waitUntilChecked();
  await studio.editor.locator('.view-line').nth(2).click();
  await page.keyboard.press('End');
  await page.keyboard.type(',\n"idem');
  await page.getByRole('option', { name: /idempotency/ }).click();
  await expect(studio.editor).toContainText('"idempotency": {}');
});

test('YAML is completed by indentation', async ({ studio, page }) => {
  await studio.open();
  await studio.paste('name: find_rain\ndescription: Finds rain.\nparameters:\n  type: object\n');
  await studio.waitUntilChecked();
  await studio.editor.locator('.view-line').last().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('idem');
  await page
    .getByRole('option', { name: /idempotency/ })
    .first()
    .click();
  await page.keyboard.type('saf');
  await page.getByRole('option', { name: /^safe/ }).first().click();
  await page.keyboard.type('true');
  await expect(studio.editor).toContainText('safe: true');
});
