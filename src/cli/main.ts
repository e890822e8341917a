import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import type { Host } from './command.ts';
import { readBytes } from './read-bytes.ts';
import { languageOf, runCli } from './run.ts';
import { render } from './words.ts';
import { writeProblem } from './write-text.ts';

const host: Host = {
  cwd: process.cwd(),
  env: Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? ''])),
  readStdin: () => readBytes(process.stdin),
  // The package's own file lies beside the folder that holds the built command.
  version: readVersion,
  startEvaluation: async () => (await import('./evaluation-threads.ts')).evaluationThreads(new URL(import.meta.url)),
};

async function main(): Promise<void> {
  process.stdout.on('error', outputFailed);
  try {
    const printed = await runCli(process.argv.slice(2), host);
    process.stdout.write(printed.stdout);
    process.stderr.write(printed.stderr);
    process.exitCode = printed.exit;
  } catch (error) {
    process.stderr.write(`toolscribe crashed: ${error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 3;
  }
}

/** A reader that closes the pipe early (`| head`) is no failure; a result that nobody gets must not look like one that is clean. */
function outputFailed(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') return;
  process.stderr.write(`${render(writeProblem('stdout', error), languageOf(process.argv.slice(2)))}\n`);
  process.exitCode = 2;
}

// The same file is the entry of the threads that run the authors' patterns and expressions.
if (isMainThread) await main();
else (await import('./evaluation-thread.ts')).serveEvaluation();

/** The package's version; a build that was moved away from its package has none. */
function readVersion(): string {
  try {
    return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
  } catch {
    return '0.0.0';
  }
}
