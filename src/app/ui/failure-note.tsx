import { useWords } from '../use-words.ts';
import { Button } from './button.tsx';

interface FailureNoteProps {
  readonly title: string;
  readonly detail?: string;
  readonly onRetry: () => void;
}

export function FailureNote({ title, detail, onRetry }: FailureNoteProps) {
  const say = useWords();
  return (
    <div className="failure-note" role="alert">
      <p>
        <strong>{title}</strong> {detail}
      </p>
      <Button isSmall onClick={onRetry}>
        {say('app-retry')}
      </Button>
    </div>
  );
}
