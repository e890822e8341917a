import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';

/** What is taken away while the text does not parse is that of an earlier text, and is said to be. */
export function BrokenNote() {
  const say = useWords();
  const isBroken = useStudio((state) => state.documentState === 'broken');
  return isBroken && <p className="warning-note">{say('app-broken')}</p>;
}
