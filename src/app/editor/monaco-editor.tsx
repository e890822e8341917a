import { Editor, loader } from '@monaco-editor/react';
import type { editor } from 'monaco-editor/editor';
import { useEffect } from 'react';
import { selectPlacedProblems } from '../../state/selectors.ts';
import type { StudioState } from '../../state/store.ts';
import { actions, analysis, frame, library, notices, store, text } from '../studio.ts';
import { useWords } from '../use-words.ts';
import './editor.css';
import { markCoverage } from './coverage-marks.ts';
import { EditorLoading } from './editor-loading.tsx';
import { followPaste } from './follow-paste.ts';
import { followPointer } from './follow-pointer.ts';
import { toggleWrap } from './large-texts.ts';
import { markLosses } from './loss-marks.ts';
import { createMarkers } from './markers.ts';
import { monaco } from './monaco.ts';
import { createMonacoSurface } from './monaco-surface.ts';
import { registerProviders } from './providers.ts';
import { EDITOR_LANGUAGE } from './speak-language.ts';
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
  // Plain words are strings in YAML.
  quickSuggestions: { other: true, comments: false, strings: true },
  // Not while the key itself is read and drawn.
  quickSuggestionsDelay: 60,
  renderLineHighlight: 'line',
  scrollBeyondLastLine: false,
  smoothScrolling: false,
  stickyScroll: { enabled: false },
  tabSize: 2,
  unicodeHighlight: { ambiguousCharacters: false },
  unusualLineTerminators: 'off',
  // In a shadow root the menu of the right mouse button stands outside of the colours of the theme.
  useShadowDOM: false,
  wordBasedSuggestions: 'off',
  wordWrap: 'on',
  wrappingIndent: 'indent',
};

/** The wrapper only mounts Monaco; documents are swapped as models, never as values. */
export default function MonacoEditor() {
  const say = useWords();
  const ariaLabel = say('app-editor-label');

  function mount(code: editor.IStandaloneCodeEditor): void {
    applyEditorTheme(monaco);
    const markers = createMarkers(monaco, code);
    const mark = () => markers.show(selectPlacedProblems(store.getState()));
    const wrapOrNot = () => {
      toggleWrap(code);
      mark();
    };
    const onLarge = () => notices.tellWith('workspace-large', {}, 'workspace-wrap', wrapOrNot);
    const surface = createMonacoSurface({ monaco, code, onEdits: text.changed, onShown: mark, onLarge });
    const detach = text.attach(surface);
    const unsubscribe = store.subscribe(mark);
    const stopListening = store.subscribe(tellOfLanguage);
    const providers = registerProviders({ monaco, store, text, analysis, showFix: actions.applyFix });
    const lossMarks = markLosses(code, store);
    const coverageMarks = markCoverage(code, store);
    followPointer(code, store, frame);
    code.addAction({
      id: 'toolscribe.wrap',
      label: say('workspace-wrap'),
      keybindings: [monaco.KeyMod.Alt | monaco.KeyCode.KeyZ],
      contextMenuGroupId: 'view',
      run: wrapOrNot,
    });
    followPaste(code, { analysis, library, text });
    code.onDidDispose(() => {
      detach();
      unsubscribe();
      stopListening();
      markers.dispose();
      lossMarks.dispose();
      coverageMarks.dispose();
      providers.dispose();
      surface.dispose();
    });
  }

  useEditorTheme();
  return (
    <Editor
      theme={EDITOR_THEME}
      options={{ ...OPTIONS, ariaLabel }}
      loading={<EditorLoading />}
      onMount={mount}
      keepCurrentModel
      beforeMount={() => applyEditorTheme(monaco)}
    />
  );
}

/** What Monaco says itself was read when it started. */
function tellOfLanguage({ language }: StudioState, before: StudioState): void {
  if (language === before.language || language === EDITOR_LANGUAGE) return;
  notices.tellWith('workspace-editor-language', {}, 'workspace-reload', () => location.reload());
}

function useEditorTheme(): void {
  useEffect(() => {
    const observer = new MutationObserver(() => applyEditorTheme(monaco));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
}
