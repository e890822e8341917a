import { Copy, Download, Files, Info, X } from 'lucide-react';
import type { TargetId } from '../../../core/model/target-id.ts';
import type { Preview } from '../../../worker/protocol.ts';
import { store } from '../../studio.ts';
import { targetLabel } from '../../targets/target-label.ts';
import { IconButton } from '../../ui/button.tsx';
import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';
import { copyPayload, downloadPayload } from './take-away.ts';

interface ColumnActsProps {
  readonly target: TargetId;
  readonly preview: Preview | null;
}

/** What can be taken away from a column: the payload shown, or all tools as one request. */
export function ColumnActs({ target, preview }: ColumnActsProps) {
  const say = useWords();
  const label = targetLabel(target);
  const toolName = useStudio((state) => state.toolView?.view.name ?? '');
  const hasTools = useStudio((state) => state.tools.length > 0);
  const isEmpty = preview === null || preview.text === null;
  return (
    <span className="preview-acts">
      <IconButton
        label={say('app-copy', { target: label })}
        isSmall
        disabled={isEmpty}
        onClick={() => preview !== null && void copyPayload(preview)}
      >
        <Copy size={14} />
      </IconButton>
      <IconButton
        label={say('app-download', { target: label })}
        isSmall
        disabled={isEmpty}
        onClick={() => preview !== null && downloadPayload(preview, toolName)}
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
}
