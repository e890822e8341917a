import { Tabs } from 'radix-ui';
import type { ComponentType } from 'react';
import { PANELS } from '../panels/index.ts';
import { PreviewsPanel } from '../panels/previews/previews-panel.tsx';
import { ToolsPanel } from '../panels/tools/tools-panel.tsx';
import type { AppWordId } from '../say.ts';
import { store } from '../studio.ts';
import { PanelBoundary } from '../ui/panel-boundary.tsx';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';
import { EditorPane } from './editor-pane.tsx';

const PARTS: readonly { readonly id: string; readonly title: AppWordId; readonly Panel: ComponentType }[] = [
  { id: 'tools', title: 'app-tools', Panel: ToolsPanel },
  { id: 'text', title: 'app-editor', Panel: EditorPane },
  { id: 'previews', title: 'app-previews', Panel: PreviewsPanel },
  ...PANELS,
];

/** One part at a time. The editor stays mounted, so that the others can lead to their place in it. */
export function NarrowLayout() {
  const say = useWords();
  const tab = useStudio((state) => state.narrowTab);
  return (
    <Tabs.Root className="narrow" value={tab} onValueChange={store.getState().narrowTabChosen}>
      <Tabs.List className="dock-tabs" aria-label={say('app-dock')}>
        {PARTS.map(({ id, title }) => (
          <Tabs.Trigger key={id} value={id} className="dock-tab">
            {say(title)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {PARTS.map(({ id, title, Panel }) => (
        <Tabs.Content
          key={id}
          value={id}
          className="dock-body"
          tabIndex={-1}
          {...(id === 'text' ? { forceMount: true, hidden: tab !== 'text' } : {})}
        >
          <section className="pane" aria-label={say(title)}>
            <PanelBoundary>
              <Panel />
            </PanelBoundary>
          </section>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
