import { Tooltip } from 'radix-ui';
import { useMemo } from 'react';
import { Toaster } from 'sonner';
import { selectActiveDocument } from '../state/selectors.ts';
import { useShortcuts } from './commands/use-shortcuts.ts';
import { Dialogs } from './dialogs/dialogs.tsx';
import { sayIn } from './say.ts';
import { FileDrop } from './shell/file-drop.tsx';
import { Header } from './shell/header.tsx';
import { NarrowLayout } from './shell/narrow-layout.tsx';
import { ProblemAnnouncer } from './shell/problem-announcer.tsx';
import { useIsNarrow } from './shell/use-is-narrow.ts';
import { useKeptFocus } from './shell/use-kept-focus.ts';
import { usePasteAnywhere } from './shell/use-paste-anywhere.ts';
import { useTheme } from './shell/use-theme.ts';
import { Welcome } from './shell/welcome.tsx';
import { WideLayout } from './shell/wide-layout.tsx';
import { useStudio } from './use-studio.ts';
import { WordsContext } from './use-words.ts';
import './ui/notices.css';

export function App() {
  const language = useStudio((state) => state.language);
  const say = useMemo(() => sayIn(language), [language]);
  const isNarrow = useIsNarrow();
  useTheme();
  useShortcuts();
  usePasteAnywhere();
  const main = useKeptFocus();
  return (
    <WordsContext value={say}>
      <Tooltip.Provider delayDuration={400}>
        <div className="app">
          <Header />
          <main className="main" ref={main} tabIndex={-1}>
            <Workplace isNarrow={isNarrow} />
          </main>
        </div>
        <ProblemAnnouncer />
        <FileDrop />
        <Dialogs />
        <Toaster
          position="bottom-center"
          containerAriaLabel={say('app-notices')}
          toastOptions={{ className: 'toast', closeButtonAriaLabel: say('app-close') }}
          closeButton
          visibleToasts={isNarrow ? 1 : 3}
        />
      </Tooltip.Provider>
    </WordsContext>
  );
}

/** The panels belong to a document: without one there is the first screen alone. */
function Workplace({ isNarrow }: { readonly isNarrow: boolean }) {
  const hasDocument = useStudio((state) => selectActiveDocument(state) !== null);
  const isRestoring = useStudio((state) => state.isRestoring);
  if (!hasDocument) return isRestoring ? null : <Welcome />;
  return isNarrow ? <NarrowLayout /> : <WideLayout />;
}
