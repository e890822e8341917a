import type { TextLanguage } from './text-tree.ts';

const BLOCK_START = /^(?:%YAML\b|---(?:\s|$)|#|- \S|[A-Za-z_][\w-]{0,60}:(?:\s|$))/;
/** A comma behind its line would make it a part that was cut out of JSON. */
const QUOTED_KEY = /^(?:"[^"\n\\]{1,60}"|'[^'\n]{1,60}'):(?=\s)(?![^\n]*,[ \t\r]*(?:\n|$))/;

/** YAML by the file's name, or by a first line that JSON cannot begin with; everything else is read as JSON. */
export function guessLanguage(text: string, fileName: string): TextLanguage {
  if (/\.ya?ml$/i.test(fileName)) return 'yaml';
  if (/\.jsonc?$/i.test(fileName)) return 'json';
  const start = text.slice(0, 2000).replace(/^\ufeff?\s+|^\ufeff/, '');
  return BLOCK_START.test(start) || QUOTED_KEY.test(start) ? 'yaml' : 'json';
}
