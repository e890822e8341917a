import { expect, test } from './studio.ts';
import { SERVER_LIST } from './tool-lists.ts';

const YAML = `# Tools of the harbour office
name: harbour
tools:
  - name: get_tide  # a name
    description: Get the tide at a harbour. Use when somebody asks for high or low water. Do not use for weather.
    parameters:
      type: object
      properties:
        harbour:
          type: string
          minLength: 10 # a long one
          maxLength: 2
          patern: '^[A-Z]' # a slip
      required: [harbour]
      additionalProperties: false
`;

test('a YAML document is read, judged at its lines, and fixed without losing a comment', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(YAML);
  await studio.waitUntilChecked();
  await expect(page.getByRole('button', { name: 'Document pasted.yaml' })).toBeVisible();
  await expect(page.getByText('YAML', { exact: true })).toBeVisible();
  await studio
    .problem(/minLength/)
    .first()
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByText(/^Ln 1[12], Col/)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Filter problems' }).fill('patern');
  await studio.fix(/patern/);
  await expect(studio.editor).toContainText('pattern:');
  for (const comment of ['# Tools of the harbour office', '# a name', '# a long one', '# a slip']) {
    await expect(studio.editor).toContainText(comment);
  }
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(studio.editor).toContainText('patern:');
});

test('a catalogue action in YAML is shown, keeps the comments, and goes back with one undo', async ({
  studio,
  page,
}) => {
  await studio.open();
  await studio.paste(YAML);
  await studio.waitUntilChecked();
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: /^Add a success example/ }).click();
  await expect(studio.editor).toContainText('tool_call:');
  await expect(page.getByText(/^Ln 1[5-9], Col/)).toBeVisible();
  await expect(studio.editor).toContainText('# a slip');
  await page.keyboard.press('Control+e');
  await page.keyboard.press('Control+z');
  await expect(studio.editor).not.toContainText('tool_call:');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('broken here');
  await page.getByRole('button', { name: /^Fix line [1-3]$/ }).click();
  await expect(studio.tools.getByText('get_tide')).toBeVisible();
});

test('comments come along to JSON, and that strict readers refuse them is told', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(YAML);
  await studio.waitUntilChecked();
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Convert to JSON' }).click();
  await expect(page.getByRole('button', { name: 'Document pasted.json' })).toBeVisible();
  for (const comment of ['// Tools of the harbour office', '// a name', '// a long one', '// a slip']) {
    await expect(studio.editor).toContainText(comment);
  }
  await expect(page.getByText('4 comments came along; strict readers of JSON refuse comments.')).toBeVisible();
});

test('a document converts to YAML and back, beside the one it came from', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(SERVER_LIST);
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Convert to YAML' }).click();
  await expect(page.getByRole('button', { name: 'Document pasted.yaml' })).toBeVisible();
  await studio.waitUntilChecked();
  await expect(studio.editor).toContainText('- name: find_room');
  await expect(studio.tools.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Convert to JSON' }).click();
  await expect(page.getByRole('navigation', { name: 'Open documents' }).getByRole('listitem')).toHaveCount(3);
  await studio.waitUntilChecked();
  await expect(studio.editor).toContainText('"name": "find_room"');
});
