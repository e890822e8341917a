import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(max-width: 699px)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const isNarrow = (): boolean => query.matches;

/** True where one column is all that fits. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}
