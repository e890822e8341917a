let typed = '';

/** Keeps a key that was pressed before the field it is meant for had the focus. */
export function typeAhead({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (key.length === 1 && !ctrlKey && !metaKey && !altKey) typed += key;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
}

export function takeTypedAhead(): string {
  const taken = typed;
  typed = '';
  return taken;
}
