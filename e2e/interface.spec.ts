import { expect, type Studio, test } from './studio.ts';

const LONG = 'Use when a patient asks when they can come, whatever the reason of the visit may be. '.repeat(12);

const CLINIC = `${JSON.stringify(
  {
    name: 'clinic',
    tools: [
      {
        name: 'find_slots',
        description: `Returns the free slots of a doctor, earliest first. ${LONG}`,
        parameters: {
          type: 'object',
          properties: {
            doctor_id: { type: 'string', description: 'Id of the doctor, e.g. "doc_17"' },
            kind: { type: 'string', enum: ['first_visit', 'check_up'], description: 'What the visit is for' },
          },
          required: ['doctor_id'],
          additionalProperties: false,
        },
        examples: [
          {
            prompt: 'When can I see Dr Lan?',
            tool_call: { name: 'find_slots', arguments: { doctor_id: 'doc_17', kind: 'check_up' } },
            result: { slots: [] },
          },
        ],
      },
      { name: 'book_slot', description: `Books a slot. ${LONG}`, parameters: { type: 'object', properties: {} } },
      { name: 'cancel_visit', description: 'Cancels.', parameters: { type: 'strin', properties: {} } },
    ],
  },
  null,
  2,
)}\n`;

const PHONE = { width: 390, height: 844 };

async function openClinic(studio: Studio): Promise<void> {
  await studio.open();
  await studio.paste(CLINIC);
  await studio.waitUntilChecked();
}

