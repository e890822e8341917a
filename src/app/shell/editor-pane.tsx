import { lazy, Suspense } from 'react';
import { EditorLoading } from '../editor/editor-loading.tsx';
import { loadEditor } from '../editor/load-editor.ts';
import { PanelBoundary } from '../ui/panel-boundary.tsx';
import { DocumentTabs } from './document-tabs.tsx';
import { ReadOnlyBanner } from './read-only-banner.tsx';
import { StatusBar } from './status-bar.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

const MonacoEditor = lazy(loadEditor);
const PlainEditor = lazy(() => import('../editor/plain-editor.tsx'));

export function EditorPane() {
  const isNarrow = useIsNarrow();
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
