import { useEffect, useState } from 'react';
import type { FindingPlace } from '../../state/panels-slice.ts';
import { selectProblems } from '../../state/selectors.ts';
import type { StudioState } from '../../state/store.ts';
import type { RulePage } from '../../worker/protocol/rule-jobs.ts';
import { actions, analysis, library, store } from '../studio.ts';
import { targetLabel } from '../targets/target-label.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { SourceLink } from '../ui/source-link.tsx';
import { useDialogWords } from '../use-dialog-words.ts';
import { useStudio } from '../use-studio.ts';
import type { DialogProps } from './dialogs.tsx';
import { RuleHere } from './rule-here.tsx';

interface RuleDialogProps extends DialogProps {
  readonly id: string;
  readonly finding?: FindingPlace | undefined;
}

type Answer = { readonly state: 'waiting' | 'missing' } | { readonly state: 'here'; readonly page: RulePage };

export default function RuleDialog({ id, finding, onClose }: RuleDialogProps) {
  const say = useDialogWords();
  const answer = useRule(id);
  if (answer.state === 'here') return <Page page={answer.page} finding={finding} onClose={onClose} />;
  return (
    <Modal title={id} onClose={onClose}>
      <p>{say(answer.state === 'waiting' ? 'app-checking' : 'app-rule-missing')}</p>
    </Modal>
  );
}

interface PageProps extends DialogProps {
  readonly page: RulePage;
  readonly finding: FindingPlace | undefined;
}

function Page({ page, finding, onClose }: PageProps) {
  const say = useDialogWords();
  const { id, family, summary, why, source, good, bad, severity } = page;
  const level = (whose: keyof typeof severity) => say(`workspace-level-${severity[whose]}`);
  const weighed = say('app-rule-severity', { authored: level('authored'), foreign: level('foreign') });
  const target = finding?.target;
  const fixable = useStudio((state) => fixesOf(state, id));
  function fix(): void {
    onClose();
    void actions.fixAll(id);
  }
  function tryOut(example: string): void {
    onClose();
    void library.openText({ name: `${id}.json`, text: example });
  }
  return (
    <Modal title={id} description={summary} onClose={onClose}>
      <p>
        <span className="badge">{family}</span> {weighed}
      </p>
      {isRule(id) && <RuleHere rule={id} finding={finding} onDone={onClose} />}
      <section>
        <h3>{say('app-rule-why')}</h3>
        <p>{why}</p>
      </section>
      <RuleExamples good={good} bad={bad} onTry={tryOut} />
      <p className="tone-quiet">
        {say('app-rule-source')} <SourceLink source={finding?.source ?? source} />
      </p>
      {target !== undefined && (
        <p>
          <Button isSmall onClick={() => store.getState().dialogOpened({ kind: 'target', target })}>
            {say('app-target-of', { target: targetLabel(target) })}
          </Button>
        </p>
      )}
      {fixable > 0 && (
        <div className="dialog-foot">
          <Button onClick={fix}>
            {say('app-rule-fix-all')} ({fixable})
          </Button>
        </div>
      )}
    </Modal>
  );
}

interface RuleExamplesProps extends Pick<RulePage, 'good' | 'bad'> {
  readonly onTry: (example: string) => void;
}

function RuleExamples({ good, bad, onTry }: RuleExamplesProps) {
  const say = useDialogWords();
  return (
    <>
      {bad.map(({ text, finding }) => (
        <section key={text}>
          <h3 className="tone-error">{say('app-rule-bad')}</h3>
          <pre className="code-block">{text}</pre>
          <p className="rule-finding">
            <span>{finding}</span>
            <Button isSmall onClick={() => onTry(text)}>
              {say('app-rule-open-example')}
            </Button>
          </p>
        </section>
      ))}
      {good.map((text) => (
        <section key={text}>
          <h3 className="tone-good">{say('app-rule-good')}</h3>
          <pre className="code-block">{text}</pre>
        </section>
      ))}
    </>
  );
}

/** What is found while a text is read holds for every text: there is nothing to set. */
function isRule(id: string): boolean {
  return !id.startsWith('text-');
}

/** How many findings of the rule in the open document can be fixed. */
function fixesOf(state: StudioState, rule: string): number {
  return selectProblems(state).filter((problem) => problem.rule === rule && problem.fixes.length > 0).length;
}

function useRule(id: string): Answer {
  const language = useStudio((state) => state.language);
  const [answer, setAnswer] = useState<Answer>({ state: 'waiting' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the worker words the page in the language it was told last.
  useEffect(() => {
    let isCurrent = true;
    void analysis.run('rule', { id }).then((result) => {
      if (!isCurrent) return;
      const page = result.ok ? result.value : null;
      setAnswer(page === null ? { state: 'missing' } : { state: 'here', page });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, language]);
  return answer;
}
