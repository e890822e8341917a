import { type KeyboardEvent, useEffect, useRef } from 'react';
import { library, workspace } from '../studio.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';
import './document-tabs.css';

/** The open documents. Alt with an arrow key moves the tab that has the focus; so does dragging it. */
export function DocumentTabs() {
  const say = useWords();
  const openTabs = useStudio((state) => state.openTabs);
  if (openTabs.length < 2) return null;
  return (
    <nav className="document-tabs" aria-label={say('workspace-tabs')}>
      <ul>
        {openTabs.map((id, index) => (
          <DocumentTab key={id} id={id} index={index} />
        ))}
      </ul>
    </nav>
  );
}

function DocumentTab({ id, index }: { readonly id: string; readonly index: number }) {
  const say = useWords();
  const name = useStudio((state) => state.documents.find((document) => document.id === id)?.name ?? '');
  const isActive = useStudio((state) => state.activeDocument === id);
  const isDirty = useStudio((state) => state.files[id]?.isDirty === true);
  const tab = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // With many tabs the one that is shown may be outside of what the strip shows.
    if (isActive) tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isActive]);
  function moveByKey(event: KeyboardEvent): void {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (step === 0 || !event.altKey) return;
    event.preventDefault();
    workspace.moveTab(id, index + step);
  }
  return (
    <li
      ref={tab}
      className={isActive ? 'document-tab is-active' : 'document-tab'}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/x-toolscribe-tab', id)}
      onDragOver={(event) => event.dataTransfer.types.includes('text/x-toolscribe-tab') && event.preventDefault()}
      onDrop={(event) => workspace.moveTab(event.dataTransfer.getData('text/x-toolscribe-tab'), index)}
    >
      <button
        type="button"
        className="document-tab-name"
        aria-current={isActive ? 'page' : undefined}
        onClick={() => void (isActive || library.switchTo(id))}
        onKeyDown={moveByKey}
        title={name}
      >
        {name}
        {isDirty && (
          <span role="img" aria-label={say('workspace-tab-dirty')} title={say('workspace-tab-dirty')}>
            {' ●'}
          </span>
        )}
      </button>
      <IconButton label={say('workspace-tab-close', { name })} isSmall onClick={() => void workspace.closeTab(id)}>
        <Icon name="x" size={13} />
      </IconButton>
    </li>
  );
}
