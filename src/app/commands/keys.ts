const IS_MAC = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** `keys` as in `mod+k`, `shift+f8`, `?`. A printed character says itself whether Shift is part of it. */
export function matchesKeys(keys: string, press: KeyPress, isMac = IS_MAC): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const wantsMod = parts.includes('mod');
  const hasMod = isMac ? press.metaKey : press.ctrlKey;
  const hasOther = press.altKey || (isMac ? press.ctrlKey : press.metaKey);
  if (press.key.toLowerCase() !== key || hasMod !== wantsMod || hasOther) return false;
  return isPrinted(key) && !wantsMod ? true : press.shiftKey === parts.includes('shift');
}

function isPrinted(key: string): boolean {
  return key.length === 1;
}

/** As the tooltip and the sheet show it. */
export function showKeys(keys: string, isMac = IS_MAC): string {
  const words: Readonly<Record<string, string>> = {
    mod: isMac ? '⌘' : 'Ctrl',
    ctrl: isMac ? '⌃' : 'Ctrl',
    shift: isMac ? '⇧' : 'Shift',
    space: 'Space',
    enter: 'Enter',
  };
  return keys
    .split('+')
    .map((part) => words[part] ?? part.toUpperCase())
    .join(isMac ? '' : '+');
}
