import { memo, useEffect, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { selectListedTools } from '../../../state/selectors.ts';
import { runCommand } from '../../commands/run-command.ts';
import { store } from '../../studio.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';
import { ToolRow } from './tool-row.tsx';
import './tools.css';

export function ToolsPanel() {
  const say = useWords();
  const listed = useStudio(selectListedTools);
  const total = useStudio((state) => state.tools.length);
  const selected = useStudio((state) => state.selectedTool);
  const handle = useRef<VirtualizerHandle>(null);
  const row = listed.findIndex(({ tool }) => tool.key === selected);
  useEffect(() => {
    if (row >= 0) handle.current?.scrollToIndex(row, { align: 'nearest' });
  }, [row]);
  return (
    <>
      <ToolsHead total={total} />
      <ToolFilter />
      {listed.length === 0 ? (
        <NothingListed isFiltered={total > 0} />
      ) : (
        <VirtualList label={say('app-tools')} items={listed} handle={handle} className="grow">
          {({ tool, index }) => (
            <ToolRow
              key={tool.key}
              tool={tool}
              index={index}
              isSelected={tool.key === selected}
              isLast={index === total - 1}
            />
          )}
        </VirtualList>
      )}
    </>
  );
}

/** Apart from the list, which is another with each key in a tool. */
const ToolsHead = memo(function ToolsHead({ total }: { readonly total: number }) {
  const say = useWords();
  return (
    <div className="panel-head">
      <h2>
        {say('app-tools')} <span className="badge">{total}</span>
      </h2>
      <IconButton label={say('app-tool-add')} isSmall onClick={() => runCommand('add-tool')}>
        <Icon name="plus" size={15} />
      </IconButton>
    </div>
  );
});

const ToolFilter = memo(function ToolFilter() {
  const say = useWords();
  const filterText = useStudio((state) => state.toolText);
  return (
    <div className="panel-filter">
      <SearchField label={say('app-tools-filter')} value={filterText} onChange={store.getState().toolTextChanged} />
    </div>
  );
});

function NothingListed({ isFiltered }: { readonly isFiltered: boolean }) {
  const say = useWords();
  const isReady = useStudio((state) => state.documentState === 'ready');
  return (
    <div className="quiet-note tools-none">
      <p>{say(isFiltered ? 'app-tools-filtered' : 'app-tools-none')}</p>
      {!isFiltered && isReady && <Button onClick={() => runCommand('add-tool')}>{say('app-tool-add')}</Button>}
    </div>
  );
}
