import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** The studio as a person meets it: regions, buttons and rows by role and name. */
export class Studio {
  readonly page: Page;
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

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('banner')).toBeVisible();
  }

  /** Puts a text on the clipboard and pastes it as a new document through the Paste button. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
    await this.page.getByRole('button', { name: /^(Paste|Dán)$/ }).click();
  }

  async openSample(title: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: /^(Samples|Mẫu)/ }).click();
    await this.page.getByRole('menuitem', { name: title }).click();
  }

  /** The editor's text as Monaco's accessible input sees it is partial; the status line tells where the caret is. */
  async waitForEditor(): Promise<void> {
    await expect(this.editor.locator('.view-line').first()).toBeVisible({ timeout: 15_000 });
  }

  async expectAccessible(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  }
}

interface Fixtures {
  readonly studio: Studio;
}

/** Every test fails on a request to another origin (workers included), a policy report, or an error on the console. */
export const test = base.extend<Fixtures>({
  studio: async ({ page, context, baseURL }, use) => {
    const faults: string[] = [];
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== new URL(baseURL ?? '').origin) {
        faults.push(`request to ${request.url()}`);
      }
    });
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy report: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await use(new Studio(page));
    expect(faults).toEqual([]);
  },
});

export { expect };
