import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const isRoot = process.getuid?.() === 0;
const port = process.env.E2E_PORT ?? '4790';

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can be slow for a moment; a journey that needed a second try is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Ho_Chi_Minh',
    launchOptions: {
      executablePath,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort --host localhost`,
    cwd: '..',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
