import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { command, installPackages, ROOT, run } from './install.mjs';

installPackages();
const { findChromium } = await import('./chromium.mjs');
const chromium = await findChromium();

const CACHE = join(ROOT, '.cache');
mkdirSync(CACHE, { recursive: true });
const count = { passed: 0, failed: 0 };

/** A step that counts as one test. */
function step(title, program, args) {
  const began = performance.now();
  const isGood = run(command(program), args) === 0;
  count[isGood ? 'passed' : 'failed'] += 1;
  console.log(`${isGood ? 'ok' : 'FAILED'}  ${title}  (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
  return isGood;
}

/** A test runner that writes its counts as JSON to `report`; a run without counts is a failure. */
function suite(title, { program, args, report, read, env = {} }) {
  rmSync(report, { force: true });
  const began = performance.now();
  const code = run(command(program), args, { env: { ...process.env, ...env } });
  let counted;
  try {
    counted = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    counted = { passed: 0, failed: 0 };
  }
  count.passed += counted.passed;
  count.failed += counted.failed;
  if (code !== 0 && counted.failed === 0) count.failed += 1;
  console.log(
    `${title}: ${counted.passed} passed, ${counted.failed} failed  (${((performance.now() - began) / 1000).toFixed(1)} s)\n`,
  );
}

step('format and lint', 'biome', ['check', '--error-on-warnings', '.']);
step('types of every layer', 'tsc', ['-b', 'src']);
const isBuilt =
  step('build of the studio', 'vite', ['build', '--logLevel', 'warn']) &&
  step('build of the command line', 'vite', ['build', '--ssr', '--logLevel', 'warn']);

const units = join(CACHE, 'vitest.json');
suite('unit tests', {
  program: 'vitest',
  args: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${units}`],
  report: units,
  read: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numFailedTestSuites * (report.numFailedTests === 0 ? 1 : 0),
  }),
});

if (isBuilt) {
  const journeys = join(CACHE, 'playwright.json');
  suite('end-to-end tests', {
    program: 'playwright',
    args: ['test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json'],
    report: journeys,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
    read({ stats }) {
      // A journey that passed only on a second try counts, but not in silence.
      if (stats.flaky > 0) console.log(`flaky: ${stats.flaky} journeys needed another try`);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  });
}

console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
