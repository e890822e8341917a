import { Tabs } from 'radix-ui';
import { PANELS } from '../panels/index.ts';
import type { Panel } from '../panels/panel.ts';
import { PreviewsPanel } from '../panels/previews/previews-panel.tsx';
import { store } from '../studio.ts';
import { PanelBoundary } from '../ui/panel-boundary.tsx';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';

const PREVIEWS: Panel = { id: 'previews', title: 'app-previews', Panel: PreviewsPanel };
const WITH_PREVIEWS: readonly Panel[] = [PREVIEWS, ...PANELS];

/** The tabs under the editor. Each tab's panel is a region that carries the tab's name. */
export function Dock({ hasPreviews }: { readonly hasPreviews: boolean }) {
  const say = useWords();
  const chosen = useStudio((state) => state.dockTab);
  const panels = hasPreviews ? WITH_PREVIEWS : PANELS;
  const tab = panels.some(({ id }) => id === chosen) ? chosen : 'problems';
  return (
    <Tabs.Root className="dock" value={tab} onValueChange={store.getState().dockTabChosen} activationMode="manual">
      <Tabs.List className="dock-tabs" aria-label={say('app-dock')}>
        {panels.map(({ id, title, Badge }) => (
          <Tabs.Trigger key={id} value={id} className="dock-tab">
            {say(title)}
            {Badge !== undefined && <Badge />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {panels.map(({ id, title, Panel }) => (
        <Tabs.Content key={id} value={id} className="dock-body" tabIndex={-1}>
          <section className="dock-region" aria-label={say(title)}>
            <PanelBoundary>
              <Panel />
            </PanelBoundary>
          </section>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