async function call(studio: Studio, name: string): Promise<void> {
  const { page } = studio;
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('what is typed after a panel was called by its name lands in its field', async ({ studio, page }) => {
  await openClinic(studio);
  for (const { name, field } of [
    { name: 'panels search', field: page.getByRole('searchbox', { name: 'What a user asks for' }) },
    { name: 'panels call', field: page.getByRole('textbox', { name: 'What the model sent' }) },
    { name: 'panels compare', field: page.getByRole('textbox', { name: 'Text of the other version' }) },
  ]) {
    await call(studio, name);
    await expect(field).toBeFocused();
    await page.keyboard.type('visit');
    await expect(field).toHaveValue('visit');
  }
  await call(studio, 'panels problems');
  await expect(page.getByRole('tab', { name: /^Problems/ })).toBeFocused();
  await call(studio, 'new');
  await expect(studio.editor).toContainText('my_catalogue');
  await expect(studio.editor.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('TYPED-NEXT');
  await expect(studio.editor.locator('.view-line').first()).toContainText('TYPED-NEXT');
});

test('keys meant for a dialog whose code is on its way reach nothing behind it', async ({ studio, page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/palette-dialog-.*\.js/, async (route) => {
    await arrival;
    await route.continue();
  });
  await studio.open();
  const paste = page.getByRole('button', { name: 'Paste', exact: true });
  await paste.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Enter');
  await page.keyboard.type('share');
  arrive();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('share');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(paste).toBeFocused();
});

test('the palette offers no command that would change nothing', async ({ studio, page }) => {
  await openClinic(studio);
  await page.keyboard.press('Control+k');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.filter({ hasText: 'Convert to YAML' })).toHaveCount(1);
  await expect(options.filter({ hasText: /Convert to (JSON|descriptor)/ })).toHaveCount(0);
  await page.keyboard.type('zzz');
  await expect(options).toHaveCount(0);
});

test('where two previews find no room each has a tab, and nothing scrolls sideways', async ({ studio, page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openClinic(studio);
  const tabs = studio.previews.getByRole('tablist', { name: 'Previews' }).getByRole('tab');
  await expect(tabs).toHaveText(['OpenAI Responses', 'Anthropic']);
  const payload = (name: string) => page.getByRole('group', { name: `Payload for ${name}` });
  await expect(payload('OpenAI Responses')).toBeVisible();
  await tabs.nth(1).click();
  await expect(payload('Anthropic')).toBeInViewport({ ratio: 0.99 });
  await expect(payload('OpenAI Responses')).toBeHidden();
  await studio.previews.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Gemini' }).click();
  await expect(payload('Gemini')).toBeInViewport({ ratio: 0.99 });
  await studio.expectAccessible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(tabs).toHaveCount(0);
  await expect(payload('OpenAI Responses')).toBeVisible();
  await expect(payload('Anthropic')).toBeVisible();
});

test('what no example uses is named by its value', async ({ studio, page }) => {
  await openClinic(studio);
  await page.getByRole('tab', { name: /^Examples/ }).click();
  const coverage = page.getByRole('region', { name: 'Coverage' });
  await expect(coverage.getByRole('button', { name: 'kind: "first_visit"', exact: true })).toBeVisible();
  await expect(coverage.getByRole('button', { name: 'Add an example for kind: "first_visit"' })).toBeVisible();
});

test('a run of all examples that takes too long says what it did not reach, and goes on there', async ({
  studio,
  page,
}) => {
  test.setTimeout(150_000);
  // Each pattern runs until it is stopped.
  const tools = Array.from({ length: 48 }, (_, index) => ({
    name: `check_code_${index}`,
    description: 'Checks one code. Use when a code is typed. Do not use for names.',
    parameters: { type: 'object', properties: { code: { type: 'string', pattern: `^([a-z]+)+${index}$` } } },
    examples: [
      {
        prompt: 'Is this a code?',
        tool_call: { name: `check_code_${index}`, arguments: { code: `${'a'.repeat(40)}!` } },
        result: {},
      },
    ],
  }));
  await studio.open();
  await studio.paste(JSON.stringify({ tools }, null, 2));
  await page.getByRole('tab', { name: /^Examples/ }).click();
  const examples = page.getByRole('tabpanel', { name: /^Examples/ });
  await examples.getByRole('button', { name: 'Run all (48)' }).click({ timeout: 60_000 });
  const left = examples.getByText(/The run stopped after a while; \d+ examples? (was|were) not reached/);
  await expect(left).toBeVisible({ timeout: 30_000 });
  await expect(examples.getByText(/^0 passed, 0 failed, 48 not checked/)).toBeVisible();
  await examples.getByText(/^Of \d+ tools?$/).click();
  await examples.getByRole('button', { name: /^check_code_47 1$/ }).click();
  await expect(examples.getByRole('heading', { name: 'Examples of check_code_47' })).toBeVisible();
  await studio.expectAccessible();
  // On a slow machine the rest may take more than one run.
  await expect(async () => {
    await examples.getByRole('button', { name: 'Run the rest' }).click({ timeout: 1000 });
    await expect(examples.getByText(/^0 passed, 0 failed, 48 not checked/)).toBeVisible({ timeout: 30_000 });
    expect(await left.count()).toBe(0);
  }).toPass({ timeout: 90_000 });
});

test('documents that were pasted one after the other have names of their own', async ({ studio, page }) => {
  await openClinic(studio);
  await studio.paste('[]');
  const names = page.getByRole('navigation', { name: 'Open documents' }).getByRole('listitem');
  await expect(names).toHaveText(['pasted.json', 'pasted-2.json']);
  await studio.tools.getByRole('button', { name: 'Add a tool' }).last().click();
  await expect(studio.tools.getByRole('list').getByRole('listitem')).toHaveCount(1);
  await studio.paste('{ "tools": [ {');
  await page.getByRole('tab', { name: /^Checklist/ }).click();
  await expect(page.getByRole('tabpanel', { name: /^Checklist/ })).toContainText('The text does not parse.');
  await expect(page.getByText('Checking…')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a notice covers nothing, and can be closed', async ({ studio, page }) => {
    await openClinic(studio);
    const notice = page.getByRole('listitem').filter({ hasText: /now also starts without a network/ });
    await expect(notice).toBeVisible({ timeout: 20_000 });
    const main = page.getByRole('main');
    await expect(async () => {
      const [above, below] = [await main.boundingBox(), await notice.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    }).toPass();
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await expect.poll(async () => (await main.boundingBox())?.height).toBeGreaterThan(700);
  });

  test('long lines are wrapped, and a problem leads to its place all the same', async ({ studio, page }) => {
    await openClinic(studio);
    const field = page.getByRole('textbox', { name: 'Document text' });
    expect(await field.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('tab', { name: 'Problems' }).click();
    const problem = page.getByRole('listitem').filter({ hasText: '"strin"' }).first();
    await problem.getByRole('button').first().click();
    await expect(field).toBeFocused();
    // Where the caret stands, by what a field holds that ends there.
    const place = () =>
      field.evaluate((element) => {
        const { value, selectionStart, scrollTop, clientHeight } = element as HTMLTextAreaElement;
        const copy = element.cloneNode() as HTMLTextAreaElement;
        copy.value = value.slice(0, selectionStart);
        copy.style.height = '10px';
        element.after(copy);
        const bottom = copy.scrollHeight - scrollTop;
        copy.remove();
        return { isBelowTop: bottom > 0, isAboveEnd: bottom <= clientHeight, isSelected: selectionStart > 1000 };
      });
    await expect.poll(place).toEqual({ isBelowTop: true, isAboveEnd: true, isSelected: true });
  });

  test('the shortcut to the editor shows it first', async ({ studio, page }) => {
    await openClinic(studio);
    await page.getByRole('tab', { name: 'Problems' }).click();
    await page.keyboard.press('Control+e');
    await expect(page.getByRole('textbox', { name: 'Document text' })).toBeFocused();
  });
});

test.describe('in a Vietnamese browser', () => {
  test.use({ locale: 'vi-VN' });

  test('the editor’s own search and menu are Vietnamese too, and follow the language on the next start', async ({
    studio,
    page,
  }) => {
    await openClinic(studio);
    await studio.editor.locator('.view-line').first().click();
    await page.keyboard.press('Control+f');
    await expect(page.getByRole('textbox', { name: 'Tìm', exact: true })).toBeFocused();
    await expect(page.getByRole('button', { name: /^Kết quả sau/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await studio.editor.locator('.view-line').nth(2).click({ button: 'right' });
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: 'Sao chép' })).toBeVisible();
    // Text of the menu on text of the editor could not be read.
    const behind = await menu.evaluate((element) => {
      const boxes = [element, ...ancestors(element)];
      return boxes.map((box) => getComputedStyle(box).backgroundColor);
      function ancestors(start: Element): Element[] {
        return start.parentElement === null || start.classList.contains('context-view')
          ? []
          : [start.parentElement, ...ancestors(start.parentElement)];
      }
    });
    expect(behind.some((colour) => /^rgb\(/.test(colour))).toBe(true);
    await page.keyboard.press('Escape');

    await studio.problems
      .getByRole('button', { name: /^Về quy tắc/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(/Bản mô tả của bạn: (lỗi|cảnh báo|gợi ý|tắt)\./);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /English/ }).click();
    await expect(page.getByText(/The editor’s own menus keep their language/)).toBeVisible();
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await studio.waitForEditor();
    await studio.editor.locator('.view-line').first().click();
    await page.keyboard.press('Control+f');
    await expect(page.getByRole('textbox', { name: 'Find', exact: true })).toBeFocused();
  });
});
