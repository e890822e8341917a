import { Tabs } from 'radix-ui';
import { PANELS } from '../panels/index.ts';
import { store } from '../studio.ts';
import { PanelBoundary } from '../ui/panel-boundary.tsx';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';

/** The tabs under the editor. Each tab's panel is a region that carries the tab's name. */
export function Dock() {
  const say = useWords();
  const chosen = useStudio((state) => state.dockTab);
  const tab = PANELS.some(({ id }) => id === chosen) ? chosen : 'problems';
  return (
    <Tabs.Root className="dock" value={tab} onValueChange={store.getState().dockTabChosen} activationMode="manual">
      <Tabs.List className="dock-tabs" aria-label={say('app-dock')}>
        {PANELS.map(({ id, title, Badge }) => (
          <Tabs.Trigger key={id} value={id} className="dock-tab">
            {say(title)}
            {Badge !== undefined && <Badge />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {PANELS.map(({ id, title, Panel }) => (
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
