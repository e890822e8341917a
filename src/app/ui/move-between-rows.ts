import type { KeyboardEvent } from 'react';

/** In a list of rows with buttons, the arrow keys go from a row's first button to the next row's. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const row = (event.target as HTMLElement).closest('li');
  let next = sibling(row, event.key);
  while (next !== null && next.querySelector('button') === null) next = sibling(next, event.key);
  if (next === null) return;
  event.preventDefault();
  next.querySelector('button')?.focus();
}

function sibling(row: Element | null, key: 'ArrowDown' | 'ArrowUp'): Element | null {
  if (row === null) return null;
  return key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
}
