import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readSettings } from '../core/lint/read-settings.ts';
import { DEFAULT_SETTINGS, type LintSettings } from '../core/lint/settings.ts';
import { isObject, type JsonObject } from '../core/model/json.ts';
import type { Language, Message } from '../core/model/message.ts';
import { formatPointer } from '../core/model/pointer.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import { parseText } from '../core/text/parse-text.ts';
import type { Host } from './command.ts';
import type { OpenDocument } from './document.ts';
import { readInput } from './input.ts';
import { type CliMessageId, renderAny, say } from './words.ts';

export const CONFIG_FILE = 'toolscribe.config.json';

export interface SettingsRequest {
  readonly config: string | undefined;
  readonly host: Host;
  readonly language: Language;
}
type Read<Value> = Promise<Result<Value, Message<CliMessageId>>>;

/**
 * The settings for a document: `--config`, else the catalogue's own `lint` key, else the nearest `toolscribe.config.json`
 * above the file. A document's own key is judged by the linter, in place; a file of settings must be right to be used.
 */
export async function settingsFor(document: OpenDocument, request: SettingsRequest): Read<LintSettings> {
  if (request.config !== undefined) return readConfig(request.config, request);
  const own = document.read.settings;
  if (own !== undefined) return ok(readSettings(own.value).settings);
  const found = await findConfig(document.file, request.host.cwd);
  return found === undefined ? ok(DEFAULT_SETTINGS) : readConfig(found, request);
}

/** Names in a document's own settings that do not exist: its findings show where, and the command says that it was misled. */
export function misleadingSettings(document: OpenDocument, request: SettingsRequest): readonly Message<CliMessageId>[] {
  const own = document.read.settings;
  if (own === undefined || request.config !== undefined) return [];
  return readSettings(own.value)
    .problems.filter(({ message }) => message.id !== 'settings-ignore-reason')
    .map(({ pointer, message }) =>
      say('cli-config-problem', {
        file: document.file,
        pointer: formatPointer([...own.pointer, ...pointer]),
        message: renderAny(message, request.language),
      }),
    );
}

async function findConfig(file: string, cwd: string): Promise<string | undefined> {
  let folder = file === '-' ? cwd : dirname(resolve(cwd, file));
  for (;;) {
    const candidate = join(folder, CONFIG_FILE);
    if (await isFile(candidate)) return candidate;
    const above = dirname(folder);
    if (above === folder) return undefined;
    folder = above;
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

async function readConfig(file: string, { host, language }: SettingsRequest): Read<LintSettings> {
  const input = await readInput(file, host);
  if (!input.ok) return input;
  const tree = parseText(input.value.text);
  const broken = tree.problems.find(({ severity }) => severity === 'error');
  if (broken !== undefined) {
    const { line, column } = tree.lines.positionAt(broken.span.start);
    return err(say('cli-text-problem', { file, line, column, message: renderAny(broken.message, language) }));
  }
  if (!isObject(tree.value)) return err(say('cli-config-not-object', { file }));
  return settingsOf(tree.value, file, language);
}

function settingsOf(value: JsonObject, file: string, language: Language): Result<LintSettings, Message<CliMessageId>> {
  const { settings, problems } = readSettings(value);
  const [first] = problems;
  if (first === undefined) return ok(settings);
  const pointer = formatPointer(first.pointer);
  return err(say('cli-config-problem', { file, pointer, message: renderAny(first.message, language) }));
}
