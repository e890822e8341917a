import { DropdownMenu } from 'radix-ui';
import { memo, useId } from 'react';
import { toolTally } from '../../../state/problem-tally.ts';
import { selectProblemScope } from '../../../state/selectors.ts';
import type { ToolAnalysis } from '../../../worker/protocol/document-jobs.ts';
import { actions } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
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
  const nameId = useId();
  const { error, warning } = toolTally(tool, scope);
  return (
    <div className={isSelected ? 'tool-row is-selected' : 'tool-row'}>
      <button
        type="button"
        className="tool-main"
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => actions.selectTool(index)}
      >
        <span className="tool-name" id={nameId}>
          {tool.name || say('app-tool-unnamed')}
        </span>
        <span className="tool-facts">
          <VerdictLetters verdicts={tool.verdicts} />
          {!tool.isAnalysed && <span className="tone-quiet">{say('app-checking-short')}</span>}
          {error > 0 && <Count tone="tone-error" count={error} word={say('app-count-errors', { count: error })} />}
          {warning > 0 && (
            <Count tone="tone-warning" count={warning} word={say('app-count-warnings', { count: warning })} />
          )}
        </span>
      </button>
      <ToolMenu index={index} nameId={nameId} isLast={isLast} />
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
  /** Of the element that shows the tool's name. */
  readonly nameId: string;
  readonly isLast: boolean;
}

const ToolMenu = memo(function ToolMenu({ index, nameId, isLast }: ToolMenuProps) {
  const say = useWords();
  const wordId = useId();
  const { changeCatalogue } = actions;
  const move = (to: number) => void changeCatalogue({ action: 'move', tool: index, to });
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button aria-labelledby={`${wordId} ${nameId}`} look="quiet" isSmall className="icon tool-menu">
          <Icon name="ellipsis" size={15} />
          <span className="visually-hidden" id={wordId}>
            {say('app-tool-menu')}
          </span>
        </Button>
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
