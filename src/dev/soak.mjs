import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { command, installPackages, ROOT, run } from './install.mjs';

// `npm run soak [-- --runs 50] [--hostile 200] [SUITE]`: what takes minutes. SUITE (or JSON_SCHEMA_TEST_SUITE) is the
// `tests` folder of a checkout of the official JSON Schema test suite, with `remotes` in it or beside it.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '50' }, hostile: { type: 'string', default: '200' } },
});
installPackages();
const { findChromium } = await import('./chromium.mjs');
const { build } = await import('vite');
const chromium = await findChromium();
const CACHE = join(ROOT, '.cache');
const count = { passed: 0, failed: 0 };

function add(title, { passed, failed }) {
  count.passed += passed;
  count.failed += failed;
  console.log(`${title}: ${passed} passed, ${failed} failed\n`);
}

/** The core's part, built for Node; each run says what it counted. */
async function core() {
  const outDir = join(CACHE, 'soak');
  const input = join(ROOT, 'src', 'dev', 'soak-core.ts');
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    build: { ssr: input, outDir, emptyOutDir: true, target: 'node20', minify: false, copyPublicDir: false },
  });
  return import(pathToFileURL(join(outDir, 'soak-core.js')).href);
}

/** The hostile tools, each judged by the built command line as a user would run it. */
const isBuilt =
  run(command('vite'), ['build', '--logLevel', 'warn']) === 0 &&
  run(command('vite'), ['build', '--ssr', '--logLevel', 'warn']) === 0;
add('build', isBuilt ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
if (isBuilt) {
  const { runHostileTools, runSchemaSuites } = await core();
  add('hostile patterns and expressions', runHostileTools(Number(values.hostile), join(ROOT, 'dist', 'cli.js')));

  const suite = positionals[0] ?? process.env.JSON_SCHEMA_TEST_SUITE;
  if (suite === undefined || !existsSync(join(suite, 'draft2020-12'))) {
    console.log(
      'JSON Schema test suite: skipped, name its "tests" folder as an argument or in JSON_SCHEMA_TEST_SUITE\n',
    );
  } else add('JSON Schema test suite', await runSchemaSuites(suite));

  const report = join(CACHE, 'soak.json');
  rmSync(report, { force: true });
  run(
    command('playwright'),
    ['test', '-c', 'e2e/playwright.config.ts', '--workers=1', '--reporter=line,json', 'kill', 'hostile'],
    {
      env: {
        ...process.env,
        CHROMIUM_PATH: chromium,
        KILL_RUNS: values.runs,
        HOSTILE_TOOLS: values.hostile,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    },
  );
  const stats = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8')).stats
    : { expected: 0, flaky: 0, unexpected: 1 };
  add('killed browsers, hostile documents', { passed: stats.expected + stats.flaky, failed: stats.unexpected });
}

console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
