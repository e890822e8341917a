import type { ReactNode } from 'react';
import { isMissingCode } from '../offline/missing-code.ts';
import { useWords } from '../use-words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailureNote } from './failure-note.tsx';

/** A panel that breaks, or whose code cannot be fetched, leaves the others alone. */
export function PanelBoundary({ children }: { readonly children: ReactNode }) {
  const say = useWords();
  return (
    <ErrorBoundary
      fallback={(error, retry) =>
        isMissingCode(error) ? (
          <FailureNote title={say('workspace-part-missing')} onRetry={retry} />
        ) : (
          <FailureNote title={say('app-panel-failed')} detail={error.message} onRetry={retry} />
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}
