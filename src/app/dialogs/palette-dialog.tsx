import { Command as Menu } from 'cmdk';
import { useEffect, useState } from 'react';
import { selectShownProblems } from '../../state/selectors.ts';
import { COMMANDS, type Command } from '../commands/commands.ts';
import { showKeys } from '../commands/keys.ts';
import { isAvailable } from '../commands/run-command.ts';
import { takeTypedAhead } from '../commands/typed-ahead.ts';
import { PANELS } from '../panels/index.ts';
import { showPanel } from '../panels/show-panel.ts';
import { actions, text } from '../studio.ts';
import { useFocusReturn } from '../ui/use-focus-return.ts';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';
import type { DialogProps } from './dialogs.tsx';
import { matchWords } from './match-words.ts';
import './palette.css';

/** The palette filters by itself; beyond so many entries typing narrows the lists first. */
const LIMIT = 300;

/** They belong to a document. */
const NO_PANELS: typeof PANELS = [];

/** Everything by name: commands, the document's tools, its problems. */
export default function PaletteDialog({ onClose }: DialogProps) {
  const say = useWords();
  const tools = useStudio((state) => state.tools);
  const problems = useStudio(selectShownProblems);
  const panels = useStudio((state) => (state.activeDocument === null ? NO_PANELS : PANELS));
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    // Behind the effect that gives the field the focus.
    const ahead = takeTypedAhead();
    if (ahead !== '') setWanted(ahead);
    return () => void takeTypedAhead();
  }, []);
  const commands: readonly Command[] = COMMANDS;
  const giveBackFocus = useFocusReturn();
  const close = () => {
    onClose();
    setTimeout(giveBackFocus);
  };
  const choose = (act: () => void) => () => {
    close();
    // The dialog gives the focus back in a task of its own; what was chosen may take it after that.
    setTimeout(act, 30);
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
        <Menu.Group heading={say('app-actions')}>
          {commands
            .filter((command) => command.id !== 'palette' && isAvailable(command))
            .map(({ id, label, keys, run }) => (
              <Menu.Item key={id} value={`${say(label)} ${id}`} className="palette-item" onSelect={choose(run)}>
                <span className="grow">{say(label)}</span>
                {keys !== undefined && <kbd>{showKeys(keys)}</kbd>}
              </Menu.Item>
            ))}
        </Menu.Group>
        <Menu.Group heading={say('app-dock')}>
          {panels.map(({ id, title }) => (
            <Menu.Item
              key={id}
              value={`${say('app-dock')} ${say(title)} ${id}`}
              className="palette-item"
              onSelect={choose(() => showPanel(id))}
            >
              {say(title)}
            </Menu.Item>
          ))}
        </Menu.Group>
        <Menu.Group heading={say('app-tools')}>
          {tools.slice(0, LIMIT).map((tool, index) => (
            <Menu.Item
              key={tool.key}
              value={`${tool.name} ${index}`}
              className="palette-item"
              onSelect={choose(() => actions.selectTool(index))}
            >
              <code>{tool.name}</code>
            </Menu.Item>
          ))}
        </Menu.Group>
        <Menu.Group heading={say('app-problems')}>
          {problems.slice(0, LIMIT).map((problem, index) => (
            <Menu.Item
              // biome-ignore lint/suspicious/noArrayIndexKey: the same finding may stand twice.
              key={index}
              value={`${problem.rule} ${problem.message} ${index}`}
              className="palette-item"
              onSelect={choose(() => text.reveal(problem.range))}
            >
              <span className="grow">{problem.message}</span>
              <code>{problem.tool}</code>
            </Menu.Item>
          ))}
        </Menu.Group>
      </Menu.List>
    </Menu.Dialog>
  );
}
