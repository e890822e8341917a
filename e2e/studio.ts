import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** The studio as a person meets it: regions, buttons and rows by role and name. */
export class Studio {
  readonly page: Page;
  /** What must not happen in any journey, and did. */
  readonly faults: string[] = [];
  readonly tools: Locator;
  readonly editor: Locator;
  readonly previews: Locator;
  readonly problems: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tools = page.getByRole('region', { name: /^(Tools|Công cụ)$/ });
    this.editor = page.getByRole('region', { name: /^(Editor|Trình soạn thảo)$/ });
    this.previews = page.getByRole('region', { name: /^(Previews|Xem trước)$/ });
    this.problems = page.getByRole('tabpanel', { name: /^(Problems|Vấn đề)/ });
  }

  /** Faults that the journey provokes on purpose. */
  allowErrors(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }
  readonly #allowed: RegExp[] = [];

  unexpectedFaults(): readonly string[] {
    return this.faults.filter((fault) => !this.#allowed.some((pattern) => pattern.test(fault)));
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('banner')).toBeVisible();
  }

  /** Opens a text as a new document through the Paste dialog. */
  async paste(text: string): Promise<void> {
    await this.page.getByRole('button', { name: /^(Paste|Dán)$/ }).click();
    const field = this.page.getByRole('dialog').getByRole('textbox');
    // Playwright's `fill` types line by line, which takes minutes for a large text; a person pastes.
    await field.click();
    await this.page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
    await this.page.keyboard.press('Control+v');
    await expect(field).not.toHaveValue('');
    await this.page.getByRole('button', { name: /^(Open as a document|Mở thành tài liệu)$/ }).click();
    await this.waitForEditor();
  }

  async openSample(title: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: /^(Samples|Mẫu)/ }).click();
    await this.page.getByRole('menuitem', { name: title }).click();
  }

  /** Replaces the first place where `found` stands, by the editor's own search. */
  async replaceText(found: string, by: string): Promise<void> {
    await this.editor.locator('.view-line').first().click();
    await this.page.keyboard.press('Control+f');
    await this.page.keyboard.type(found);
    await this.page.keyboard.press('Enter');
    await this.page.keyboard.press('Escape');
    await this.page.keyboard.type(by);
  }

  problem(message: RegExp): Locator {
    return this.problems.getByRole('listitem').filter({ hasText: message });
  }

  /** Makes the fix of the first such problem; one that may change the meaning is looked at first. */
  async fix(message: RegExp): Promise<void> {
    await this.problem(message).first().getByRole('button', { name: /^Fix/ }).first().click();
    const shown = this.page.getByRole('dialog').getByRole('button', { name: 'Apply' });
    await shown.click({ timeout: 3000 }).catch(() => undefined);
  }

  /** Until every tool of the present text has been looked at. */
  async waitUntilChecked(): Promise<void> {
    await expect(this.page.getByText(/^(Checked|Đã kiểm tra)$/)).toBeVisible();
  }

  async waitForEditor(): Promise<void> {
    await expect(this.editor.locator('.view-line, .plain-editor').first()).toBeVisible({ timeout: 15_000 });
  }

  /** No violation of WCAG 2.2 AA that a machine can find, in light and in dark. */
  async expectAccessible(): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      await this.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page: this.page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme} ${id}: ${html}`));
      expect(found).toEqual([]);
    }
  }
}

interface Fixtures {
  readonly studio: Studio;
}

/** Every test fails on a request to another origin (workers included), a policy report, or an error on the console. */
export const test = base.extend<Fixtures>({
  studio: async ({ page, context, baseURL }, use) => {
    const studio = new Studio(page);
    const { faults } = studio;
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== new URL(baseURL ?? '').origin) {
        faults.push(`request to ${request.url()}`);
      }
    });
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy report: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await use(studio);
    expect(studio.unexpectedFaults()).toEqual([]);
  },
});

export { expect };
