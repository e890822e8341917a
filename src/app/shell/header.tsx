import type { ReactNode } from 'react';
import type { CommandId } from '../commands/commands.ts';
import { showKeys } from '../commands/keys.ts';
import { findCommand, runCommand } from '../commands/run-command.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';
import { DocumentMenu } from './document-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SamplesMenu } from './samples-menu.tsx';
import { SaveState } from './save-state.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import './header.css';

export function Header() {
  const say = useWords();
  return (
    <header className="header">
      <h1 className="brand">
        <img src="./icon.svg" alt="" width="20" height="20" />
        <span className="brand-name">Toolscribe</span>
      </h1>
      <DocumentMenu />
      <SaveState />
      <nav className="header-acts" aria-label={say('app-actions')}>
        <HeaderButton id="new" icon={<Icon name="file-plus" size={15} />} />
        <HeaderButton id="open" icon={<Icon name="folder-open" size={15} />} />
        <HeaderButton id="paste" icon={<Icon name="clipboard-paste" size={15} />} />
        <SamplesMenu />
        <HeaderButton id="save" icon={<Icon name="save" size={15} />} />
        <HeaderButton id="share" icon={<Icon name="share-2" size={15} />} />
      </nav>
      <div className="header-tools">
        <Button look="quiet" className="palette-button" onClick={() => runCommand('palette')}>
          <Icon name="search" size={15} />
          <span className="button-word">{say('app-palette')}</span>
          <kbd>{showKeys('mod+k')}</kbd>
        </Button>
        <IconButton label={say('app-shortcuts')} keys="?" onClick={() => runCommand('shortcuts')}>
          <Icon name="circle-question-mark" size={16} />
        </IconButton>
        <ThemeMenu />
        <LanguageSwitch />
      </div>
    </header>
  );
}

function HeaderButton({ id, icon }: { readonly id: CommandId; readonly icon: ReactNode }) {
  const say = useWords();
  const command = findCommand(id);
  const hasDocument = useStudio((state) => state.activeDocument !== null);
  if (command === undefined) return null;
  const { label, keys } = command;
  return (
    <Button
      look="quiet"
      disabled={command.needsDocument === true && !hasDocument}
      onClick={() => runCommand(id)}
      title={keys === undefined ? say(label) : `${say(label)} (${showKeys(keys)})`}
    >
      {icon}
      <span className="button-word">{say(label)}</span>
    </Button>
  );
}
