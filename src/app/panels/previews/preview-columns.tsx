import { Tabs } from 'radix-ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { familyOf, type TargetFamily, type TargetId } from '../../../core/model/target-id.ts';
import { FAMILY_FACES } from '../../targets/target-label.ts';
import { useWords } from '../../use-words.ts';
import { PreviewColumn } from './preview-column.tsx';

/** A narrower column has no room for its head; `previews.css` knows it too. */
const COLUMN_PX = 284;

/** Side by side; where not even two of several find room, one at a time behind a tab each. */
export function PreviewColumns({ columns }: { readonly columns: readonly TargetId[] }) {
  const box = useRef<HTMLDivElement>(null);
  const isOneAtATime = useIsNarrower(box, 2 * COLUMN_PX) && columns.length > 1;
  return (
    <div className="preview-box" ref={box}>
      {isOneAtATime ? (
        <OneAtATime columns={columns} />
      ) : (
        <div className="preview-columns">
          {columns.map((column) => (
            <PreviewColumn key={familyOf(column)} target={column} />
          ))}
        </div>
      )}
    </div>
  );
}

function OneAtATime({ columns }: { readonly columns: readonly TargetId[] }) {
  const say = useWords();
  const [chosen, setChosen] = useState<string>('');
  const [known, setKnown] = useState(columns);
  const families = columns.map(familyOf);
  // One that is added is looked at, and so is one that takes the place of another.
  const added = families.find((family) => !known.some((column) => familyOf(column) === family));
  useEffect(() => {
    if (added !== undefined) setChosen(added);
    setKnown(columns);
  }, [added, columns]);
  const shown: TargetFamily | undefined = families.find((family) => family === chosen) ?? families[0];
  return (
    <Tabs.Root className="preview-tabs" value={shown ?? ''} onValueChange={setChosen}>
      <Tabs.List className="dock-tabs" aria-label={say('app-previews')}>
        {families.map((family) => (
          <Tabs.Trigger key={family} value={family} className="dock-tab">
            {FAMILY_FACES[family].label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {columns.map((column) => (
        <Tabs.Content key={familyOf(column)} value={familyOf(column)} className="preview-columns" tabIndex={-1}>
          <PreviewColumn target={column} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function useIsNarrower(box: RefObject<HTMLElement | null>, width: number): boolean {
  const [isNarrower, setIsNarrower] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setIsNarrower(element.clientWidth < width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, width]);
  return isNarrower;
}
