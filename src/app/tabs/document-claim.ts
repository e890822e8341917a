import type { TextEdit } from '../../core/model/diagnostic.ts';
import { applyEdits } from '../document/apply-edits.ts';
import type { Locks } from './channel-locks.ts';

/** One tab owns a document and may change it; every other tab that shows it follows. */
export type ClaimState = 'owner' | 'follower';

export interface ClaimParts {
  readonly locks: Locks;
  readonly openChannel: (name: string) => BroadcastChannel;
  /** The text this tab shows. */
  readonly text: () => string;
  /** Keeps what is not yet kept, before the document is handed over. */
  readonly flush: () => Promise<void>;
  readonly stateChanged: (state: ClaimState) => void;
  /** Another tab took the document without waiting for this one: what this one shows may be newer than what it kept. */
  readonly robbed: (text: string) => void;
  /** A follower has to show this text now. */
  readonly followed: (text: string) => void;
  /** Another tab has taken the document out of the browser's storage. */
  readonly removed: () => void;
}

export interface DocumentClaim {
  /** Tells followers of a change that this tab has made. */
  changed(edits: readonly TextEdit[]): void;
  /** Makes this tab the owner: the other one is asked to hand over, and passed over when it does not answer. */
  takeOver(): void;
  /** This tab has taken the document out of the browser's storage. */
  removed(): void;
  release(): void;
}

type TabMessage =
  | { readonly kind: 'who-has-it' }
  | { readonly kind: 'hand-over'; readonly to: number }
  /** What the owner had to keep is kept: the tab that asked may take the lock out of its hands now. */
  | { readonly kind: 'yours'; readonly to: number }
  | { readonly kind: 'removed' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'edits'; readonly edits: readonly TextEdit[]; readonly length: number };

const HAND_OVER_MS = 1500;
/** The tab that asked may be gone meanwhile: then the document belongs to whoever waits for it. */
const TAKEN_MS = 1000;

/** Claims the document for this tab, or follows the tab that has it and becomes owner when that one goes. */
export function claimDocument(id: string, parts: ClaimParts): DocumentClaim {
  const { locks, followed, flush, text } = parts;
  const name = `toolscribe:document:${id}`;
  const channel = parts.openChannel(name);
  const me = Math.random();
  let waiting = new AbortController();
  let state: ClaimState | 'claiming' | 'released' = 'claiming';
  let letGo: () => void = () => undefined;
  let stealTimer: ReturnType<typeof setTimeout> | undefined;
  /** What the owner shows, while this tab follows. */
  let ownersText: string | null = null;
  /** Of the owner's text after its last change: joining a large text for it would be felt with every key. */
  let ownLength: number | null = null;
  let isHandingOver = false;
  let hasHandedOver = false;

  function become(next: ClaimState): void {
    if (state === next || state === 'released') return;
    state = next;
    ownLength = null;
    parts.stateChanged(next);
  }

  /** Holds the lock until the tab lets go or another one takes it; false when it was never given. */
  async function hold(options: LockOptions): Promise<boolean> {
    let wasOwner = false;
    try {
      await locks.request(name, options, (lock) => {
        if (lock === null || state === 'released') return undefined;
        wasOwner = true;
        clearTimeout(stealTimer);
        ownersText = null;
        hasHandedOver = false;
        become('owner');
        return new Promise<void>((release) => {
          letGo = release;
        });
      });
    } catch {
      // Taken by another tab, or no longer waited for: what follows is the same.
      if (wasOwner && !hasHandedOver) parts.robbed(text());
    }
    return wasOwner;
  }

  async function follow(): Promise<void> {
    if (state === 'released') return;
    become('follower');
    send({ kind: 'who-has-it' });
    waiting = new AbortController();
    if (await hold({ signal: waiting.signal })) await follow();
  }

  async function steal(): Promise<void> {
    if (state !== 'follower') return;
    waiting.abort();
    if (await hold({ steal: true })) await follow();
  }

  /**
   * The lock stays here until the other tab takes it, so that no third one comes between and the document is never
   * nobody's.
   */
  async function handOver(to: number): Promise<void> {
    if (isHandingOver) return;
    isHandingOver = true;
    await flush();
    isHandingOver = false;
    if (state !== 'owner') return;
    hasHandedOver = true;
    send({ kind: 'text', text: text() });
    send({ kind: 'yours', to });
    become('follower');
    setTimeout(letGo, TAKEN_MS);
  }

  function send(message: TabMessage): void {
    channel.postMessage(message);
  }

  channel.onmessage = async ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'removed') parts.removed();
    else if (state === 'owner') {
      if (data.kind === 'who-has-it') send({ kind: 'text', text: text() });
      if (data.kind === 'hand-over') await handOver(data.to);
    } else if (data.kind === 'yours') {
      if (data.to === me) await steal();
    } else if (data.kind === 'text') show(data.text);
    else if (data.kind === 'edits') {
      const next = ownersText === null ? null : applyEdits(ownersText, data.edits);
      if (next?.length === data.length) show(next);
      else send({ kind: 'who-has-it' });
    }
  };

  function show(next: string): void {
    ownersText = next;
    followed(next);
  }

  void hold({ ifAvailable: true }).then(follow);
  return {
    changed(edits) {
      ownLength = state !== 'owner' ? null : ownLength === null ? text().length : ownLength + growthOf(edits);
      if (ownLength !== null) send({ kind: 'edits', edits, length: ownLength });
    },
    takeOver() {
      send({ kind: 'hand-over', to: me });
      clearTimeout(stealTimer);
      stealTimer = setTimeout(steal, HAND_OVER_MS);
    },
    removed: () => send({ kind: 'removed' }),
    release() {
      state = 'released';
      clearTimeout(stealTimer);
      waiting.abort();
      letGo();
      channel.close();
    },
  };
}

function growthOf(edits: readonly TextEdit[]): number {
  return edits.reduce((sum, { start, end, newText }) => sum + newText.length - (end - start), 0);
}
