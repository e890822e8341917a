import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));

test('the packed tarball lints a file in an empty folder, without anything else installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolscribe-pack-'));
  try {
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: root });
    const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    execFileSync('npm', ['install', '--silent', '--offline', '--no-audit', '--no-fund', `./${tarball}`], {
      cwd: folder,
    });
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['toolscribe']);
    writeFileSync(join(folder, 'tools.json'), JSON.stringify({ name: 'get_time', description: 'Get the time.' }));
    const bin = join(folder, 'node_modules', '.bin', 'toolscribe');
    const printed = execFileSync(bin, ['lint', 'tools.json', '--format', 'json', '--fail-on', 'error'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [file] = JSON.parse(printed).files;
    expect(file).toMatchObject({ file: 'tools.json', format: 'descriptor', tools: 1 });
    expect(file.diagnostics.map(({ rule }: { rule: string }) => rule)).toContain('description-short');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
