import { CRITICALITIES } from '../../../core/diff/change.ts';
import { formatPointer } from '../../../core/model/pointer.ts';
import type { CompareView } from '../../../worker/protocol/catalogue-jobs.ts';
import { text } from '../../studio.ts';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { usePanelWords } from '../../use-panel-words.ts';
import { CRITICALITY_TONES } from './criticality-tones.ts';

/** Breaking changes first; each leads to its place in the open document. */
export function ChangeList({ comparison }: { readonly comparison: CompareView }) {
  const say = usePanelWords();
  const { changes, bump, unannounced } = comparison;
  const ordered = CRITICALITIES.flatMap((wanted) => changes.filter(({ criticality }) => criticality === wanted));
  if (changes.length === 0) return <p className="quiet-note">{say('panel-compare-none')}</p>;
  return (
    <>
      <p className="compare-bump">
        {say('panel-compare-bump', { bump: say(`panel-bump-${bump}`) })}
        {unannounced.length > 0 && (
          <span className="tone-error"> {say('panel-compare-unannounced', { tools: unannounced.join(', ') })}</span>
        )}
      </p>
      <VirtualList label={say('panel-compare-changes')} items={ordered} className="compare-list">
        {({ criticality, tool, pointer, message, range }) => (
          <button
            type="button"
            className="link-row compare-row"
            disabled={range === null}
            onClick={() => range !== null && text.reveal(range)}
          >
            <span className={`compare-criticality ${CRITICALITY_TONES[criticality]}`}>
              {say(`panel-${criticality}`)}
            </span>
            <span className="compare-message">{message}</span>
            <span className="compare-place">
              {tool} <code>{formatPointer(pointer)}</code>
            </span>
          </button>
        )}
      </VirtualList>
    </>
  );
}
