import { pathToFileURL } from 'node:url';
import { installPackages, ROOT } from './install.mjs';

installPackages();
const { runnerImport } = await import('vite');
const { module } = await runnerImport(new URL('./docs.ts', import.meta.url).pathname, {
  configFile: false,
  logLevel: 'warn',
});
module.writeDocs(pathToFileURL(`${ROOT}/`));
console.log('Written: descriptor schema, rule reference, README tables.');
