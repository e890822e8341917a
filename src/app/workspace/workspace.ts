import type { TextLanguage } from '../../core/text/text-tree.ts';
import type { StudioStore } from '../../state/store.ts';
import type { AnalysisDriver } from '../analysis/analysis-driver.ts';
import type { DocumentText } from '../document/document-text.ts';
import type { Library } from '../document/library.ts';
import { createHandleStore } from '../files/handles.ts';
import type { Notices } from '../notices.ts';
import { registerOffline } from '../offline/register-offline.ts';
import { whenQuiet } from '../offline/when-quiet.ts';
import { sayIn } from '../say.ts';
import type { Journal } from '../storage/journal.ts';
import { tabLocks } from '../tabs/tab-locks.ts';
import { askForPersistence, knownPersistence } from './browser-storage.ts';
import { createClaims, ownReadOnly } from './claims.ts';
import { createFileCommands } from './file-commands.ts';
import { createFileLinks } from './file-links.ts';
import { openSharedLink } from './shared-link.ts';

interface Parts {
  readonly store: StudioStore;
  readonly text: DocumentText;
  readonly library: Library;
  readonly journal: Journal;
  readonly analysis: AnalysisDriver;
  readonly notices: Notices;
}

/** Everything around the open document: its tab, its file, other tabs of the browser, links, offline use. */
export function createWorkspace({ store, text, library, journal, analysis, notices }: Parts) {
  const state = () => store.getState();
  const openChannel = (name: string) => new BroadcastChannel(name);
  const links = createFileLinks({ store, text, handles: createHandleStore(), openChannel });
  const files = createFileCommands({
    ...{ store, text, library, links, notices },
    now: Date.now,
    keepVersion: journal.keepVersion,
  });
  const locks = tabLocks(navigator.locks, openChannel);
  const claims = createClaims({ store, text, journal, locks, openChannel, notices });

  text.onOpened(({ id }) => {
    state().readOnlyChanged(ownReadOnly(store));
    state().tabOpened(id);
  });
  void knownPersistence().then((known) => state().browserStorageKnown(known));
  const firstChange = text.onChanged(async () => {
    firstChange();
    state().browserStorageKnown(await askForPersistence());
  });
  store.subscribe((next, previous) => {
    if (next.readOnly === previous.readOnly && next.language === previous.language) return;
    text.setReadOnly(next.readOnly === null ? null : sayIn(next.language)(`workspace-${next.readOnly}`));
  });

  function moveTab(id: string, to: number): void {
    state().tabMoved(id, to);
    void journal.writeIndex().catch(() => undefined);
  }

  /** The present text becomes a version to go back to. False when this browser would not keep it. */
  async function keepVersion(): Promise<boolean> {
    await journal.flush();
    return journal.keepVersion(text.text());
  }

  async function closeTab(id: string): Promise<void> {
    await journal.flushBriefly();
    const { openTabs, activeDocument, documents } = state();
    const index = openTabs.indexOf(id);
    if (index === -1) return;
    const name = documents.find((document) => document.id === id)?.name ?? '';
    state().tabClosed(id);
    if (id === activeDocument) {
      const next = neighbourOf(id, openTabs);
      if (next === undefined || !(await library.switchTo(next))) library.close();
    }
    await journal.writeIndex().catch(() => undefined);
    notices.tellWith('workspace-tab-closed', { name }, 'workspace-tab-reopen', async () => {
      if (await library.switchTo(id)) moveTab(id, index);
    });
  }

  /** Takes the open document out of this browser, and shows its neighbour. */
  async function remove(id: string): Promise<void> {
    const next = neighbourOf(id, state().openTabs);
    const tellOthers = claims.removing();
    await library.remove(id);
    tellOthers();
    if (next !== undefined && state().activeDocument === null) await library.switchTo(next);
  }

  /** The same data in the other notation, as a document of its own. */
  async function convertTo(language: TextLanguage): Promise<void> {
    const document = text.document();
    const name = state().documents.find(({ id }) => id === document?.id)?.name;
    const result = await analysis.run('toLanguage', { language });
    if (!result.ok) return notices.warnOf(result.error);
    if (name === undefined) return;
    const converted = `${name.replace(/\.(?:jsonc?|ya?ml)$/i, '')}.${language}`;
    await library.openText({ name: converted, text: result.value.text, language });
    notices.tell('workspace-converted', { name: converted });
    const { comments, hasAliases } = result.value;
    if (hasAliases) notices.tell('workspace-converted-aliases');
    if (comments > 0 && language === 'json') notices.tell('workspace-converted-comments', { count: comments });
  }

  return {
    files,
    closeTab,
    remove,
    moveTab,
    keepVersion,
    convertTo,
    /** The next key goes into the editor, where it is typed as soon as the document is this tab's. */
    takeOver(): void {
      text.focus();
      const { readOnly, activeDocument, documentKept, readOnlyChanged } = state();
      if (readOnly === 'follower') {
        claims.takeOver();
        return;
      }
      if (activeDocument !== null) documentKept(activeDocument);
      readOnlyChanged(null);
      void journal.rewrite();
    },
    /**
     * Opens a link in the address now and whenever it changes. The studio is kept for a start without a network when the
     * first screen has what it needs: fetching everything else must not hold that up.
     */
    start(firstNeeds: Promise<unknown>): void {
      const open = () => void openSharedLink({ store, library, notices });
      window.addEventListener('hashchange', open);
      open();
      const events = {
        ready: () => notices.tell('workspace-offline-ready'),
        updateWaiting: (apply: () => void) =>
          notices.keepTelling('workspace-update-waiting', 'workspace-reload', apply),
      };
      void whenQuiet(firstNeeds).then(() => registerOffline(events));
    },
  };
}

function neighbourOf(id: string, tabs: readonly string[]): string | undefined {
  const index = tabs.indexOf(id);
  return tabs[index + 1] ?? tabs[index - 1];
}
