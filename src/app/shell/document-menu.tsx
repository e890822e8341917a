import { ChevronDown, FileJson2, History, Pencil, SaveAll, Trash2, X } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { selectActiveDocument } from '../../state/selectors.ts';
import { runCommand } from '../commands/run-command.ts';
import { library, store } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';

/** The open document, and the others that this browser keeps. */
export function DocumentMenu() {
  const say = useWords();
  const documents = useStudio((state) => state.documents);
  const active = useStudio(selectActiveDocument);
  if (documents.length === 0) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button look="quiet" className="document-button" aria-label={documentLabel()}>
          <FileJson2 size={15} aria-hidden="true" />
          <span className="name">{active?.name ?? say('app-documents')}</span>
          <ChevronDown size={14} aria-hidden="true" />
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
                onSelect={() => store.getState().dialogOpened({ kind: 'rename' })}
              >
                <Pencil size={14} aria-hidden="true" />
                {say('app-rename')}
              </DropdownMenu.Item>
              <DropdownMenu.Item className="menu-item" onSelect={() => runCommand('history')}>
                <History size={14} aria-hidden="true" />
                {say('workspace-history')}
              </DropdownMenu.Item>
              <DropdownMenu.Item className="menu-item" onSelect={() => runCommand('save-as')}>
                <SaveAll size={14} aria-hidden="true" />
                {say('workspace-save-as')}
              </DropdownMenu.Item>
              <DropdownMenu.Item className="menu-item" onSelect={() => runCommand('close')}>
                <X size={14} aria-hidden="true" />
                {say('workspace-close')}
              </DropdownMenu.Item>
              <DropdownMenu.Item className="menu-item tone-error" onSelect={() => void library.remove(active.id)}>
                <Trash2 size={14} aria-hidden="true" />
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
