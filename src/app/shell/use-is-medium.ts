import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(max-width: 959px)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True where the previews find no room beside the editor: a tablet, or a large window at 200 % zoom. */
export function useIsMedium(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
