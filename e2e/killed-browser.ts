import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';

/** A Chromium of its own, with a profile that outlives it, so that it can be killed like a power cut and started again. */
export class KillableBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'toolscribe-profile-'));
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;

  async start(): Promise<Page> {
    const isRoot = process.getuid?.() === 0;
    const child = spawn(
      process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      [
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.#profile}`,
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--window-size=1440,900',
        'about:blank',
      ],
      { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#process = child;
    const address = await new Promise<string>((found, failed) => {
      let said = '';
      child.stderr?.on('data', (chunk) => {
        said += String(chunk);
        const match = /DevTools listening on (ws:\S+)/.exec(said);
        if (match?.[1] !== undefined) found(match[1]);
      });
      child.once('exit', () => failed(new Error(`Chromium ended: ${said.slice(-500)}`)));
    });
    this.#browser = await chromium.connectOverCDP(address);
    const context = this.#browser.contexts()[0];
    if (context === undefined) throw new Error('Chromium has no context');
    return context.pages()[0] ?? (await context.newPage());
  }

  /** Ends the whole process group at once: nothing in it can write another byte. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child?.pid === undefined || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    process.kill(-child.pid, 'SIGKILL');
    await gone;
    await this.#browser?.close().catch(() => undefined);
  }

  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
