import { lazy, Suspense } from 'react';
import { selectActiveDocument } from '../../state/selectors.ts';
import { EditorLoading } from '../editor/editor-loading.tsx';
import { loadEditor } from '../editor/load-editor.ts';
import { PanelBoundary } from '../ui/panel-boundary.tsx';
import { useStudio } from '../use-studio.ts';
import { DocumentTabs } from './document-tabs.tsx';
import { ReadOnlyBanner } from './read-only-banner.tsx';
import { StatusBar } from './status-bar.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { Welcome } from './welcome.tsx';

const MonacoEditor = lazy(loadEditor);
const PlainEditor = lazy(() => import('../editor/plain-editor.tsx'));

export function EditorPane() {
  const hasDocument = useStudio((state) => selectActiveDocument(state) !== null);
  const isRestoring = useStudio((state) => state.isRestoring);
  const isNarrow = useIsNarrow();
  if (!hasDocument) return isRestoring ? null : <Welcome />;
  return (
    <>
      <DocumentTabs />
      <ReadOnlyBanner />
      <div className="editor-box">
        <PanelBoundary>
          <Suspense fallback={<EditorLoading />}>{isNarrow ? <PlainEditor /> : <MonacoEditor />}</Suspense>
        </PanelBoundary>
      </div>
      <StatusBar />
    </>
  );
}
