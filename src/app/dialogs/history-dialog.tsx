import { useEffect, useId, useState } from 'react';
import { selectActiveDocument } from '../../state/selectors.ts';
import { differenceOf } from '../document/difference.ts';
import { EditorLoading } from '../editor/editor-loading.tsx';
import { useSnapshots } from '../storage/use-snapshots.ts';
import { drafts, library, notices, store, text, workspace } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Modal } from '../ui/modal.tsx';
import { useDialogWords } from '../use-dialog-words.ts';
import { useStudio } from '../use-studio.ts';
import type { DialogProps } from './dialogs.tsx';

const TextDifference = lazyPart(() => import('../editor/text-difference.tsx'), <EditorLoading />);

/** Earlier versions of the document, newest first on the right of the slider, each beside the present text. */
export default function HistoryDialog({ onClose }: DialogProps) {
  const say = useDialogWords();
  const slider = useId();
  const active = useStudio(selectActiveDocument);
  const id = active?.id ?? '';
  const name = active?.name ?? '';
  const snapshots = useSnapshots(id);
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = snapshots[chosen ?? snapshots.length - 1];
  const at = shown?.at;
  const version = useVersion(id, shown?.order);
  const isReadable = typeof version === 'string';
  const shownTime = (when: number) => new Date(when).toLocaleString(store.getState().language);
  const isReadOnly = useStudio((state) => state.readOnly !== null);

  async function keep(): Promise<void> {
    onClose();
    if (await workspace.keepVersion()) notices.tell('workspace-history-kept');
    else notices.warn('workspace-history-not-kept');
  }
  async function restore(content: string, when: number): Promise<void> {
    await workspace.keepVersion();
    const edit = differenceOf(text.text(), content);
    if (edit !== null) text.apply([edit]);
    onClose();
    notices.tellUndoable('workspace-history-restored', { time: shownTime(when) }, text.undo);
  }
  function openCopy(content: string, when: number): void {
    onClose();
    void library.openText({
      name: say('workspace-history-copy-name', { name, time: shownTime(when) }),
      text: content,
    });
  }
  return (
    <Modal title={say('workspace-history-title', { name })} onClose={onClose} isWide>
      {at === undefined ? (
        <p>{say('workspace-history-none')}</p>
      ) : (
        <>
          <label htmlFor={slider}>{say('workspace-history-slider')}</label>
          <input
            id={slider}
            className="wide-field"
            type="range"
            min={0}
            max={snapshots.length - 1}
            value={chosen ?? snapshots.length - 1}
            aria-valuetext={shownTime(at)}
            onChange={(event) => setChosen(Number(event.target.value))}
          />
          <p role="status">
            {version === null
              ? say('workspace-history-unreadable')
              : say('workspace-history-at', { time: shownTime(at), count: shown?.length ?? 0 })}
          </p>
          <div className="history-difference">
            {isReadable && (
              <TextDifference before={version} after={text.text()} label={say('workspace-history-diff')} />
            )}
          </div>
          <div className="dialog-foot">
            <Button disabled={!isReadable} onClick={() => isReadable && openCopy(version, at)}>
              {say('workspace-history-copy')}
            </Button>
            <Button disabled={!isReadable || isReadOnly} onClick={() => isReadable && void restore(version, at)}>
              {say('workspace-history-restore')}
            </Button>
            <Button look="primary" disabled={isReadOnly} onClick={() => void keep()}>
              {say('workspace-history-keep')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}

/** Undefined while it is looked for, null when it cannot be read. */
function useVersion(id: string, order: number | undefined): string | null | undefined {
  const [version, setVersion] = useState<string | null>();
  useEffect(() => {
    let isCurrent = true;
    setVersion(undefined);
    if (order === undefined) return;
    void drafts.readSnapshot(id, order).then(
      (found) => isCurrent && setVersion(found),
      () => isCurrent && setVersion(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, order]);
  return version;
}
