import type { StudioStore } from '../../state/store.ts';
import type { Library } from '../document/library.ts';
import { plainName } from '../document/plain-name.ts';
import type { Notices } from '../notices.ts';
import { isShareLink } from '../share/is-share-link.ts';

/** The page of a rule, for links in reviews and guides. */
const RULE = /^#rule(?:=|%3d)(.*)$/i;

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
  const rule = RULE.exec(fragment)?.[1];
  if (rule !== undefined) {
    history.replaceState(null, '', location.pathname + location.search);
    return store.getState().dialogOpened({ kind: 'rule', id: rule });
  }
  if (!isShareLink(fragment)) return;
  // The link is spent: a reload must not open it once more.
  history.replaceState(null, '', location.pathname + location.search);
  const { readShareFragment } = await import('../share/share-link.ts');
  const shared = await readShareFragment(fragment);
  if (shared.ok) {
    const { name, text } = shared.value;
    await library.openText({ name: plainName(name, 'tools.json'), text, isShared: true });
  } else if (shared.error === 'newer-version') notices.warn('workspace-link-newer');
  else if (shared.error === 'too-large') notices.warn('workspace-link-too-large');
  else notices.warn('workspace-link-damaged');
}
