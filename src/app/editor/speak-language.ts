import { MONACO_WORDS } from '../../core/words/monaco-words.ts';
import { store } from '../studio.ts';

declare global {
  /** Monaco's own texts by number; it reads them while its modules start, and keeps them. */
  var _VSCODE_NLS_MESSAGES: string[] | undefined;
}

/** The language that the editor keeps until the page is loaded again. */
export const EDITOR_LANGUAGE = store.getState().language;

// Must run before any module of Monaco.
if (EDITOR_LANGUAGE === 'vi') {
  const texts: string[] = [];
  for (const [number, , vietnamese] of MONACO_WORDS) texts[number] = vietnamese;
  globalThis._VSCODE_NLS_MESSAGES = texts;
}
