import type { SaveStatus } from '../../state/documents-slice.ts';
import type { Say } from '../say.ts';
import { notices } from '../studio.ts';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';

/** Says where the text is kept, and never more than is true. */
export function SaveState() {
  const say = useWords();
  const status = useStudio((state) => state.saveStatus);
  const isOpen = useStudio((state) => state.activeDocument !== null);
  if (!isOpen && status.state !== 'failed') return null;
  return (
    <span className={status.state === 'failed' ? 'save-state is-failed' : 'save-state'} role="status">
      {wording(status, say)}
    </span>
  );
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
