import { CircleHelp, ClipboardPaste, FilePlus2, FolderOpen, Save, Search, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CommandId } from '../commands/commands.ts';
import { showKeys } from '../commands/keys.ts';
import { findCommand, runCommand } from '../commands/run-command.ts';
import { Button, IconButton } from '../ui/button.tsx';
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
        <HeaderButton id="new" icon={<FilePlus2 size={15} aria-hidden="true" />} />
        <HeaderButton id="open" icon={<FolderOpen size={15} aria-hidden="true" />} />
        <HeaderButton id="paste" icon={<ClipboardPaste size={15} aria-hidden="true" />} />
        <SamplesMenu />
        <HeaderButton id="save" icon={<Save size={15} aria-hidden="true" />} />
        <HeaderButton id="share" icon={<Share2 size={15} aria-hidden="true" />} />
      </nav>
      <div className="header-tools">
        <Button look="quiet" className="palette-button" onClick={() => runCommand('palette')}>
          <Search size={15} aria-hidden="true" />
          <span className="button-word">{say('app-palette')}</span>
          <kbd>{showKeys('mod+k')}</kbd>
        </Button>
        <IconButton label={say('app-shortcuts')} keys="?" onClick={() => runCommand('shortcuts')}>
          <CircleHelp size={16} />
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
