import { workspace } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';

/** Says why the text cannot be changed here, and how it can. */
export function ReadOnlyBanner() {
  const say = useWords();
  const readOnly = useStudio((state) => state.readOnly);
  if (readOnly === null) return null;
  return (
    <div className="banner" role="status">
      <span>{say(`workspace-${readOnly}`)}</span>
      <Button isSmall onClick={workspace.takeOver}>
        {say(readOnly === 'follower' ? 'workspace-take-over' : 'workspace-shared-edit')}
      </Button>
    </div>
  );
}
