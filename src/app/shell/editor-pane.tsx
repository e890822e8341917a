import { EditorLoading } from '../editor/editor-loading.tsx';
import { loadEditor } from '../editor/load-editor.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PanelBoundary } from '../ui/panel-boundary.tsx';
import { DocumentTabs } from './document-tabs.tsx';
import { ReadOnlyBanner } from './read-only-banner.tsx';
import { StatusBar } from './status-bar.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

const MonacoEditor = lazyPart(loadEditor, <EditorLoading />);
const PlainEditor = lazyPart(() => import('../editor/plain-editor.tsx'), <EditorLoading />);

export function EditorPane() {
  const isNarrow = useIsNarrow();
  return (
    <>
      <DocumentTabs />
      <ReadOnlyBanner />
      <div className="editor-box">
        <PanelBoundary>{isNarrow ? <PlainEditor /> : <MonacoEditor />}</PanelBoundary>
      </div>
      <StatusBar />
    </>
  );
}
