import { selectActiveDocument } from '../../state/selectors.ts';
import type { StudioStore } from '../../state/store.ts';
import type { ReadOnlyReason } from '../../state/workspace-slice.ts';
import type { DocumentText } from '../document/document-text.ts';
import type { Notices } from '../notices.ts';
import type { Journal } from '../storage/journal.ts';
import type { Locks } from '../tabs/channel-locks.ts';
import { claimDocument, type DocumentClaim } from '../tabs/document-claim.ts';

interface Parts {
  readonly store: StudioStore;
  readonly text: DocumentText;
  readonly journal: Pick<Journal, 'flush' | 'keepVersion' | 'lost'>;
  readonly locks: Locks;
  readonly openChannel: (name: string) => BroadcastChannel;
  readonly notices: Notices;
}

/** Why the open document could not be changed if no other tab had it. */
export function ownReadOnly(store: StudioStore): ReadOnlyReason | null {
  return selectActiveDocument(store.getState())?.isShared === true ? 'shared' : null;
}

/** Lets one tab change the open document; a second tab follows it, read-only, until it takes over. */
export function createClaims({ store, text, journal, locks, openChannel, notices }: Parts) {
  let claim: DocumentClaim | null = null;

  text.onOpened(({ id }) => {
    claim?.release();
    claim = claimDocument(id, {
      locks,
      openChannel,
      text: text.text,
      flush: journal.flush,
      robbed: (content) => text.document()?.id === id && void journal.keepVersion(content),
      followed: (content) => text.document()?.id === id && text.follow(content),
      removed() {
        const document = selectActiveDocument(store.getState());
        if (document?.id !== id) return;
        journal.lost();
        notices.tell('workspace-removed-elsewhere', { name: document.name });
      },
      stateChanged(state) {
        if (text.document()?.id !== id) return;
        const { readOnly, readOnlyChanged } = store.getState();
        if (state === 'follower') readOnlyChanged('follower');
        else if (readOnly === 'follower') readOnlyChanged(ownReadOnly(store));
      },
    });
  });
  text.onChanged(({ edits }) => claim?.changed(edits));
  store.subscribe((next, previous) => {
    if (next.activeDocument !== null || previous.activeDocument === null) return;
    claim?.release();
    claim = null;
  });
  return {
    takeOver: () => claim?.takeOver(),
    /** The document on screen is about to go: the answer tells other tabs that show it when it has gone. */
    removing() {
      const gone = claim;
      claim = null;
      return () => {
        gone?.removed();
        gone?.release();
      };
    },
  };
}
