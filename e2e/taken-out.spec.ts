import { expect, test } from './studio.ts';

const PYTHON = "tools = [{'name': 'get_tide', 'description': 'Get the tide.', 'input_schema': {'type': 'object'}}]\n";

test('tools that are taken out of a file of code are a document of their own, which never overwrites the file', async ({
  studio,
  page,
}) => {
  await page.addInitScript((content) => {
    const file = async () => (await navigator.storage.getDirectory()).getFileHandle('tools.py', { create: true });
    const pick = async () => {
      const writable = await (await file()).createWritable();
      await writable.write(content);
      await writable.close();
      return [await file()];
    };
    const save = async (options: { suggestedName?: string }) => {
      Object.assign(window, { asked: options.suggestedName });
      throw new DOMException('left', 'AbortError');
    };
    Object.assign(window, { showOpenFilePicker: pick, showSaveFilePicker: save });
  }, PYTHON);
  await studio.open();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(studio.tools.getByText('get_tide')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Document tools.json' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect.poll(() => page.evaluate(() => (window as { asked?: string }).asked)).toBe('tools.json');
  const onDisk = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    return (await (await root.getFileHandle('tools.py')).getFile()).text();
  });
  expect(onDisk).toBe(PYTHON);
});
