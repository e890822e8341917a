import type { SaveStatus } from '../../state/documents-slice.ts';
import type { FileFacts } from '../../state/workspace-slice.ts';
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
      className={status.state === 'failed' ? 'save-state is-failed' : 'save-state'}
      role="status"
      title={storage === 'unknown' ? undefined : say(`workspace-state-${storage}`)}
    >
      {isOnDisk(status, file)
        ? say('workspace-state-disk', { time: notices.time(file.savedAt) })
        : wording(status, say)}
      {storage === 'insecure' && ` · ${say('workspace-insecure')}`}
    </span>
  );
}

function isOnDisk(status: SaveStatus, file: FileFacts | undefined): file is FileFacts & { savedAt: number } {
  return status.state !== 'failed' && file !== undefined && !file.isDirty && file.savedAt !== null;
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
