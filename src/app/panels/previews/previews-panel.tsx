import { DropdownMenu } from 'radix-ui';
import { familyOf, TARGET_FAMILIES } from '../../../core/model/target-id.ts';
import { store } from '../../studio.ts';
import { FAMILY_FACES } from '../../targets/target-label.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';
import { PreviewColumns } from './preview-columns.tsx';
import './previews.css';

/** What each provider would receive for the selected tool, side by side. */
export function PreviewsPanel() {
  const say = useWords();
  const columns = useStudio((state) => state.columns);
  const foldBlocks = useStudio((state) => state.foldBlocks);
  return (
    <>
      <div className="panel-head">
        <h2>{say('app-previews')}</h2>
        <span className="panel-head-acts">
          <Switch
            label={say('app-fold-blocks-short')}
            name={say('app-fold-blocks')}
            isOn={foldBlocks}
            onChange={store.getState().foldBlocksChosen}
          />
          <AddColumn />
        </span>
      </div>
      {columns.length === 0 ? (
        <p className="quiet-note">{say('app-previews-none')}</p>
      ) : (
        <PreviewColumns columns={columns} />
      )}
    </>
  );
}

function AddColumn() {
  const say = useWords();
  const columns = useStudio((state) => state.columns);
  const missing = TARGET_FAMILIES.filter((family) => !columns.some((column) => familyOf(column) === family));
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild disabled={missing.length === 0}>
        <Button isSmall>
          <Icon name="plus" size={14} />
          {say('app-column-add')}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end">
          {missing.map((family) => (
            <DropdownMenu.Item key={family} className="menu-item" onSelect={() => store.getState().columnAdded(family)}>
              {FAMILY_FACES[family].label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
