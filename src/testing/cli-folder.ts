import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../cli/run.ts';
import { createEvaluation } from '../core/examples/evaluation.ts';

/** A folder of its own in which commands are run, without threads. `dispose` takes it away. */
export function openCliFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'toolscribe-cli-'));
  function run(words: readonly string[], stdin: string | Uint8Array = '') {
    return runCli(words, {
      cwd: folder,
      env: {},
      readStdin: async () => (typeof stdin === 'string' ? new TextEncoder().encode(stdin) : stdin),
      version: () => '9.9.9',
      startEvaluation: async () =>
        createEvaluation(() => {
          throw new Error('no threads in this test');
        }),
    });
  }
  return {
    folder,
    /** Writes a file, an object as JSON, and answers with its name. */
    file(name: string, content: string | Uint8Array | object): string {
      const isRaw = typeof content === 'string' || content instanceof Uint8Array;
      writeFileSync(join(folder, name), isRaw ? content : JSON.stringify(content, null, 2));
      return name;
    },
    run,
    async json(words: readonly string[], stdin: string | Uint8Array = '') {
      const printed = await run([...words, '--format', 'json'], stdin);
      return { ...printed, value: JSON.parse(printed.stdout) };
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
