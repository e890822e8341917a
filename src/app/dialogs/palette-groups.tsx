import { Command as Menu } from 'cmdk';
import type { ReactNode } from 'react';
import { selectShownProblems } from '../../state/selectors.ts';
import { COMMANDS, type Command } from '../commands/commands.ts';
import { showKeys } from '../commands/keys.ts';
import { isAvailable } from '../commands/run-command.ts';
import { PANELS } from '../panels/index.ts';
import { showPanel } from '../panels/show-panel.ts';
import { actions, text } from '../studio.ts';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';

/** The palette filters by itself; beyond so many entries typing narrows the lists first. */
const LIMIT = 300;

interface GroupProps {
  /** Closes the palette, then does it. */
  readonly choose: (act: () => void) => void;
}

export function CommandGroup({ choose }: GroupProps) {
  const say = useWords();
  const commands: readonly Command[] = COMMANDS;
  return (
    <Menu.Group heading={say('app-actions')}>
      {commands
        .filter((command) => command.id !== 'palette' && isAvailable(command))
        .map(({ id, label, keys, run }) => (
          <Entry key={id} value={`${say(label)} ${id}`} onSelect={() => choose(run)}>
            <span className="grow">{say(label)}</span>
            {keys !== undefined && <kbd>{showKeys(keys)}</kbd>}
          </Entry>
        ))}
    </Menu.Group>
  );
}

/** They belong to a document. */
const NO_PANELS: typeof PANELS = [];

export function PanelGroup({ choose }: GroupProps) {
  const say = useWords();
  const panels = useStudio((state) => (state.activeDocument === null ? NO_PANELS : PANELS));
  return (
    <Menu.Group heading={say('app-dock')}>
      {panels.map(({ id, title }) => (
        <Entry key={id} value={`${say('app-dock')} ${say(title)} ${id}`} onSelect={() => choose(() => showPanel(id))}>
          {say(title)}
        </Entry>
      ))}
    </Menu.Group>
  );
}

export function ToolGroup({ choose }: GroupProps) {
  const say = useWords();
  const tools = useStudio((state) => state.tools);
  return (
    <Menu.Group heading={say('app-tools')}>
      {tools.slice(0, LIMIT).map(({ key, name }, index) => (
        <Entry key={key} value={`${name} ${index}`} onSelect={() => choose(() => actions.selectTool(index))}>
          <code>{name}</code>
        </Entry>
      ))}
    </Menu.Group>
  );
}

export function ProblemGroup({ choose }: GroupProps) {
  const say = useWords();
  const problems = useStudio(selectShownProblems);
  return (
    <Menu.Group heading={say('app-problems')}>
      {problems.slice(0, LIMIT).map(({ rule, message, tool, range }, index) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: the same finding may stand twice.
          key={index}
          value={`${rule} ${message} ${index}`}
          onSelect={() => choose(() => text.reveal(range))}
        >
          <span className="grow">{message}</span>
          <code>{tool}</code>
        </Entry>
      ))}
    </Menu.Group>
  );
}

interface EntryProps {
  /** What the typed words are looked for in. */
  readonly value: string;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

function Entry({ value, onSelect, children }: EntryProps) {
  return (
    <Menu.Item value={value} className="palette-item" onSelect={onSelect}>
      {children}
    </Menu.Item>
  );
}
