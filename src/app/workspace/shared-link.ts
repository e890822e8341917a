import type { StudioStore } from '../../state/store.ts';
import type { Library } from '../document/library.ts';
import type { Notices } from '../notices.ts';

const PREFIX = '#doc=';
/** The page of a rule, for links in reviews and guides. */
const RULE_PREFIX = '#rule=';

interface Parts {
  readonly store: StudioStore;
  readonly library: Library;
  readonly notices: Notices;
}

/**
 * Opens what the address names: the page of a rule, or a document, beside everything else and read-only until it is taken
 * over.
 */
export async function openSharedLink({ store, library, notices }: Parts): Promise<void> {
  const fragment = location.hash;
  if (fragment.startsWith(RULE_PREFIX)) {
    history.replaceState(null, '', location.pathname + location.search);
    return store.getState().dialogOpened({ kind: 'rule', id: fragment.slice(RULE_PREFIX.length) });
  }
  if (!fragment.startsWith(PREFIX)) return;
  // The link is spent: a reload must not open it once more.
  history.replaceState(null, '', location.pathname + location.search);
  const { readShareFragment } = await import('../share/share-link.ts');
  const shared = readShareFragment(fragment);
  if (shared.ok) {
    await library.openText({ ...shared.value, isShared: true });
  } else if (shared.error === 'newer-version') notices.warn('workspace-link-newer');
  else if (shared.error === 'too-large') notices.warn('workspace-link-too-large');
  else notices.warn('workspace-link-damaged');
}
