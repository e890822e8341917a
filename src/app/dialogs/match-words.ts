/** For the palette: 0 when a word of the search stands nowhere in the entry, more when a word of the entry begins with it. */
export function matchWords(entry: string, search: string): number {
  const text = plain(entry);
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (!words.every((word) => text.includes(word))) return 0;
  return words.every((word) => ` ${text}`.includes(` ${word}`)) ? 1 : 0.5;
}

/** Nobody need type the marks of Vietnamese letters. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
}
