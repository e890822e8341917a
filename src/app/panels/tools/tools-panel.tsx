import { memo, useEffect, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { selectListedTools } from '../../../state/selectors.ts';
import { runCommand } from '../../commands/run-command.ts';
import { store } from '../../studio.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
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
      <div className="panel-head">
        <h2>
          {say('app-tools')} <span className="badge">{total}</span>
        </h2>
        <IconButton label={say('app-tool-add')} isSmall onClick={() => runCommand('add-tool')}>
          <Icon name="plus" size={15} />
        </IconButton>
      </div>
      <ToolFilter />
      {listed.length === 0 ? (
        <p className="quiet-note">{say(total === 0 ? 'app-tools-none' : 'app-tools-filtered')}</p>
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

const ToolFilter = memo(function ToolFilter() {
  const say = useWords();
  const filterText = useStudio((state) => state.toolText);
  return (
    <div className="panel-filter">
      <input
        type="search"
        className="field grow"
        aria-label={say('app-tools-filter')}
        placeholder={say('app-tools-filter')}
        value={filterText}
        onChange={(event) => store.getState().toolTextChanged(event.target.value)}
      />
    </div>
  );
});
