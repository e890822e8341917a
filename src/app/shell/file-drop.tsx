import { useEffect, useState } from 'react';
import { workspace } from '../studio.ts';
import { useWords } from '../use-words.ts';

/** Files dropped anywhere on the page open as documents of their own. */
export function FileDrop() {
  const say = useWords();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
    const drop = async (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setIsOver(false);
      if (event.dataTransfer !== null) await workspace.files.openDropped(event.dataTransfer);
    };
    window.addEventListener('dragover', over, { capture: true });
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop, { capture: true });
    return () => {
      window.removeEventListener('dragover', over, { capture: true });
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop, { capture: true });
    };
  }, []);
  return isOver ? <div className="drop-veil">{say('app-drop')}</div> : null;
}
