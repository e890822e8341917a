import { resolve } from 'node:path';
import type { Diagnostic } from '../core/model/diagnostic.ts';
import { get, isArray, isObject, type JsonValue } from '../core/model/json.ts';
import type { Message } from '../core/model/message.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import { parseText } from '../core/text/parse-text.ts';
import type { Host } from './command.ts';
import { readInput } from './input.ts';
import type { LintedFile } from './reporters/lint-report.ts';
import { stablePlace } from './stable-place.ts';
import { type CliMessageId, say } from './words.ts';
import { writeText } from './write-text.ts';

const VERSION = 1;

/** Known findings and how often each is known. Lines and wordings do not count, so that other edits do not wake them. */
export type Baseline = ReadonlyMap<string, number>;
type Read<Value> = Promise<Result<Value, Message<CliMessageId>>>;

export async function readBaseline(file: string, host: Host): Read<Baseline> {
  const input = await readInput(file, host);
  if (!input.ok) return input;
  const value = parseText(input.value.text).value;
  const findings = get(value, 'findings');
  const version = get(value, 'version');
  if (typeof version === 'number' && version !== VERSION)
    return err(say('cli-baseline-version', { file, found: version, version: VERSION }));
  if (version !== VERSION || !isArray(findings)) return err(say('cli-baseline-broken', { file }));
  const known = new Map<string, number>();
  for (const entry of findings) {
    const key = keyOfEntry(entry);
    if (key === undefined) return err(say('cli-baseline-broken', { file }));
    known.set(key, (known.get(key) ?? 0) + 1);
  }
  return ok(known);
}

export async function writeBaseline(
  file: string,
  files: readonly LintedFile[],
  host: Host,
): Read<Message<CliMessageId>> {
  const findings = files.flatMap((linted) => linted.diagnostics.map((diagnostic) => entryOf(linted, diagnostic)));
  const text = `${JSON.stringify({ version: VERSION, findings }, null, 2)}\n`;
  const problem = await writeText(resolve(host.cwd, file), text, file);
  return problem === undefined ? ok(say('cli-baseline-written', { count: findings.length, file })) : err(problem);
}

/** Takes each known finding away as often as it is known, and counts those of the same files that are gone. */
export function applyBaseline(files: readonly LintedFile[], baseline: Baseline) {
  const left = new Map(baseline);
  let hidden = 0;
  const kept = files.map((linted) => ({
    ...linted,
    diagnostics: linted.diagnostics.filter((diagnostic) => {
      const key = keyOf(entryOf(linted, diagnostic));
      const count = left.get(key) ?? 0;
      if (count === 0) return true;
      left.set(key, count - 1);
      hidden += 1;
      return false;
    }),
  }));
  const checked = new Set(files.map(({ file }) => shownFile(file)));
  let resolved = 0;
  for (const [key, count] of left) if (checked.has(String(JSON.parse(key)[0]))) resolved += count;
  return { kept, hidden, resolved };
}

interface BaselineEntry {
  readonly file: string;
  readonly rule: string;
  readonly tool: string;
  readonly pointer: string;
  readonly target?: string;
}

function entryOf(
  { file, rootOf }: LintedFile,
  { rule, tool, toolIndex, pointer, descriptorPointer, target }: Diagnostic,
): BaselineEntry {
  const place = stablePlace(rootOf(toolIndex), toolIndex < 0 ? pointer : descriptorPointer);
  return { file: shownFile(file), rule, tool, pointer: place, ...(target === undefined ? {} : { target }) };
}

function shownFile(file: string): string {
  return file.replaceAll('\\', '/').replace(/^\.\//, '');
}

function keyOf({ file, rule, tool, pointer, target }: BaselineEntry): string {
  return JSON.stringify([file, rule, tool, pointer, target ?? '']);
}

function keyOfEntry(entry: JsonValue): string | undefined {
  if (!isObject(entry)) return undefined;
  const texts = [entry.file, entry.rule, entry.tool, entry.pointer, entry.target ?? ''];
  return texts.every((text) => typeof text === 'string') ? JSON.stringify(texts) : undefined;
}
