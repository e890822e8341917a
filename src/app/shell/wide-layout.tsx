import { useState } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { PreviewsPanel } from '../panels/previews/previews-panel.tsx';
import { ToolsPanel } from '../panels/tools/tools-panel.tsx';
import { layoutStorage } from '../storage/preferences.ts';
import { PanelBoundary } from '../ui/panel-boundary.tsx';
import { useWords } from '../use-words.ts';
import { Dock } from './dock.tsx';
import { EditorPane } from './editor-pane.tsx';
import { useIsMedium } from './use-is-medium.ts';

export function WideLayout() {
  const isMedium = useIsMedium();
  return isMedium ? <Layout key="medium" name="-medium" isMedium /> : <Layout key="wide" name="" isMedium={false} />;
}

/** Notices stand before the previews, where they cover nothing that is written or chosen. */
const ROOM_FOR_NOTICES = 300;

interface LayoutProps {
  /** Ends the names under which the sizes are remembered. */
  readonly name: string;
  /** The previews are then a tab of the dock. */
  readonly isMedium: boolean;
}

function Layout({ name, isMedium }: LayoutProps) {
  const say = useWords();
  const rows = useDefaultLayout({ id: `rows${name}`, storage: layoutStorage });
  const [hasRoom, setHasRoom] = useState(true);
  const columns = useDefaultLayout({ id: `columns${name}`, storage: layoutStorage });
  return (
    <Group orientation="vertical" className="layout" {...layoutOf(rows)}>
      <Panel id="top" minSize="160px">
        <Group orientation="horizontal" {...layoutOf(columns)}>
          <Panel id="tools" defaultSize={isMedium ? '26%' : '16%'} minSize="150px" maxSize="40%" collapsible>
            <section className="pane" aria-label={say('app-tools')}>
              <PanelBoundary>
                <ToolsPanel />
              </PanelBoundary>
            </section>
          </Panel>
          <Separator className="splitter vertical" aria-label={say('app-splitter-tools')} />
          <Panel id="editor" minSize="240px">
            <section className="pane" aria-label={say('app-editor')}>
              <EditorPane />
            </section>
          </Panel>
          {!isMedium && (
            <>
              <Separator className="splitter vertical" aria-label={say('app-splitter-previews')} />
              <Panel
                id="previews"
                defaultSize="41%"
                minSize="220px"
                collapsible
                onResize={({ inPixels }) => setHasRoom(inPixels >= ROOM_FOR_NOTICES)}
              >
                <section className={hasRoom ? 'pane notice-place' : 'pane'} aria-label={say('app-previews')}>
                  <PanelBoundary>
                    <PreviewsPanel />
                  </PanelBoundary>
                </section>
              </Panel>
            </>
          )}
        </Group>
      </Panel>
      <Separator className="splitter horizontal" aria-label={say('app-splitter-dock')} />
      <Panel id="dock" defaultSize={isMedium ? '45%' : '30%'} minSize="36px">
        <Dock hasPreviews={isMedium} />
      </Panel>
    </Group>
  );
}

function layoutOf({ defaultLayout, onLayoutChanged }: ReturnType<typeof useDefaultLayout>) {
  return { onLayoutChanged, ...(defaultLayout === undefined ? {} : { defaultLayout }) };
}
