import { DropdownMenu } from 'radix-ui';
import type { TextLanguage } from '../../core/text/text-tree.ts';
import { selectActiveDocument } from '../../state/selectors.ts';
import type { CommandId } from '../commands/commands.ts';
import { showKeys } from '../commands/keys.ts';
import { findCommand, runCommand } from '../commands/run-command.ts';
import { library, store, workspace } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';

/** Two ways to open that have no button of their own, then what concerns the open document. */
const MENU = [
  { id: 'open-folder', icon: 'folder-open' },
  { id: 'server', icon: 'server' },
  { id: 'history', icon: 'history' },
  { id: 'save-as', icon: 'save-all' },
  { id: 'to-yaml', icon: 'file-braces' },
  { id: 'to-json', icon: 'file-braces' },
  { id: 'settings', icon: 'list-checks' },
  { id: 'close', icon: 'x' },
] as const satisfies readonly { readonly id: CommandId; readonly icon: IconName }[];

/** A document is converted only to the language that it is not in. */
function otherThan(language: TextLanguage | undefined): CommandId {
  return language === 'yaml' ? 'to-yaml' : 'to-json';
}

/** The menu gives the focus back to its button first, so that a dialog can give it back there too. */
function afterMenu(act: () => void): void {
  setTimeout(act, 30);
}

function CommandItem({ id, icon }: { readonly id: CommandId; readonly icon: IconName }) {
  const say = useWords();
  const command = findCommand(id);
  if (command === undefined) return null;
  return (
    <DropdownMenu.Item className="menu-item" onSelect={() => afterMenu(() => runCommand(id))}>
      <Icon name={icon} size={14} />
      <span className="grow">{say(command.label)}</span>
      {command.keys !== undefined && <kbd>{showKeys(command.keys)}</kbd>}
    </DropdownMenu.Item>
  );
}

/** The open document, and the others that this browser keeps. */
export function DocumentMenu() {
  const say = useWords();
  const documents = useStudio((state) => state.documents);
  const active = useStudio(selectActiveDocument);
  const language = useStudio((state) => state.documentFacts?.language);
  if (documents.length === 0) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button look="quiet" className="document-button" aria-label={documentLabel()}>
          <Icon name="file-braces" size={15} />
          <span className="name">{active?.name ?? say('app-documents')}</span>
          <Icon name="chevron-down" size={14} />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="start">
          <DropdownMenu.Label className="menu-label">{say('app-documents')}</DropdownMenu.Label>
          {documents.map(({ id, name }) => (
            <DropdownMenu.CheckboxItem
              key={id}
              className="menu-item"
              checked={id === active?.id}
              onSelect={() => void (id !== active?.id && library.switchTo(id))}
            >
              <span className="menu-check" aria-hidden="true">
                {id === active?.id ? '●' : ''}
              </span>
              <span className="grow">{name}</span>
            </DropdownMenu.CheckboxItem>
          ))}
          {active !== null && (
            <>
              <DropdownMenu.Separator className="menu-separator" />
              <DropdownMenu.Item
                className="menu-item"
                onSelect={() => afterMenu(() => store.getState().dialogOpened({ kind: 'rename' }))}
              >
                <Icon name="pencil" size={14} />
                {say('app-rename')}
              </DropdownMenu.Item>
              {MENU.filter(({ id }) => id !== otherThan(language)).map(({ id, icon }) => (
                <CommandItem key={id} id={id} icon={icon} />
              ))}
              <DropdownMenu.Item className="menu-item tone-error" onSelect={() => void workspace.remove(active.id)}>
                <Icon name="trash-2" size={14} />
                {say('app-remove-draft')}
              </DropdownMenu.Item>
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );

  function documentLabel(): string {
    return active === null ? say('app-documents') : say('app-document-named', { name: active.name });
  }
}
