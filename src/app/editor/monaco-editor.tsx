import { Editor, loader } from '@monaco-editor/react';
import type { editor } from 'monaco-editor/editor';
import { useEffect, useState } from 'react';
import { selectProblems } from '../../state/selectors.ts';
import { analysis, library, store, text } from '../studio.ts';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';
import { EditorLoading } from './editor-loading.tsx';
import { followPaste } from './follow-paste.ts';
import { followPointer } from './follow-pointer.ts';
import { showMarkers } from './markers.ts';
import { monaco } from './monaco.ts';
import { createMonacoSurface, type MonacoSurface } from './monaco-surface.ts';
import { registerProviders } from './providers.ts';
import { applyEditorTheme, EDITOR_THEME } from './themes.ts';

loader.config({ monaco: monaco as never });

const OPTIONS: editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  bracketPairColorization: { enabled: false },
  fixedOverflowWidgets: true,
  folding: true,
  fontFamily: 'var(--font-code)',
  fontSize: 13,
  lineHeight: 20,
  lineNumbersMinChars: 3,
  minimap: { enabled: false },
  occurrencesHighlight: 'singleFile',
  padding: { top: 8, bottom: 24 },
  renderLineHighlight: 'line',
  scrollBeyondLastLine: false,
  smoothScrolling: false,
  stickyScroll: { enabled: false },
  tabSize: 2,
  unicodeHighlight: { ambiguousCharacters: false },
  unusualLineTerminators: 'off',
  wordBasedSuggestions: 'off',
  wordWrap: 'on',
  wrappingIndent: 'indent',
};

/** The wrapper only mounts Monaco; documents are swapped as models, never as values. */
export default function MonacoEditor() {
  const say = useWords();
  const [surface, setSurface] = useState<MonacoSurface | null>(null);
  const ariaLabel = say('app-editor-label');

  function mount(code: editor.IStandaloneCodeEditor): void {
    applyEditorTheme(monaco);
    const next = createMonacoSurface({ monaco, code, onEdits: text.changed, onShown: () => markAll(next) });
    const detach = text.attach(next);
    const providers = registerProviders({ monaco, store, text, analysis });
    followPointer(code, store);
    followPaste(code, { analysis, library, text });
    code.onDidDispose(() => {
      detach();
      providers.dispose();
      next.dispose();
    });
    setSurface(next);
  }

  useMarkers(surface);
  useEditorTheme();
  return (
    <Editor
      theme={EDITOR_THEME}
      options={{ ...OPTIONS, ariaLabel }}
      loading={<EditorLoading />}
      onMount={mount}
      beforeMount={() => applyEditorTheme(monaco)}
    />
  );
}

function markAll(surface: MonacoSurface): void {
  const model = surface.model();
  if (model !== null) showMarkers(monaco, model, selectProblems(store.getState()));
}

function useMarkers(surface: MonacoSurface | null): void {
  const problems = useStudio(selectProblems);
  useEffect(() => {
    const model = surface?.model();
    if (model !== null && model !== undefined) showMarkers(monaco, model, problems);
  }, [surface, problems]);
}

function useEditorTheme(): void {
  useEffect(() => {
    const observer = new MutationObserver(() => applyEditorTheme(monaco));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
}
