import { type FormEvent, useId, useState } from 'react';
import type { FindingPlace } from '../../state/panels-slice.ts';
import { actions, notices, text } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { useDialogWords } from '../use-dialog-words.ts';
import { LevelSelect } from './level-select.tsx';
import { useSettings } from './use-settings.ts';

interface RuleHereProps {
  readonly rule: string;
  readonly finding: FindingPlace | undefined;
  readonly onDone: () => void;
}

/** What can be said about the rule in this document: another severity, or that one finding is meant to be so. */
export function RuleHere({ rule, finding, onDone }: RuleHereProps) {
  const say = useDialogWords();
  const field = useId();
  const settings = useSettings();
  const [reason, setReason] = useState('');
  if (settings === null) return null;
  async function ignore(event: FormEvent, { tool, pointer }: FindingPlace): Promise<void> {
    event.preventDefault();
    if (!(await actions.changeSettings({ kind: 'ignore', rule, tool, pointer, reason: reason.trim() }))) return;
    onDone();
    notices.tellUndoable('workspace-ignored', { rule }, text.undo);
  }
  const canIgnore = settings.canIgnore && finding !== undefined && finding.tool >= 0;
  return (
    <section>
      <h3>{say('workspace-here')}</h3>
      {settings.canHold ? (
        <LevelSelect rule={rule} settings={settings} />
      ) : (
        <p className="tone-quiet">{say('workspace-settings-no-place')}</p>
      )}
      {canIgnore && (
        <form className="ignore-form" onSubmit={(event) => void ignore(event, finding)}>
          <label htmlFor={field}>{say('workspace-ignore-reason')}</label>
          <input id={field} className="field grow" value={reason} onChange={(event) => setReason(event.target.value)} />
          <Button type="submit" disabled={reason.trim() === ''}>
            {say('workspace-ignore')}
          </Button>
        </form>
      )}
    </section>
  );
}
