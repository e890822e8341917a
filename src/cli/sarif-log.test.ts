import { readFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { openCliFolder } from '../testing/cli-folder.ts';

// The first run of a command loads it, rules and all.
vi.setConfig({ testTimeout: 30_000 });

const { file, run, dispose } = openCliFolder();
afterAll(dispose);

interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}
interface Place {
  readonly artifactLocation: { readonly uri: string };
  readonly region: Region;
}
interface Change {
  readonly artifactLocation: { readonly uri: string };
  readonly replacements: readonly { readonly deletedRegion: Region }[];
}
interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly { readonly physicalLocation: Place }[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly fixes?: readonly { readonly artifactChanges: readonly Change[] }[];
}

const sample = readFileSync(new URL('../../public/samples/broken.tools.json', import.meta.url), 'utf8');

/** SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html (seen 2026-11-30). */
test('what SARIF asks of a log', async () => {
  const names = [file('broken tools.json', sample), file('again.json', sample)];
  const { stdout } = await run(['lint', ...names, '--target', 'all', '--preset', 'strict', '--format', 'sarif']);
  const log = JSON.parse(stdout);
  expect(log).toMatchObject({ version: '2.1.0', runs: [{ columnKind: 'utf16CodeUnits', language: 'en' }] });
  const [{ tool, artifacts, results }] = log.runs;
  const uris = artifacts.map(({ location }: { location: { uri: string } }) => location.uri);
  expect(uris).toEqual(['broken%20tools.json', 'again.json']);
  const ids = tool.driver.rules.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(results.length).toBeGreaterThan(100);
  const seen = new Set<string>();
  for (const {
    ruleId,
    ruleIndex,
    level,
    message,
    locations,
    partialFingerprints,
    fixes = [],
  } of results as SarifResult[]) {
    expect(ids[ruleIndex]).toBe(ruleId);
    expect(['error', 'warning', 'note']).toContain(level);
    expect(message.text.trim()).not.toBe('');
    const places = locations.map(({ physicalLocation }) => physicalLocation);
    expect(places).toHaveLength(1);
    for (const { artifactLocation, region } of places) {
      expect(uris).toContain(artifactLocation.uri);
      expectOrder(region);
      seen.add(`${artifactLocation.uri} ${JSON.stringify(partialFingerprints)}`);
    }
    for (const { artifactChanges } of fixes) {
      // At least one of each.
      expect(artifactChanges.length).toBeGreaterThan(0);
      for (const { artifactLocation, replacements } of artifactChanges) {
        expect(uris).toContain(artifactLocation.uri);
        expect(replacements.length).toBeGreaterThan(0);
        for (const { deletedRegion } of replacements) expectOrder(deletedRegion);
      }
    }
  }
  // What tells two results of one file apart differs.
  expect(seen.size).toBe(results.length);
});

/** Lines and columns count from 1, and a region does not end before it starts. */
function expectOrder({ startLine, startColumn, endLine, endColumn }: Region): void {
  expect(Math.min(startLine, startColumn, endColumn)).toBeGreaterThan(0);
  expect(endLine).toBeGreaterThanOrEqual(startLine);
  if (endLine === startLine) expect(endColumn).toBeGreaterThanOrEqual(startColumn);
}
