import { fromMemory, toRemember } from '../state/persist.ts';
import { createStudioStore } from '../state/store.ts';
import { createAnalysisClient } from '../worker/analysis-client.ts';
import { createAnalysisDriver } from './analysis/analysis-driver.ts';
import { createFrameHold } from './analysis/frame-hold.ts';
import { startWorker } from './analysis/start-worker.ts';
import { createDocumentActions } from './document/document-actions.ts';
import { createDocumentText } from './document/document-text.ts';
import { createLibrary } from './document/library.ts';
import { createPlaces } from './document/places.ts';
import { createNotices } from './notices.ts';
import { createDraftStore } from './storage/draft-store.ts';
import { createJournal } from './storage/journal.ts';
import { languageOfBrowser } from './storage/language-of-browser.ts';
import { readPreference, writePreference } from './storage/preferences.ts';
import { createWorkspace } from './workspace/workspace.ts';

// The one place where the studio's parts meet. Components import what they need from here.
export const store = createStudioStore();
store.setState({ language: languageOfBrowser(), ...fromMemory(readPreference('settings')) });

const placesInStorage = {
  read: () => readPreference('places'),
  write: (places: string) => writePreference('places', places),
};
export const text = createDocumentText(createPlaces(placesInStorage));
export const notices = createNotices(store);
/** Keystrokes and what the worker says of them are painted together. */
export const frame = createFrameHold(window);
export const analysis = createAnalysisDriver({
  store,
  text,
  client: createAnalysisClient(startWorker),
  frame,
  onRestart: () => notices.warn('app-notice-restarted'),
});
export const drafts = createDraftStore(() => journal.lost());
const journal = createJournal({
  ...{ store, text, drafts },
  now: Date.now,
  behindFrame: frame.behindFrame,
  onForeign: () => notices.warn('workspace-foreign'),
});
export const library = createLibrary({
  ...{ store, text, drafts, journal, analysis, notices },
  newId: newDocumentId,
  now: Date.now,
});
export const workspace = createWorkspace({ store, text, library, journal, analysis, notices });
export const actions = createDocumentActions({ store, text, analysis, notices });

/**
 * Connects the studio with the page: what must be kept when it is hidden, and what the last visit left. `firstNeeds` is what
 * the first screen waits for.
 */
export function startStudio(firstNeeds: Promise<unknown>): void {
  let remembered = toRemember(store.getState());
  store.subscribe((state) => {
    const next = toRemember(state);
    if (next !== remembered) writePreference('settings', next);
    remembered = next;
  });
  const leave = () => {
    journal.flushLast();
    text.keepPlace();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  window.addEventListener('pagehide', leave);
  window.addEventListener('beforeunload', (event) => {
    journal.flushLast();
    if (journal.isLosing()) event.preventDefault();
  });
  void library.restore().then(() => workspace.start(firstNeeds));
}

/** `randomUUID` exists only in secure contexts. */
function newDocumentId(): string {
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
  );
}
