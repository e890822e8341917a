import { SEVERITIES, type Severity } from '../model/diagnostic.ts';
import { get, isArray, isObject, type JsonObject, type JsonValue, stringAt } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { type Pointer, parsePointer } from '../model/pointer.ts';
import { EVERY_TARGET, parseTargetId, TARGET_IDS, type TargetId } from '../model/target-id.ts';
import { say } from '../words/words.ts';
import { PRESETS, type Preset } from './define-rule.ts';
import { nearest } from './nearest.ts';
import { RULES } from './rules/index.ts';
import {
  DEFAULT_SETTINGS,
  DEFAULT_THRESHOLDS,
  type IgnoreEntry,
  type LintSettings,
  type ThresholdName,
} from './settings.ts';

/** A setting that was not understood and is left out. `pointer` counts from the settings object. */
export interface SettingsProblem {
  readonly pointer: Pointer;
  readonly message: Message;
}
export interface SettingsReading {
  readonly settings: LintSettings;
  readonly problems: readonly SettingsProblem[];
}

const SETTING_KEYS = ['preset', 'targets', 'mcp_revision', 'rules', 'thresholds', 'ignore', '$schema'] as const;
const MCP_REVISIONS = ['2026-07-28', '2025-11-25', '2025-06-18'] as const;
const RULE_IDS: readonly string[] = RULES.map(({ id }) => id);
const LEVELS: readonly string[] = [...SEVERITIES, 'off'];

type Complain = (pointer: Pointer, message: Message) => void;

/** Reads the settings object. What is not understood is named, with the nearest right name, and has no effect. */
export function readSettings(value: JsonValue): SettingsReading {
  const problems: SettingsProblem[] = [];
  const complain: Complain = (pointer, message) => problems.push({ pointer, message });
  if (!isObject(value)) {
    complain([], say('settings-not-object'));
    return { settings: DEFAULT_SETTINGS, problems };
  }
  for (const key of Object.keys(value)) expectName(key, SETTING_KEYS, 'lint', [key], complain);
  const settings: LintSettings = {
    preset: readPreset(value, complain),
    targets: readTargets(value, complain),
    rules: readRules(value, complain),
    thresholds: readThresholds(value, complain),
    ignore: readIgnore(value, complain),
  };
  return { settings, problems };
}

/** Complains when `name` is none of `names`; `what` is the setting that holds it. */
function expectName(
  name: string,
  names: readonly string[],
  what: string,
  pointer: Pointer,
  complain: Complain,
): boolean {
  if (names.includes(name)) return true;
  const near = nearest(name, names);
  if (near !== undefined) complain(pointer, say('settings-unknown-near', { what, name, near }));
  else
    complain(
      pointer,
      say('settings-unknown', {
        what,
        name,
        names: names.length > 12 ? `${names.slice(0, 12).join(', ')}, …` : names.join(', '),
      }),
    );
  return false;
}

function expectKind(found: JsonValue | undefined, kind: 'object' | 'array', key: string, complain: Complain): void {
  if (found !== undefined) complain([key], say('settings-wrong-kind', { key, kind }));
}

function readPreset(value: JsonObject, complain: Complain): Preset {
  const found = get(value, 'preset');
  if (found === undefined) return DEFAULT_SETTINGS.preset;
  const name = typeof found === 'string' ? found : JSON.stringify(found);
  return expectName(name, PRESETS, 'preset', ['preset'], complain) ? (name as Preset) : DEFAULT_SETTINGS.preset;
}

/** `mcp_revision` says which revision the plain target `mcp` stands for; "all" asks for every revision anyway. */
function readTargets(value: JsonObject, complain: Complain): readonly TargetId[] {
  const revision = get(value, 'mcp_revision');
  const isKnown =
    revision === undefined || expectName(String(revision), MCP_REVISIONS, 'mcp_revision', ['mcp_revision'], complain);
  const mcp = isKnown && typeof revision === 'string' ? parseTargetId(`mcp:${revision}`) : undefined;
  const list = get(value, 'targets');
  if (list === EVERY_TARGET) return TARGET_IDS;
  if (typeof list === 'string') expectName(list, [EVERY_TARGET], 'targets', ['targets'], complain);
  else if (!isArray(list)) expectKind(list, 'array', 'targets', complain);
  if (!isArray(list)) return [];
  return list.flatMap((entry, index) => {
    const target = typeof entry === 'string' ? parseTargetId(entry) : undefined;
    if (target === undefined) {
      expectName(
        typeof entry === 'string' ? entry : JSON.stringify(entry),
        TARGET_IDS,
        'targets',
        ['targets', String(index)],
        complain,
      );
      return [];
    }
    return [target === 'mcp' && mcp !== undefined ? mcp : target];
  });
}

function readRules(value: JsonObject, complain: Complain): LintSettings['rules'] {
  const found = get(value, 'rules');
  if (!isObject(found)) {
    expectKind(found, 'object', 'rules', complain);
    return {};
  }
  const known = Object.entries(found).filter(([id, level]) => {
    if (!expectName(id, RULE_IDS, 'rules', ['rules', id], complain)) return false;
    return expectName(
      typeof level === 'string' ? level : JSON.stringify(level),
      LEVELS,
      'rules',
      ['rules', id],
      complain,
    );
  });
  return Object.fromEntries(known) as Readonly<Record<string, Severity | 'off'>>;
}

function readThresholds(value: JsonObject, complain: Complain): LintSettings['thresholds'] {
  const found = get(value, 'thresholds');
  if (!isObject(found)) {
    expectKind(found, 'object', 'thresholds', complain);
    return DEFAULT_THRESHOLDS;
  }
  const read: Record<ThresholdName, number> = { ...DEFAULT_THRESHOLDS };
  for (const [name, limit] of Object.entries(found)) {
    if (!expectName(name, Object.keys(DEFAULT_THRESHOLDS), 'thresholds', ['thresholds', name], complain)) continue;
    if (typeof limit === 'number' && limit >= 0) read[name as ThresholdName] = limit;
    else complain(['thresholds', name], say('settings-not-number', { name }));
  }
  return read;
}

function readIgnore(value: JsonObject, complain: Complain): readonly IgnoreEntry[] {
  const list = get(value, 'ignore');
  if (!isArray(list)) {
    expectKind(list, 'array', 'ignore', complain);
    return [];
  }
  return list.flatMap((entry, index) =>
    readIgnoreEntry(entry, ['ignore', String(index)], complain).map((read) => ({ ...read, index })),
  );
}

function readIgnoreEntry(entry: JsonValue, place: Pointer, complain: Complain): readonly IgnoreEntry[] {
  const [rule, tool, pointer, reason] = ['rule', 'tool', 'pointer', 'reason'].map((key) => stringAt(entry, key));
  if (rule === undefined) {
    complain(place, say('settings-ignore-shape'));
    return [];
  }
  if (!expectName(rule, RULE_IDS, 'ignore', [...place, 'rule'], complain)) return [];
  if (reason === undefined || reason.trim() === '') complain(place, say('settings-ignore-reason', { rule }));
  if (pointer !== undefined && parsePointer(pointer) === undefined) {
    complain([...place, 'pointer'], say('settings-ignore-pointer', { pointer }));
    return [];
  }
  return [
    {
      rule,
      reason: reason ?? '',
      ...(tool === undefined ? {} : { tool }),
      ...(pointer === undefined ? {} : { pointer }),
    },
  ];
}
