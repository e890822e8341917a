import { useEffect, useId, useState } from 'react';
import { PRESETS } from '../../core/lint/define-rule.ts';
import type { RuleSummary, SettingsView } from '../../worker/protocol/rule-jobs.ts';
import { actions, analysis } from '../studio.ts';
import { Modal } from '../ui/modal.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { useDialogWords } from '../use-dialog-words.ts';
import { useStudio } from '../use-studio.ts';
import type { DialogProps } from './dialogs.tsx';
import { LevelSelect } from './level-select.tsx';
import { useSettings } from './use-settings.ts';

/** Preset and severities, written into the document as the command line reads them. */
export default function SettingsDialog({ onClose }: DialogProps) {
  const say = useDialogWords();
  const settings = useSettings();
  const canHold = settings?.canHold === true;
  return (
    <Modal
      title={say('workspace-settings-title')}
      description={say(settings === null || canHold ? 'workspace-settings-text' : 'workspace-settings-no-place')}
      onClose={onClose}
    >
      {settings !== null && <Everywhere settings={settings} />}
      {settings !== null && canHold && <Settings settings={settings} />}
    </Modal>
  );
}

/** Written into a document that has a place for it; else remembered here. */
function Everywhere({ settings: { canHold, everywhere } }: { readonly settings: SettingsView }) {
  const say = useDialogWords();
  const here = useStudio((state) => state.everywhere);
  const choose = useStudio((state) => state.everywhereChosen);
  const isInDocument = canHold && !here;
  return (
    <p className="settings-line">
      <Switch
        label={say('workspace-settings-everywhere')}
        isOn={everywhere || here}
        onChange={(isOn) => {
          choose(isOn && !canHold);
          if (canHold && isOn !== everywhere) void actions.changeSettings({ kind: 'everywhere', everywhere: isOn });
        }}
      />
      {!isInDocument && <span className="tone-quiet">{say('workspace-settings-everywhere-here')}</span>}
    </p>
  );
}

function Settings({ settings }: { readonly settings: SettingsView }) {
  const say = useDialogWords();
  const preset = useId();
  const [wanted, setWanted] = useState('');
  const rules = useRules().filter(({ id, summary }) => `${id} ${summary}`.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <>
      <p className="settings-line">
        <label htmlFor={preset}>{say('workspace-settings-preset')}</label>
        <select
          id={preset}
          className="field"
          value={settings.preset}
          onChange={({ target: { value } }) => {
            const chosen = PRESETS.find((name) => name === value);
            if (chosen !== undefined) void actions.changeSettings({ kind: 'preset', preset: chosen });
          }}
        >
          {PRESETS.map((name) => (
            <option key={name} value={name}>
              {say(`workspace-preset-${name}`)}
            </option>
          ))}
        </select>
        <SearchField label={say('workspace-settings-filter')} value={wanted} onChange={setWanted} />
      </p>
      <ul className="settings-rules">
        {rules.map(({ id, summary }) => (
          <li key={id}>
            <span>
              <code>{id}</code>
              <br />
              <span className="tone-quiet">{summary}</span>
            </span>
            <LevelSelect rule={id} settings={settings} />
          </li>
        ))}
      </ul>
    </>
  );
}

function useRules(): readonly RuleSummary[] {
  const language = useStudio((state) => state.language);
  const [rules, setRules] = useState<readonly RuleSummary[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the worker words the list in the language it was told last.
  useEffect(() => {
    let isCurrent = true;
    void analysis.run('rules', null).then((result) => {
      if (isCurrent && result.ok) setRules(result.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return rules;
}
