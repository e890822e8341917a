import { parseText } from '../text/parse-text.ts';
import { detectFormat } from './detect-format.ts';

/** Whether a text is JSON of a format that is read. */
export function isDocument(text: string): boolean {
  const { value } = parseText(text);
  return value !== undefined && detectFormat(value).ok;
}
