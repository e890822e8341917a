import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HostileTool, hostileTools } from '../testing/hostile-tools.ts';
import { runJsonSchemaSuite } from '../testing/json-schema-suite.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** One hostile tool may take the time of a stop and of a start; a command line that hangs is stopped. */
const MS_PER_TOOL = 3000;

/** Each tool passes when its hostile example is stopped and named, and its harmless one still passes. */
export function runHostileTools(amount: number, cli: string): Counts {
  const tools = hostileTools(amount);
  const folder = mkdtempSync(join(tmpdir(), 'toolscribe-soak-'));
  try {
    const file = join(folder, 'hostile.tools.json');
    writeFileSync(file, JSON.stringify({ name: 'hostile', tools: tools.map(({ descriptor }) => descriptor) }));
    const done = spawnSync(process.execPath, [cli, 'test', file, '--format', 'json'], {
      encoding: 'utf8',
      maxBuffer: 1 << 30,
      timeout: amount * MS_PER_TOOL,
    });
    const failed = tools.filter((tool) => !isStopped(tool, examplesOf(done.stdout, String(tool.descriptor.name))));
    for (const { culprit } of failed) console.log(`not stopped, or not named: ${culprit}`);
    return { passed: tools.length - failed.length, failed: failed.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface JudgedExample {
  readonly ok: boolean;
  readonly diagnostics: readonly { readonly message: string }[];
}

function isStopped({ culprit }: HostileTool, [hostile, harmless]: readonly JudgedExample[]): boolean {
  // A long source is shown shortened.
  const beginning = culprit.slice(0, 20);
  return harmless?.ok === true && hostile?.diagnostics.some(({ message }) => message.includes(beginning)) === true;
}

function examplesOf(printed: string, name: string): readonly JudgedExample[] {
  try {
    const { tools } = JSON.parse(printed) as {
      readonly tools: readonly { readonly tool: string; readonly examples: readonly JudgedExample[] }[];
    };
    return tools.find(({ tool }) => tool === name)?.examples ?? [];
  } catch {
    return [];
  }
}

/** The required part of both drafts, by the whole engine and by the interpreter alone. */
export async function runSchemaSuites(directory: string): Promise<Counts> {
  let [passed, failed] = [0, 0];
  for (const dialect of ['2020-12', 'draft-07'] as const) {
    for (const engine of ['ajv', 'interpreter'] as const) {
      const outcome = await runJsonSchemaSuite(directory, { dialect, engine });
      passed += outcome.passed;
      failed += outcome.total - outcome.passed;
      for (const miss of outcome.misses) console.log(`${dialect}, ${engine}: ${Object.values(miss).join(' | ')}`);
    }
  }
  return { passed, failed };
}
