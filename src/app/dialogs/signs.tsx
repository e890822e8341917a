import type { ReactNode } from 'react';
import type { PanelWordId } from '../panel-words.ts';
import { Icon } from '../ui/icon.tsx';
import { usePanelWords } from '../use-panel-words.ts';

const SIGNS: readonly { readonly word: PanelWordId; readonly sign: ReactNode }[] = [
  { word: 'panel-sign-exact', sign: <span className="verdict verdict-exact">O</span> },
  { word: 'panel-sign-lossy', sign: <span className="verdict verdict-lossy">O</span> },
  { word: 'panel-sign-refused', sign: <span className="verdict verdict-refused">O</span> },
  { word: 'panel-sign-dropped', sign: <code className="dropped-source">"title"</code> },
  { word: 'panel-sign-fix', sign: <Icon name="wrench" size={14} /> },
  { word: 'panel-sign-suggestion', sign: <Icon name="lightbulb" size={14} /> },
];

/** The letters, lines and pictures that the panels use without a word beside them. */
export function Signs() {
  const say = usePanelWords();
  return (
    <section>
      <h3>{say('panel-signs')}</h3>
      <p>{say('panel-sign-letters')}</p>
      <ul className="signs">
        {SIGNS.map(({ word, sign }) => (
          <li key={word}>
            <span className="sign" aria-hidden="true">
              {sign}
            </span>
            {say(word)}
          </li>
        ))}
      </ul>
    </section>
  );
}
