import { join } from 'node:path';
import { installPackages, ROOT, run } from './install.mjs';

// Figures as ratios within one run: `npm run bench [-- FILE]` measures the core, and the built studio in a real Chromium;
// `--core` leaves the browser out, `--only=lint,edit` runs these parts alone.
installPackages();
const { build } = await import('vite');
const outDir = join(ROOT, '.cache', 'bench');
await build({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  build: { ssr: join(ROOT, 'src', 'dev', 'bench-core.ts'), outDir, emptyOutDir: true, target: 'node20', minify: false },
});
const given = process.argv.slice(2);
const core = run(process.execPath, [join(outDir, 'bench-core.js'), ...given]);
const browser = given.includes('--core')
  ? 0
  : run(process.execPath, [join(ROOT, 'src', 'dev', 'bench-browser.mjs'), ...given]);
process.exit(core || browser);
