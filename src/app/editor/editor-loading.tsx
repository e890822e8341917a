import { useWords } from '../use-words.ts';

export function EditorLoading() {
  const say = useWords();
  return (
    <p className="quiet-note" role="status">
      {say('app-editor-loading')}
    </p>
  );
}
