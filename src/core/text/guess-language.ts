import type { TextLanguage } from './text-tree.ts';

/** YAML by the file's name, or by a first line that JSON cannot begin with; everything else is read as JSON. */
export function guessLanguage(text: string, fileName: string): TextLanguage {
  if (/\.ya?ml$/i.test(fileName)) return 'yaml';
  if (/\.jsonc?$/i.test(fileName)) return 'json';
  const start = text.slice(0, 2000).replace(/^\ufeff?\s+|^\ufeff/, '');
  return /^(?:%YAML\b|---(?:\s|$)|#|- \S|[A-Za-z_][\w-]{0,60}:(?:\s|$))/.test(start) ? 'yaml' : 'json';
}
