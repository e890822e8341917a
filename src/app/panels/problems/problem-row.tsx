import { BookOpen, Lightbulb, Wrench } from 'lucide-react';
import { memo } from 'react';
import type { Diagnostic, Fix } from '../../../core/model/diagnostic.ts';
import { formatPointer } from '../../../core/model/pointer.ts';
import { parseTargetId } from '../../../core/model/target-id.ts';
import type { FindingPlace } from '../../../state/panels-slice.ts';
import { actions, store, text } from '../../studio.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { SeverityIcon } from '../../ui/severity-icon.tsx';
import { useWords } from '../../use-words.ts';

export const ProblemRow = memo(function ProblemRow({ problem }: { readonly problem: Diagnostic }) {
  const say = useWords();
  const { severity, message, rule, tool, pointer, range, fixes } = problem;
  const [fix] = fixes;
  return (
    <div className="problem-row">
      <button type="button" className="problem-main" onClick={() => text.reveal(range)}>
        <SeverityIcon severity={severity} />
        <span className="visually-hidden">{say(`app-severity-${severity}`)}: </span>
        <span className="problem-message">{message}</span>
        <span className="problem-place">
          {tool !== '' && <span className="problem-tool">{tool}</span>}
          <code>{formatPointer(pointer) || '/'}</code>
          <span className="problem-line">{say('app-line', { line: range.start.line })}</span>
        </span>
      </button>
      <span className="problem-acts">
        {problem.target !== undefined && <span className="badge">{problem.target}</span>}
        {fix !== undefined && <FixButton fix={fix} />}
        <IconButton
          label={say('app-rule-page', { rule })}
          isSmall
          onClick={() => store.getState().dialogOpened({ kind: 'rule', id: rule, finding: placeOf(problem) })}
        >
          <BookOpen size={14} />
        </IconButton>
      </span>
    </div>
  );
});

function placeOf({ toolIndex, descriptorPointer, source, target }: Diagnostic): FindingPlace {
  const known = target === undefined ? undefined : parseTargetId(target);
  return {
    tool: toolIndex,
    pointer: descriptorPointer,
    ...(source === undefined ? {} : { source }),
    ...(known === undefined ? {} : { target: known }),
  };
}

/** A wrench mends without changing the meaning; a bulb is a suggestion that may change it. */
function FixButton({ fix }: { readonly fix: Fix }) {
  const say = useWords();
  const Icon = fix.safe ? Wrench : Lightbulb;
  return (
    <Button
      isSmall
      aria-label={`${say('app-fix')}: ${fix.title}`}
      title={fix.safe ? fix.title : `${fix.title} (${say('app-fix-unsafe')})`}
      onClick={() => actions.applyFix(fix)}
    >
      <Icon size={12} aria-hidden="true" />
      {say('app-fix')}
    </Button>
  );
}
