import { type ReactNode, Suspense } from 'react';
import { useWords } from '../use-words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailureNote } from './failure-note.tsx';

/** A panel that breaks, or whose code has not come yet, leaves the others alone. */
export function PanelBoundary({ children }: { readonly children: ReactNode }) {
  const say = useWords();
  return (
    <ErrorBoundary
      fallback={(error, retry) => (
        <FailureNote title={say('app-panel-failed')} detail={error.message} onRetry={retry} />
      )}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
