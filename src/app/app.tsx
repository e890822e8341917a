import { Tooltip } from 'radix-ui';
import { Toaster } from 'sonner';
import { useShortcuts } from './commands/use-shortcuts.ts';
import { Dialogs } from './dialogs/dialogs.tsx';
import { FileDrop } from './shell/file-drop.tsx';
import { Header } from './shell/header.tsx';
import { NarrowLayout } from './shell/narrow-layout.tsx';
import { ProblemAnnouncer } from './shell/problem-announcer.tsx';
import { useIsNarrow } from './shell/use-is-narrow.ts';
import { usePasteAnywhere } from './shell/use-paste-anywhere.ts';
import { useTheme } from './shell/use-theme.ts';
import { WideLayout } from './shell/wide-layout.tsx';
import { useWords } from './use-words.ts';

export function App() {
  const say = useWords();
  const isNarrow = useIsNarrow();
  useTheme();
  useShortcuts();
  usePasteAnywhere();
  return (
    <Tooltip.Provider delayDuration={400}>
      <div className="app">
        <Header />
        <main className="main">{isNarrow ? <NarrowLayout /> : <WideLayout />}</main>
      </div>
      <ProblemAnnouncer />
      <FileDrop />
      <Dialogs />
      <Toaster
        position={isNarrow ? 'bottom-center' : 'bottom-right'}
        containerAriaLabel={say('app-notices')}
        toastOptions={{ className: 'toast', closeButtonAriaLabel: say('app-close') }}
        closeButton
      />
    </Tooltip.Provider>
  );
}
