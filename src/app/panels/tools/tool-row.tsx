import { DropdownMenu } from 'radix-ui';
import { memo } from 'react';
import { toolTally } from '../../../state/problem-tally.ts';
import { selectProblemScope } from '../../../state/selectors.ts';
import type { ToolAnalysis } from '../../../worker/protocol/document-jobs.ts';
import { actions } from '../../studio.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';
import { VerdictLetters } from './verdict-letters.tsx';

interface ToolRowProps {
  readonly tool: ToolAnalysis;
  readonly index: number;
  readonly isSelected: boolean;
  readonly isLast: boolean;
}

export const ToolRow = memo(function ToolRow({ tool, index, isSelected, isLast }: ToolRowProps) {
  const say = useWords();
  const scope = useStudio(selectProblemScope);
  const { error, warning } = toolTally(tool, scope);
  return (
    <div className={isSelected ? 'tool-row is-selected' : 'tool-row'}>
      <button
        type="button"
        className="tool-main"
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => actions.selectTool(index)}
      >
        <span className="tool-name">{tool.name || say('app-tool-unnamed')}</span>
        <span className="tool-facts">
          <VerdictLetters verdicts={tool.verdicts} />
          {!tool.isAnalysed && <span className="tone-quiet">{say('app-checking-short')}</span>}
          {error > 0 && <Count tone="tone-error" count={error} word={say('app-count-errors', { count: error })} />}
          {warning > 0 && (
            <Count tone="tone-warning" count={warning} word={say('app-count-warnings', { count: warning })} />
          )}
        </span>
      </button>
      <ToolMenu index={index} name={tool.name} isLast={isLast} />
    </div>
  );
});

function Count({ tone, count, word }: { readonly tone: string; readonly count: number; readonly word: string }) {
  return (
    <span className={`badge ${tone}`} title={word}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{word}</span>
    </span>
  );
}

interface ToolMenuProps {
  readonly index: number;
  readonly name: string;
  readonly isLast: boolean;
}

const ToolMenu = memo(function ToolMenu({ index, name, isLast }: ToolMenuProps) {
  const say = useWords();
  const { changeCatalogue } = actions;
  const move = (to: number) => void changeCatalogue({ action: 'move', tool: index, to });
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={say('app-tool-menu', { name })} isSmall className="tool-menu">
          <Icon name="ellipsis" size={15} />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end">
          <DropdownMenu.Item
            className="menu-item"
            onSelect={() => void changeCatalogue({ action: 'duplicate', tool: index })}
          >
            {say('app-tool-duplicate')}
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" disabled={index === 0} onSelect={() => move(index - 1)}>
            {say('app-tool-up')}
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" disabled={isLast} onSelect={() => move(index + 1)}>
            {say('app-tool-down')}
          </DropdownMenu.Item>
          <DropdownMenu.Separator className="menu-separator" />
          <DropdownMenu.Item
            className="menu-item tone-error"
            onSelect={() => void changeCatalogue({ action: 'delete', tool: index })}
          >
            {say('app-tool-delete')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
});
