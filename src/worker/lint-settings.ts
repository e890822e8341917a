import { readSettings } from '../core/lint/read-settings.ts';
import { DEFAULT_SETTINGS } from '../core/lint/settings.ts';
import type { TextEdit } from '../core/model/diagnostic.ts';
import { has, isArray, isObject } from '../core/model/json.ts';
import type { Message } from '../core/model/message.ts';
import { formatPointer, valueAt } from '../core/model/pointer.ts';
import { err, type Result } from '../core/model/result.ts';
import { EVERY_TARGET, TARGET_IDS } from '../core/model/target-id.ts';
import { type DocumentEdit, editText } from '../core/text/edit-text.ts';
import { say } from '../core/words/words.ts';
import type { SettingsChange, SettingsView } from './protocol/rule-jobs.ts';
import type { Snapshot } from './snapshot.ts';

/** Only a catalogue has a place for settings; other documents have a file beside them. */
function canHold({ read, tree }: Snapshot): boolean {
  return read.format === 'descriptor' && isObject(tree.value) && has(tree.value, 'tools');
}

export function viewSettings(snapshot: Snapshot): SettingsView {
  const { settings } = snapshot.read;
  const { preset, rules, targets } = settings === undefined ? DEFAULT_SETTINGS : readSettings(settings.value).settings;
  const everywhere = TARGET_IDS.every((target) => targets.includes(target));
  return { canHold: canHold(snapshot), canIgnore: snapshot.read.format === 'descriptor', preset, everywhere, rules };
}

/** The text edits that write a change of the settings, or an ignore with its reason, into the document. */
export function planSettings(snapshot: Snapshot, change: SettingsChange): Result<readonly TextEdit[], Message> {
  const edit = editOf(snapshot, change);
  return edit === undefined ? err(say('worker-settings-no-place')) : editText(snapshot.tree, [edit]);
}

function editOf(snapshot: Snapshot, change: SettingsChange): DocumentEdit | undefined {
  if (change.kind === 'ignore') return ignoreEdit(snapshot, change);
  if (!canHold(snapshot)) return undefined;
  if (change.kind === 'preset') return { op: 'set', pointer: ['lint', 'preset'], value: change.preset };
  if (change.kind === 'everywhere') {
    const pointer = ['lint', 'targets'];
    if (change.everywhere) return { op: 'set', pointer, value: EVERY_TARGET };
    return valueAt(snapshot.tree.value, pointer) === undefined ? undefined : { op: 'remove', pointer };
  }
  const pointer = ['lint', 'rules', change.rule];
  if (change.severity !== null) return { op: 'set', pointer, value: change.severity };
  return valueAt(snapshot.tree.value, pointer) === undefined ? undefined : { op: 'remove', pointer };
}

function ignoreEdit(snapshot: Snapshot, change: SettingsChange & { kind: 'ignore' }): DocumentEdit | undefined {
  const record = snapshot.records[change.tool];
  if (record === undefined || snapshot.read.format !== 'descriptor') return undefined;
  const { rule, pointer, reason } = change;
  const entry = { rule, ...(pointer.length === 0 ? {} : { pointer: formatPointer(pointer) }), reason };
  const list = [...record.read.source, 'lint_ignore'];
  const known = valueAt(snapshot.tree.value, list);
  return isArray(known)
    ? { op: 'set', pointer: [...list, String(known.length)], value: entry }
    : { op: 'set', pointer: list, value: [entry] };
}
