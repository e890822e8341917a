import { Copy, Download, Files, Info, X } from 'lucide-react';
import { memo } from 'react';
import type { TargetId } from '../../../core/model/target-id.ts';
import { store } from '../../studio.ts';
import { targetLabel } from '../../targets/target-label.ts';
import { IconButton } from '../../ui/button.tsx';
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
        <Copy size={14} />
      </IconButton>
      <IconButton
        label={say('app-download', { target: label })}
        isSmall
        disabled={isEmpty}
        onClick={() => downloadPayload(target)}
      >
        <Download size={14} />
      </IconButton>
      <IconButton
        label={say('app-request-of', { target: label })}
        isSmall
        disabled={!hasTools}
        onClick={() => store.getState().dialogOpened({ kind: 'request', target })}
      >
        <Files size={14} />
      </IconButton>
      <IconButton
        label={say('app-target-of', { target: label })}
        isSmall
        onClick={() => store.getState().dialogOpened({ kind: 'target', target })}
      >
        <Info size={14} />
      </IconButton>
      <IconButton
        label={say('app-column-remove', { target: label })}
        isSmall
        onClick={() => store.getState().columnRemoved(target)}
      >
        <X size={14} />
      </IconButton>
    </span>
  );
});
