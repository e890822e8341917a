import { useState } from 'react';

/** Gives the focus back to what had it when the calling component first showed, unless something else has taken it since. */
export function useFocusReturn(): () => void {
  const [opener] = useState(() => document.activeElement);
  return () => {
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (isFree && opener instanceof HTMLElement) opener.focus();
  };
}
