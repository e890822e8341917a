import type { SaveStatus } from '../../state/documents-slice.ts';
import type { BrowserStorage, FileFacts } from '../../state/workspace-slice.ts';
import type { Say } from '../say.ts';
import { notices } from '../studio.ts';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';

/** Says where the text is kept, and never more than is true. */
export function SaveState() {
  const say = useWords();
  const status = useStudio((state) => state.saveStatus);
  const isOpen = useStudio((state) => state.activeDocument !== null);
  const file = useStudio((state) => (state.activeDocument === null ? undefined : state.files[state.activeDocument]));
  const storage = useStudio((state) => state.browserStorage);
  if (!isOpen && status.state !== 'failed') return null;
  return (
    <span
      className={status.state === 'failed' && !isOnDisk(file) ? 'save-state is-failed' : 'save-state'}
      role="status"
      title={storage === 'unknown' ? undefined : say(`workspace-state-${storage}`)}
    >
      {isOnDisk(file)
        ? say(status.state === 'failed' ? 'workspace-state-disk-only' : 'workspace-state-disk', {
            time: notices.time(file.savedAt),
          })
        : wording(status, say)}
      {remark(storage, status, file, say)}
    </span>
  );
}

function isOnDisk(file: FileFacts | undefined): file is FileFacts & { savedAt: number } {
  return file !== undefined && !file.isDirty && file.savedAt !== null;
}

/** What the browser does not promise, where the draft is all there is. */
function remark(storage: BrowserStorage, status: SaveStatus, file: FileFacts | undefined, say: Say): string {
  if (storage === 'insecure') return ` · ${say('workspace-insecure')}`;
  const isDraftOnly = status.state === 'kept' && !isOnDisk(file);
  return storage === 'best-effort' && isDraftOnly ? ` · ${say('workspace-best-effort')}` : '';
}

function wording(status: SaveStatus, say: Say): string {
  switch (status.state) {
    case 'unchanged':
      return '';
    case 'saving':
      return say('app-save-saving');
    case 'kept':
      return say('app-save-kept', { time: notices.time(status.at) });
    case 'failed':
      return say(`app-save-${status.reason}`);
  }
}
