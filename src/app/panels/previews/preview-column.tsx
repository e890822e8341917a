import type { TargetId } from '../../../core/model/target-id.ts';
import type { Preview } from '../../../worker/protocol/tool-jobs.ts';
import { targetLabel } from '../../targets/target-label.ts';
import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';
import { ColumnActs } from './column-acts.tsx';
import { ColumnHead } from './column-head.tsx';
import { LossList } from './loss-list.tsx';
import { PayloadText } from './payload-text.tsx';

export function PreviewColumn({ target }: { readonly target: TargetId }) {
  const say = useWords();
  const label = targetLabel(target);
  const preview = useStudio((state) => state.toolView?.view.previews.find((entry) => entry.target === target) ?? null);
  const isStale = useStudio(
    (state) => state.toolView !== null && (state.documentState === 'broken' || state.analysisRun.status === 'failed'),
  );
  return (
    <section className="preview-column" aria-label={label}>
      <ColumnHead target={target} />
      <div className="preview-status">
        {preview !== null && <Status preview={preview} isStale={isStale} />}
        <ColumnActs target={target} isEmpty={preview === null || preview.text === null} />
      </div>
      {preview === null ? (
        <Waiting />
      ) : (
        <>
          {preview.text === null && <p className="warning-note">{say('app-refused-note')}</p>}
          <LossList losses={preview.losses} label={label} />
          <PayloadText preview={preview} label={label} />
        </>
      )}
    </section>
  );
}

interface StatusProps {
  readonly preview: Preview;
  /** The text has changed since in a way that cannot be read. */
  readonly isStale: boolean;
}

/** In one row with the buttons, whatever it says: nothing below moves while somebody types. */
function Status({ preview: { status, tokens, text }, isStale }: StatusProps) {
  const say = useWords();
  const tone = { exact: 'tone-good', lossy: 'tone-warning', refused: 'tone-error' }[status];
  return (
    <>
      <span className={`badge ${tone}`}>{say(`app-status-${status}`)}</span>
      {isStale && <span className="badge tone-warning">{say('app-stale')}</span>}
      {!isStale && text !== null && <span className="preview-tokens">{say('app-tokens', { count: tokens })}</span>}
    </>
  );
}

/** Why there is no payload yet. */
function Waiting() {
  const say = useWords();
  const failure = useStudio((state) => state.toolViewFailure);
  const hasTool = useStudio((state) => state.selectedTool !== null);
  if (!hasTool) return <p className="quiet-note">{say('app-no-tool')}</p>;
  if (failure !== null) return <p className="warning-note">{say('app-preview-failed', { reason: failure })}</p>;
  return <p className="quiet-note">{say('app-checking')}</p>;
}
