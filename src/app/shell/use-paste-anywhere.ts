import { useEffect } from 'react';
import { sayIn } from '../say.ts';
import { library, store } from '../studio.ts';

/** Pasting while no field has the focus opens the text as a document of its own. */
export function usePasteAnywhere(): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pasted = event.clipboardData?.getData('text/plain') ?? '';
      if (pasted.trim() === '' || store.getState().dialog !== null || isField(event.target)) return;
      event.preventDefault();
      const name = sayIn(store.getState().language)('app-pasted-name');
      void library.openText({ name, text: pasted, isUnnamed: true });
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, [contenteditable], .monaco-editor') !== null;
}
