import type { Severity } from '../model/diagnostic.ts';
import { TARGET_IDS, type TargetId } from '../model/target-id.ts';
import { TARGETS } from '../targets/index.ts';
import type { Preset } from './define-rule.ts';

/** The smallest number of tools that one of the targets takes in a request. */
const FEWEST_TOOLS = Math.min(
  ...TARGET_IDS.map((target) => TARGETS[target].limits.tools?.value ?? Number.POSITIVE_INFINITY),
);

/** Numbers that rules compare with; the settings object may override each. */
export const DEFAULT_THRESHOLDS = {
  description_min: 40,
  description_long: 600,
  description_max: 1024,
  name_max: 64,
  depth_authored: 2,
  depth_foreign: 3,
  enum_max: 30,
  action_values_max: 3,
  parameters_max: 15,
  tools_max: FEWEST_TOOLS,
  tool_tokens: 400,
  /** Characters of server and tool name together. */
  host_name_max: 60,
  /** Characters that a host puts before a name; the length of a short server name. */
  host_prefix: 8,
  /** Days after which what is known of a provider is called old. */
  profile_days: 180,
} as const;
export type ThresholdName = keyof typeof DEFAULT_THRESHOLDS;
export type Thresholds = Readonly<Record<ThresholdName, number>>;

export interface IgnoreEntry {
  readonly rule: string;
  readonly tool?: string;
  readonly pointer?: string;
  readonly reason: string;
  /** Its place in the list as written, where other entries may be broken. */
  readonly index?: number;
}

/** The settings object: a catalogue's `lint` key or `toolscribe.config.json`, read and with defaults filled in. */
export interface LintSettings {
  readonly preset: Preset;
  readonly targets: readonly TargetId[];
  readonly rules: Readonly<Record<string, Severity | 'off'>>;
  readonly thresholds: Thresholds;
  readonly ignore: readonly IgnoreEntry[];
}

export const DEFAULT_SETTINGS: LintSettings = {
  preset: 'recommended',
  targets: [],
  rules: {},
  thresholds: DEFAULT_THRESHOLDS,
  ignore: [],
};
