import { installPackages } from './install.mjs';

installPackages();
const { runnerImport } = await import('vite');
const { module } = await runnerImport(new URL('./icons.ts', import.meta.url).pathname, {
  configFile: false,
  logLevel: 'warn',
});
await module.writeIcons(new URL('../app/ui/', import.meta.url));
