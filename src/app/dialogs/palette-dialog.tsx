import { Command as Menu } from 'cmdk';
import { useEffect, useState } from 'react';
import { takeTypedAhead } from '../commands/typed-ahead.ts';
import { useFocusReturn } from '../ui/use-focus-return.ts';
import { useWords } from '../use-words.ts';
import type { DialogProps } from './dialogs.tsx';
import { matchWords } from './match-words.ts';
import { CommandGroup, PanelGroup, ProblemGroup, ToolGroup } from './palette-groups.tsx';
import './palette.css';

/** The dialog gives the focus back in a task of its own; what was chosen may take it after that. */
const BEHIND_FOCUS_MS = 30;

/** Everything by name: commands, the document's tools, its problems. */
export default function PaletteDialog({ onClose }: DialogProps) {
  const say = useWords();
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    // Behind the effect that gives the field the focus.
    const ahead = takeTypedAhead();
    if (ahead !== '') setWanted(ahead);
    return () => void takeTypedAhead();
  }, []);
  const giveBackFocus = useFocusReturn();
  const close = () => {
    onClose();
    setTimeout(giveBackFocus);
  };
  const choose = (act: () => void) => {
    close();
    setTimeout(act, BEHIND_FOCUS_MS);
  };
  return (
    <Menu.Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      label={say('app-palette')}
      filter={matchWords}
      overlayClassName="dialog-veil"
      contentClassName="dialog palette"
    >
      <Menu.Input
        className="palette-input"
        placeholder={say('app-palette-placeholder')}
        value={wanted}
        onValueChange={setWanted}
      />
      <Menu.List className="palette-list">
        <Menu.Empty className="quiet-note">{say('app-palette-empty')}</Menu.Empty>
        <CommandGroup choose={choose} />
        <PanelGroup choose={choose} />
        <ToolGroup choose={choose} />
        <ProblemGroup choose={choose} />
      </Menu.List>
    </Menu.Dialog>
  );
}
