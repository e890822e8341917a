import { useEffect, useRef } from 'react';
import { store, text } from '../studio.ts';
import { useWords } from '../use-words.ts';
import { createPlainSurface } from './plain-surface.ts';

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
      className="plain-editor"
      aria-label={say('app-editor-label')}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      wrap="off"
    />
  );
}
