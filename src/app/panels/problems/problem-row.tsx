import { memo } from 'react';
import type { Diagnostic, Fix } from '../../../core/model/diagnostic.ts';
import { formatPointer } from '../../../core/model/pointer.ts';
import { parseTargetId } from '../../../core/model/target-id.ts';
import type { FindingPlace } from '../../../state/panels-slice.ts';
import { actions, store, text } from '../../studio.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SeverityIcon } from '../../ui/severity-icon.tsx';
import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';

export const ProblemRow = memo(function ProblemRow({ problem }: { readonly problem: Diagnostic }) {
  const namesTool = useStudio((state) => state.tools.length > 1);
  const { severity, message, rule, tool, pointer, range, fixes, target, toolIndex, descriptorPointer, source } =
    problem;
  return (
    <div className="problem-row">
      <ProblemMain severity={severity} message={message} tool={namesTool ? tool : ''} pointer={pointer} range={range} />
      <ProblemActs
        rule={rule}
        target={target}
        fix={fixes[0]}
        tool={toolIndex}
        pointer={descriptorPointer}
        {...(source && { source })}
      />
    </div>
  );
});

type ProblemMainProps = Pick<Diagnostic, 'severity' | 'message' | 'tool' | 'pointer' | 'range'>;

/** Apart from its row: a renamed tool is in each of its problems, but seen in few. */
const ProblemMain = memo(function ProblemMain({ severity, message, tool, pointer, range }: ProblemMainProps) {
  const say = useWords();
  return (
    <button type="button" className="problem-main" onClick={() => text.reveal(range)}>
      <SeverityIcon severity={severity} />
      <span className="visually-hidden">{say(`app-severity-${severity}`)}: </span>
      <span className="problem-message">{message}</span>
      <span className="problem-place">
        {tool !== '' && <span className="problem-tool">{tool}</span>}
        <code>
          {/* Cut at its beginning where there is no room: the code runs from right to left, the pointer in it does not. */}
          <bdi>{formatPointer(pointer) || '/'}</bdi>
        </code>
        <span className="problem-line">{say('app-line', { line: range.start.line })}</span>
      </span>
    </button>
  );
});

interface ProblemActsProps extends Omit<FindingPlace, 'target'> {
  readonly rule: string;
  readonly target: Diagnostic['target'];
  readonly fix: Fix | undefined;
}

const ProblemActs = memo(function ProblemActs({ fix, ...place }: ProblemActsProps) {
  return (
    <span className="problem-acts">
      {place.target !== undefined && <span className="badge">{place.target}</span>}
      {fix !== undefined && <FixButton fix={fix} />}
      <RuleButton {...place} />
    </span>
  );
});

/** Apart from the fix, which moves with the text. */
const RuleButton = memo(function RuleButton({ rule, target, ...place }: Omit<ProblemActsProps, 'fix'>) {
  const say = useWords();
  function showRule(): void {
    const known = target === undefined ? undefined : parseTargetId(target);
    const finding = { ...place, ...(known && { target: known }) };
    store.getState().dialogOpened({ kind: 'rule', id: rule, finding });
  }
  return (
    <IconButton label={say('app-rule-page', { rule })} isSmall onClick={showRule}>
      <Icon name="book-open" size={14} />
    </IconButton>
  );
});

/** A wrench mends without changing the meaning; a bulb is a suggestion that may change it. */
function FixButton({ fix }: { readonly fix: Fix }) {
  const say = useWords();
  return (
    <Button
      isSmall
      aria-label={`${say('app-fix')}: ${fix.title}`}
      title={fix.safe ? fix.title : `${fix.title} (${say('app-fix-unsafe')})`}
      onClick={() => actions.applyFix(fix)}
    >
      <Icon name={fix.safe ? 'wrench' : 'lightbulb'} size={12} />
      {say('app-fix')}
    </Button>
  );
}
