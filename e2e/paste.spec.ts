import type { Page } from '@playwright/test';
import { expect, type Studio, test } from './studio.ts';

const TOOL = { name: 'get_tide', description: 'Get the tide.', input_schema: { type: 'object', properties: {} } };
const REQUEST = JSON.stringify({ model: 'm', messages: [], tools: [TOOL] });

const CASES = [
  {
    what: 'a curl command',
    pasted: `curl https://api.example.com/v1/messages -H 'content-type: application/json' -d '${REQUEST}'`,
    says: /The body of a curl command\. 1 tool for Anthropic/,
  },
  {
    what: 'a recorded session',
    pasted: JSON.stringify({ log: { entries: [{ request: { postData: { text: REQUEST } } }] } }),
    says: /1 tool for Anthropic/,
  },
  {
    what: 'a Python literal',
    pasted: `tools = [{'name': 'get_tide', 'description': 'Get the tide.', 'strict': True, 'input_schema': {'type': 'object', 'properties': {}}}]`,
    says: /A Python literal, written as JSON\. 1 tool for Anthropic/,
  },
  {
    what: 'a JavaScript literal',
    pasted: `export const tools = [{ name: 'get_tide', description: \`Get the tide.\`, input_schema: { type: 'object', properties: {}, }, }];`,
    says: /JavaScript.*1 tool for Anthropic/,
  },
  {
    what: 'a PowerShell command',
    pasted: `Invoke-RestMethod https://api.example.com/v1 -Method Post -Body '${REQUEST}'`,
    says: /The body of a PowerShell command\. 1 tool for Anthropic/,
  },
  {
    what: 'a line of a log',
    pasted: `2026-11-30 INFO request ${REQUEST} took 3 ms`,
    says: /The only JSON with tools in a longer text\. 1 tool for Anthropic/,
  },
] as const;

test('code that only running it could tell is refused at its place', async ({ studio, page }) => {
  await studio.open();
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  const zod = 'export const tide = tool({\n  inputSchema: z.object({ harbour: z.string() }),\n});\n';
  await page.getByRole('dialog').getByRole('textbox').fill(zod);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    /Code is never run here, and “z\.object\(\{” at line 2, column 16 is no plain value/,
  );
});

for (const { what, pasted, says } of CASES) {
  test(`${what} gives up its tools, and comes back with Undo`, async ({ studio, page }) => {
    await studio.open();
    await page.getByRole('button', { name: 'Paste', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(pasted);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(says);
    await page.getByRole('button', { name: 'Open as a document' }).click();
    await studio.waitUntilChecked();
    await expect(studio.tools.getByText('get_tide')).toBeVisible();
    await expect(page.getByText(/Undo brings back what was pasted/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(studio.editor).toContainText(pasted.slice(0, 12));
  });
}

/** Keys that come before the editor has the focus would go to the page, which opens what is pasted there. */
async function focusEditor(studio: Studio, page: Page): Promise<void> {
  await page.keyboard.press('Control+e');
  await expect(studio.editor.locator(':focus')).toBeAttached();
}

test('what is pasted into an empty document is understood there', async ({ studio, page }) => {
  await studio.open();
  await page.getByRole('button', { name: 'New', exact: true }).first().click();
  await studio.waitForEditor();
  await page.evaluate((text) => navigator.clipboard.writeText(text), CASES[0].pasted);
  await focusEditor(studio, page);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+v');
  await expect(studio.tools.getByText('get_tide')).toBeVisible();
  await expect(page.getByText(/The body of a curl command/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(studio.editor).toContainText('curl');
});

test('YAML pasted over an empty JSON document makes it YAML, and Undo makes it JSON again', async ({
  studio,
  page,
}) => {
  await studio.open();
  await page.getByRole('button', { name: 'New', exact: true }).first().click();
  await studio.waitForEditor();
  const yaml = 'name: get_tide\ndescription: Get the tide.\nparameters:\n  type: object\n';
  await page.evaluate((text) => navigator.clipboard.writeText(text), yaml);
  await focusEditor(studio, page);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+v');
  await expect(page.getByText('YAML', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Document untitled.tools.yaml' })).toBeVisible();
  await expect(studio.tools.getByText('get_tide')).toBeVisible();
  await studio.waitUntilChecked();
  await page.keyboard.press('Control+e');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('JSON', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Document untitled.tools.json' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(studio.editor).toContainText('search_items');
  await expect(studio.tools.getByText('search_items')).toBeVisible();
  for (let redo = 0; redo < 2; redo += 1) await page.keyboard.press('Control+y');
  await expect(page.getByText('YAML', { exact: true })).toBeVisible();
  // A reload at once may come before the new name is kept: that takes up to 300 ms.
  await page.waitForTimeout(500);
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('YAML', { exact: true })).toBeVisible();
  await expect(studio.tools.getByText('get_tide')).toBeVisible();
});

const SLIP = { name: 'get_tide', parameters: { type: 'object', properties: { at: { type: 'string', patern: '^x' } } } };

test('typing, a fix and a catalogue action go back in one undo stack', async ({ studio, page }) => {
  await studio.open();
  await studio.paste(JSON.stringify(SLIP, null, 2));
  await studio.waitUntilChecked();
  const before = (await studio.editor.locator('.view-lines').textContent())?.replaceAll(/\s/g, '');
  await page.keyboard.press('Control+e');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ');
  await page.waitForTimeout(300);
  await studio.waitUntilChecked();
  await page.getByRole('searchbox', { name: 'Filter problems' }).fill('patern');
  await studio.fix(/patern/);
  await expect(studio.editor).toContainText('pattern');
  await page.waitForTimeout(300);
  await studio.waitUntilChecked();
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: /^Add a success example/ }).click();
  await expect(studio.editor).toContainText('tool_call');
  await page.keyboard.press('Control+e');
  await page.keyboard.press('Control+z');
  await expect(studio.editor).not.toContainText('tool_call');
  await expect(studio.editor).toContainText('pattern');
  await page.keyboard.press('Control+z');
  await expect(studio.editor).toContainText('patern');
  await page.keyboard.press('Control+z');
  expect((await studio.editor.locator('.view-lines').textContent())?.replaceAll(/\s/g, '')).toBe(before);
  for (let redo = 0; redo < 3; redo += 1) await page.keyboard.press('Control+y');
  await expect(studio.editor).toContainText('tool_call');
});
