import type { ReadDocument } from '../import/read-document.ts';
import type { JsonValue } from '../model/json.ts';
import { formatPointer, type Pointer, parsePointer, startsWith, valueAt } from '../model/pointer.ts';
import { toDescriptor } from '../model/provenance.ts';
import { say } from '../words/words.ts';
import { reaches } from './ignores.ts';
import { nearest } from './nearest.ts';
import { nearestPointer } from './nearest-pointer.ts';
import { readSettings, type SettingsProblem } from './read-settings.ts';
import type { IgnoreEntry } from './settings.ts';

/** A document that the settings are for, and its whole value. */
interface JudgedDocument {
  readonly read: ReadDocument;
  readonly value: JsonValue;
}

/** Everything that is wrong with the settings that the document itself holds; pointers count from the settings. */
export function ownSettingsProblems({ read, value }: JudgedDocument): readonly SettingsProblem[] {
  if (read.settings === undefined) return [];
  const { settings, problems } = readSettings(read.settings.value);
  return [...problems, ...ignoreProblems(settings.ignore, [{ read, value }])];
}

/** Ignores of the settings that can silence nothing here: no tool has the name, or the pointer leads nowhere in the tools meant. */
export function ignoreProblems(
  entries: readonly IgnoreEntry[],
  documents: readonly JudgedDocument[],
): readonly SettingsProblem[] {
  return entries.flatMap((entry, index) => problemOf(entry, ['ignore', String(entry.index ?? index)], documents));
}

function problemOf(entry: IgnoreEntry, place: Pointer, documents: readonly JudgedDocument[]): SettingsProblem[] {
  const tools = documents.flatMap(({ read }) => read.tools);
  if (
    reaches(
      entry,
      tools.map(({ descriptor }) => descriptor),
    )
  )
    return [];
  if (entry.tool !== undefined && !tools.some(({ descriptor }) => descriptor.name === entry.tool)) {
    const near = nearest(
      entry.tool,
      tools.flatMap(({ descriptor: { name } }) => (typeof name === 'string' ? name : [])),
    );
    const about = { tool: entry.tool, near: near ?? '' };
    const message = near === undefined ? say('settings-ignore-tool', about) : say('settings-ignore-tool-near', about);
    return [{ pointer: [...place, 'tool'], message }];
  }
  const pointer = entry.pointer === undefined ? undefined : parsePointer(entry.pointer);
  if (pointer === undefined) return [];
  if (entry.tool === undefined && documents.some((document) => isOutsideTools(document, pointer))) return [];
  const near = nearPointer(pointer, documents, entry.tool);
  const about = { pointer: entry.pointer ?? '', near: near === undefined ? '' : formatPointer(near) };
  const message =
    near === undefined ? say('settings-ignore-nowhere', about) : say('settings-ignore-nowhere-near', about);
  return [{ pointer: [...place, 'pointer'], message }];
}

/** Findings about the document as a whole have pointers of the document. */
function isOutsideTools({ read, value }: JudgedDocument, pointer: Pointer): boolean {
  return valueAt(value, pointer) !== undefined && !read.tools.some(({ source }) => startsWith(pointer, source));
}

/** A pointer of the document is told as the one of the descriptor; else the one that is spelt almost so. */
function nearPointer(
  pointer: Pointer,
  documents: readonly JudgedDocument[],
  name: string | undefined,
): Pointer | undefined {
  for (const { read, value } of documents) {
    if (valueAt(value, pointer) === undefined) continue;
    const tool = read.tools.find(({ source }) => startsWith(pointer, source));
    const known = tool && toDescriptor(tool.provenance, pointer);
    if (known !== undefined) return known;
  }
  for (const { read } of documents) {
    for (const { descriptor } of read.tools) {
      const near = name === undefined || descriptor.name === name ? nearestPointer(descriptor, pointer) : undefined;
      if (near !== undefined) return near;
    }
  }
  return undefined;
}
