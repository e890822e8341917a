import { memo } from 'react';
import type { TargetId } from '../../../core/model/target-id.ts';
import { store } from '../../studio.ts';
import { targetLabel } from '../../targets/target-label.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';
import { copyPayload, downloadPayload } from './take-away.ts';

interface ColumnActsProps {
  readonly target: TargetId;
  /** There is no payload to take away. */
  readonly isEmpty: boolean;
}

/** What can be taken away from a column: the payload shown, or all tools as one request. */
export const ColumnActs = memo(function ColumnActs({ target, isEmpty }: ColumnActsProps) {
  const say = useWords();
  const label = targetLabel(target);
  const hasTools = useStudio((state) => state.tools.length > 0);
  return (
    <span className="preview-acts">
      <IconButton
        label={say('app-copy', { target: label })}
        isSmall
        disabled={isEmpty}
        onClick={() => void copyPayload(target)}
      >
        <Icon name="copy" size={14} />
      </IconButton>
      <IconButton
        label={say('app-download', { target: label })}
        isSmall
        disabled={isEmpty}
        onClick={() => downloadPayload(target)}
      >
        <Icon name="download" size={14} />
      </IconButton>
      <IconButton
        label={say('app-request-of', { target: label })}
        isSmall
        disabled={!hasTools}
        onClick={() => store.getState().dialogOpened({ kind: 'request', target })}
      >
        <Icon name="files" size={14} />
      </IconButton>
      <IconButton
        label={say('app-target-of', { target: label })}
        isSmall
        onClick={() => store.getState().dialogOpened({ kind: 'target', target })}
      >
        <Icon name="info" size={14} />
      </IconButton>
      <IconButton
        label={say('app-column-remove', { target: label })}
        isSmall
        onClick={() => store.getState().columnRemoved(target)}
      >
        <Icon name="x" size={14} />
      </IconButton>
    </span>
  );
});
