import { type RefObject, useEffect, useRef } from 'react';
import { selectActiveDocument } from '../../state/selectors.ts';
import { useStudio } from '../use-studio.ts';

/** A closing dialog gives the focus back in a task of its own. */
const AFTER_DIALOG_MS = 60;

/** When what had the focus is gone, with its dialog or the first screen, the main part has it: Tab goes on from there. */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const hasDialog = useStudio((state) => state.dialog !== null);
  const hasDocument = useStudio((state) => selectActiveDocument(state) !== null);
  const isRestoring = useStudio((state) => state.isRestoring);
  const wasRestoring = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever one of them changes.
  useEffect(() => {
    const isStart = wasRestoring.current;
    wasRestoring.current = isRestoring;
    if (isStart || hasDialog) return;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    }, AFTER_DIALOG_MS);
    return () => clearTimeout(timer);
  }, [hasDialog, hasDocument, isRestoring]);
  return main;
}
