import { store } from '../studio.ts';

/** The code of a panel is fetched when it is first shown. */
const LONGEST_WAIT_MS = 3000;

const ACTIVE_TAB = ':is(.dock, .narrow) > .dock-tabs > .dock-tab[data-state="active"]';

/** Marks the field of a panel that takes what is typed once the panel is called by name. */
export const FIRST_FIELD = { 'data-first-field': true };

/** Shows the panel and puts the focus where the next key belongs: its first field, else its tab. */
export function showPanel(id: string): void {
  store.getState().dockTabChosen(id);
  store.getState().narrowTabChosen(id);
  const called = performance.now();
  requestAnimationFrame(function look() {
    const body = document.querySelector<HTMLElement>('.dock-body[data-state="active"]');
    const tab = document.querySelector<HTMLElement>(ACTIVE_TAB);
    const isFilled = body?.querySelector('section > *') !== null;
    if (isFilled) (body?.querySelector<HTMLElement>('[data-first-field]') ?? tab)?.focus();
    else if (performance.now() - called < LONGEST_WAIT_MS) requestAnimationFrame(look);
  });
}
