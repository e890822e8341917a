import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readSettings } from '../core/lint/read-settings.ts';
import { DEFAULT_SETTINGS, type LintSettings } from '../core/lint/settings.ts';
import { isObject } from '../core/model/json.ts';
import type { Language, Message } from '../core/model/message.ts';
import type { Pointer } from '../core/model/pointer.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import { parseText } from '../core/text/parse-text.ts';
import type { TextTree } from '../core/text/text-tree.ts';
import type { Host } from './command.ts';
import type { OpenDocument } from './document.ts';
import { readInput } from './input.ts';
import { type CliMessageId, renderAny, say } from './words.ts';

const CONFIG_FILE = 'toolscribe.config.json';

export interface SettingsRequest {
  readonly config: string | undefined;
  readonly host: Host;
  readonly language: Language;
}
/** A file of settings that is right in itself. */
export interface ConfigFile {
  readonly file: string;
  readonly text: string;
  readonly tree: TextTree;
  readonly settings: LintSettings;
}
/** `config` is undefined where the document's own settings hold, or none. */
export interface SettingsInForce {
  readonly settings: LintSettings;
  readonly config: ConfigFile | undefined;
}
type Read<Value> = Promise<Result<Value, Message<CliMessageId>>>;

/**
 * Answers with the settings for a document: `--config`, else the catalogue's own `lint` key, else the nearest
 * `toolscribe.config.json` above the file. A document's own key is judged by the linter, in place; a file of settings must
 * be right to be used. Each file is read once, so that documents that share it share its entries.
 */
export function createSettingsReader(request: SettingsRequest): (document: OpenDocument) => Read<SettingsInForce> {
  const known = new Map<string, ReturnType<typeof readConfig>>();
  async function fromFile(file: string): Read<SettingsInForce> {
    const reading = known.get(file) ?? readConfig(file, request);
    known.set(file, reading);
    const config = await reading;
    return config.ok ? ok({ settings: config.value.settings, config: config.value }) : config;
  }
  return async (document) => {
    if (request.config !== undefined) return fromFile(request.config);
    const own = document.read.settings;
    if (own !== undefined) return ok({ settings: readSettings(own.value).settings, config: undefined });
    const found = await findConfig(document.file, request.host.cwd);
    return found === undefined ? ok({ settings: DEFAULT_SETTINGS, config: undefined }) : fromFile(found);
  };
}

/** A problem of settings as one line, where it stands in its file. */
export function problemAt(
  { file, tree }: Pick<ConfigFile, 'file' | 'tree'>,
  pointer: Pointer,
  message: string,
): Message<CliMessageId> {
  const { line, column } = tree.lines.positionAt(placeOf(tree, pointer).start);
  return say('cli-text-problem', { file, line, column, message });
}

/** The value at a pointer, or the nearest one above it that is there. */
export function placeOf(tree: TextTree, pointer: Pointer): { readonly start: number; readonly end: number } {
  for (let length = pointer.length; length >= 0; length -= 1) {
    const place = tree.placeOf(pointer.slice(0, length));
    if (place !== undefined) return length === pointer.length ? place.value : (place.key ?? place.value);
  }
  return { start: 0, end: 0 };
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

async function readConfig(path: string, { host, language }: SettingsRequest): Read<ConfigFile> {
  const file = relative(host.cwd, path);
  const input = await readInput(path, host);
  if (!input.ok) return input;
  const { text } = input.value;
  const tree = parseText(text);
  const broken = tree.problems.find(({ severity }) => severity === 'error');
  if (broken !== undefined) {
    const { line, column } = tree.lines.positionAt(broken.span.start);
    return err(say('cli-text-problem', { file, line, column, message: renderAny(broken.message, language) }));
  }
  if (!isObject(tree.value)) return err(say('cli-config-not-object', { file }));
  const { settings, problems } = readSettings(tree.value);
  const [first] = problems;
  if (first === undefined) return ok({ file, text, tree, settings });
  return err(problemAt({ file, tree }, first.pointer, renderAny(first.message, language)));
}

/** As the user would write it: below the current folder without the folder. */
function relative(cwd: string, path: string): string {
  const whole = resolve(cwd, path);
  const inside = join(cwd, '/');
  return whole.startsWith(inside) ? whole.slice(inside.length).replaceAll('\\', '/') : path;
}
