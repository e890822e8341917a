import { useStore } from 'zustand';
import type { StudioState } from '../state/store.ts';
import { store } from './studio.ts';

/** One value of the store; the component renders again only when that value changes. */
export function useStudio<Value>(selector: (state: StudioState) => Value): Value {
  return useStore(store, selector);
}
