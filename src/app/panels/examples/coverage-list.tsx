import type { Coverage, CoverageCount } from '../../../core/examples/example-report.ts';
import type { ExampleKind } from '../../../core/model/tool.ts';
import type { CoveragePlace } from '../../../worker/protocol/tool-jobs.ts';
import { actions, store, text } from '../../studio.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Switch } from '../../ui/switch.tsx';
import { usePanelWords } from '../../use-panel-words.ts';
import { useStudio } from '../../use-studio.ts';

/** Beyond this many the list says how many more there are. */
const SHOWN_MISSING = 12;

interface CoverageListProps {
  readonly coverage: Coverage;
  readonly places: readonly CoveragePlace[];
  readonly tool: number;
}

/** What the examples exercise, and what they leave out: each gap offers an example that fills it. */
export function CoverageList({ coverage, places, tool }: CoverageListProps) {
  const say = usePanelWords();
  const add = (kind: ExampleKind) => (covers: string) =>
    void actions.changeCatalogue({ action: 'add-example', tool, kind, covers });
  const isMarked = useStudio((state) => state.marksCoverage);
  const parts = [
    { label: say('app-coverage-parameters'), count: coverage.parameters, onAdd: add('success') },
    { label: say('app-coverage-enum'), count: coverage.enumValues, onAdd: add('success') },
    { label: say('app-coverage-branches'), count: coverage.branches, onAdd: add('success') },
    { label: say('app-coverage-errors'), count: coverage.errorCodes, onAdd: add('error') },
  ];
  return (
    <section aria-label={say('app-coverage')}>
      <div className="panel-toolbar">
        <h3 className="grow">{say('app-coverage')}</h3>
        <Switch label={say('panel-coverage-show')} isOn={isMarked} onChange={store.getState().coverageMarked} />
      </div>
      {isMarked && <p className="coverage-legend">{say('panel-coverage-legend')}</p>}
      <dl className="coverage">
        {parts.map((part) => (
          <CoverageItem key={part.label} places={places} {...part} />
        ))}
      </dl>
    </section>
  );
}

interface CoverageItemProps {
  readonly places: readonly CoveragePlace[];
  readonly label: string;
  readonly count: CoverageCount;
  readonly onAdd: (covers: string) => void;
}

function CoverageItem({ places, label, count: { seen, of, missing }, onAdd }: CoverageItemProps) {
  const say = usePanelWords();
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
          <Gap
            key={entry}
            entry={entry}
            place={places.find((place) => place.entry === entry)}
            onAdd={() => onAdd(entry)}
          />
        ))}
        {missing.length > SHOWN_MISSING && say('app-gaps-more', { count: missing.length - SHOWN_MISSING })}
      </dd>
    </div>
  );
}

interface GapProps {
  readonly entry: string;
  readonly place: CoveragePlace | undefined;
  readonly onAdd: () => void;
}

/** A parameter by its name, one of its values by the value itself. */
function nameOf(entry: string, place: CoveragePlace | undefined): string {
  const path = entry.replace(/^\/parameters\/(properties\/)?/, '');
  const value = place?.value ?? null;
  return value === null ? path : `${path.replace(/\/enum\/\d+$/, '')}: ${value}`;
}

/** The name leads to its place; the plus adds an example for it. */
function Gap({ entry, place, onAdd }: GapProps) {
  const say = usePanelWords();
  const name = nameOf(entry, place);
  const show = () => void (place !== undefined && text.reveal(place.range));
  return (
    <span className="coverage-gap">
      <Button isSmall look="quiet" title={say('panel-coverage-go', { entry: name })} onClick={show}>
        <code>{name}</code>
      </Button>
      <IconButton isSmall label={say('app-coverage-add', { entry: name })} onClick={onAdd}>
        <Icon name="plus" size={12} />
      </IconButton>
    </span>
  );
}
