import { useEffect, useRef } from 'react';
import { showPanel } from '../panels/show-panel.ts';
import { analysis, library, store, text } from '../studio.ts';
import { useWords } from '../use-words.ts';
import { createPlainSurface } from './plain-surface.ts';
import './plain-editor.css';

/** What is pasted over the whole text is taken for what it is. */
async function takePasted(field: HTMLTextAreaElement): Promise<void> {
  const isWhole = field.selectionStart === 0 && field.selectionEnd === field.value.length;
  if (!isWhole) return;
  // The field holds what is pasted once the event is over.
  await new Promise((over) => setTimeout(over));
  const revision = text.revision();
  const detected = await analysis.run('detect', { text: text.text() });
  if (detected.ok && revision === text.revision()) library.pasted(detected.value, revision);
}

/** The text in an ordinary field: for narrow screens, where Monaco is no help. */
export default function PlainEditor() {
  const say = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (field.current === null) return;
    const surface = createPlainSurface(field.current, {
      onEdits: text.changed,
      onCursor: (cursor) => store.getState().cursorMoved(cursor),
      onReveal: () => store.getState().narrowTabChosen('text'),
      onQuickFixes: () => showPanel('problems'),
    });
    const detach = text.attach(surface);
    return () => {
      detach();
      surface.dispose();
    };
  }, []);
  return (
    <textarea
      ref={field}
      onPaste={(event) => void takePasted(event.currentTarget)}
      className="plain-editor"
      aria-label={say('app-editor-plain-label')}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
    />
  );
}
