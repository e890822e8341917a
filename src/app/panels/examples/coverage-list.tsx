import { Plus } from 'lucide-react';
import type { Coverage, CoverageCount } from '../../../core/examples/example-report.ts';
import type { ExampleKind } from '../../../core/model/tool.ts';
import { actions } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../use-words.ts';

/** Beyond this many the list says how many more there are. */
const SHOWN_MISSING = 12;

interface CoverageListProps {
  readonly coverage: Coverage;
  readonly tool: number;
}

/** What the examples exercise, and what they leave out: each gap offers an example that fills it. */
export function CoverageList({ coverage, tool }: CoverageListProps) {
  const say = useWords();
  const add = (kind: ExampleKind) => (covers: string) =>
    void actions.changeCatalogue({ action: 'add-example', tool, kind, covers });
  return (
    <dl className="coverage" aria-label={say('app-coverage')}>
      <CoverageItem label={say('app-coverage-parameters')} count={coverage.parameters} onAdd={add('success')} />
      <CoverageItem label={say('app-coverage-enum')} count={coverage.enumValues} onAdd={add('success')} />
      <CoverageItem label={say('app-coverage-branches')} count={coverage.branches} onAdd={add('success')} />
      <CoverageItem label={say('app-coverage-errors')} count={coverage.errorCodes} onAdd={add('error')} />
    </dl>
  );
}

interface CoverageItemProps {
  readonly label: string;
  readonly count: CoverageCount;
  readonly onAdd: (covers: string) => void;
}

function CoverageItem({ label, count: { seen, of, missing }, onAdd }: CoverageItemProps) {
  const say = useWords();
  if (of === 0) return null;
  return (
    <div className="coverage-item">
      <dt>
        {label}{' '}
        <span className={seen < of ? 'badge tone-warning' : 'badge tone-good'}>
          {seen}/{of}
        </span>
      </dt>
      <dd className="coverage-missing">
        {missing.slice(0, SHOWN_MISSING).map((entry) => (
          <Button
            key={entry}
            isSmall
            look="quiet"
            aria-label={say('app-coverage-add', { entry })}
            title={say('app-coverage-add', { entry })}
            onClick={() => onAdd(entry)}
          >
            <Plus size={12} aria-hidden="true" />
            <code>{entry}</code>
          </Button>
        ))}
        {missing.length > SHOWN_MISSING && say('app-gaps-more', { count: missing.length - SHOWN_MISSING })}
      </dd>
    </div>
  );
}
