import type { TargetId } from '../../core/model/target-id.ts';
import type { TargetRulesView } from '../../worker/protocol/catalogue-jobs.ts';
import { useAnswer } from '../analysis/use-answer.ts';
import { targetLabel } from '../targets/target-label.ts';
import { Modal } from '../ui/modal.tsx';
import { SourceLink } from '../ui/source-link.tsx';
import { usePanelWords } from '../use-panel-words.ts';
import { useStudio } from '../use-studio.ts';
import type { DialogProps } from './dialogs.tsx';

interface TargetDialogProps extends DialogProps {
  readonly target: TargetId;
}

/** What a provider takes and refuses, and where and when that was read. */
export default function TargetDialog({ target, onClose }: TargetDialogProps) {
  const say = usePanelWords();
  const answer = useAnswer('targetRules', { target }, 0);
  return (
    <Modal
      title={say('app-target-of', { target: targetLabel(target) })}
      description={say('panel-target-text')}
      onClose={onClose}
    >
      {answer?.ok ? <Rules rules={answer.value} /> : <p className="quiet-note">{say('app-checking')}</p>}
    </Modal>
  );
}

function Rules({ rules: { limits, keywords, sources } }: { readonly rules: TargetRulesView }) {
  const say = usePanelWords();
  const language = useStudio((state) => state.language);
  return (
    <>
      {limits.length > 0 && (
        <section>
          <h3>{say('panel-target-limits')}</h3>
          <table className="fact-table">
            <thead>
              <tr>
                <th scope="col">{say('panel-target-limit')}</th>
                <th scope="col">{say('panel-target-value')}</th>
                <th scope="col">{say('panel-target-source')}</th>
              </tr>
            </thead>
            <tbody>
              {limits.map(({ id, value, isFirm, source }) => (
                <tr key={id}>
                  <td>{say(`panel-limit-${id}`)}</td>
                  <td>
                    {value.toLocaleString(language)}{' '}
                    <span className="tone-quiet">{say(isFirm ? 'panel-target-firm' : 'panel-target-advice')}</span>
                  </td>
                  <td>
                    <SourceLink source={source} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <section>
        <h3>{say('panel-target-keywords')}</h3>
        <dl className="keyword-actions">
          {keywords.map(({ action, names }) => (
            <div key={action}>
              <dt>{say(`panel-action-${action}`)}</dt>
              <dd>
                <code>{names.join(', ')}</code>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{say('panel-target-sources')}</h3>
        <ul aria-label={say('panel-target-sources')} className="source-list">
          {sources.map((source) => (
            <li key={source.url}>
              <SourceLink source={source} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
