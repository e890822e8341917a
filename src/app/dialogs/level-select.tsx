import { SEVERITIES, type Severity } from '../../core/model/diagnostic.ts';
import type { SettingsView } from '../../worker/protocol/rule-jobs.ts';
import { actions } from '../studio.ts';
import { useDialogWords } from '../use-dialog-words.ts';

const LEVELS = ['own', ...SEVERITIES, 'off'] as const;

/** How much a rule weighs in this document. */
export function LevelSelect({ rule, settings }: { readonly rule: string; readonly settings: SettingsView }) {
  const say = useDialogWords();
  const level = Object.hasOwn(settings.rules, rule) ? settings.rules[rule] : 'own';
  return (
    <select
      className="field"
      aria-label={say('workspace-settings-severity', { rule })}
      value={level}
      onChange={({ target: { value } }) => {
        const severity = value === 'own' ? null : (value as Severity | 'off');
        void actions.changeSettings({ kind: 'rule', rule, severity });
      }}
    >
      {LEVELS.map((name) => (
        <option key={name} value={name}>
          {say(`workspace-level-${name}`)}
        </option>
      ))}
    </select>
  );
}
