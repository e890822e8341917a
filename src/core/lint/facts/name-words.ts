const REMEMBERED_NAMES = 8192;
const remembered = new Map<string, readonly string[]>();

/** The words of a name, lower-case, whatever its style: snake, kebab, dots or camel case. */
export function nameWords(name: string): readonly string[] {
  const known = remembered.get(name);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED_NAMES) remembered.clear();
  const words = splitName(name);
  remembered.set(name, words);
  return words;
}

function splitName(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

export function snakeCase(name: string): string {
  return nameWords(name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd'))
    .join('_')
    .replaceAll(/[^a-z\d_]/g, '')
    .replace(/^(?=\d)/, '_');
}
