import { LANGUAGES, type Language } from '../../core/model/message.ts';
import { store } from '../studio.ts';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', vi: 'Tiếng Việt' };

export function LanguageSwitch() {
  const say = useWords();
  const language = useStudio((state) => state.language);
  return (
    <fieldset className="language-switch" aria-label={say('app-language')}>
      {LANGUAGES.map((known) => (
        <button
          key={known}
          type="button"
          lang={known}
          title={NAMES[known]}
          aria-pressed={known === language}
          onClick={() => store.getState().languageChosen(known)}
        >
          {known}
          <span className="visually-hidden">: {NAMES[known]}</span>
        </button>
      ))}
    </fieldset>
  );
}
