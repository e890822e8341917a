import { createTextDocument, type TextDocument } from '../core/text/text-document.ts';
import type { TextLanguage } from '../core/text/text-tree.ts';

/** The mirror of a text. The YAML library is loaded when the first such text is opened. */
export async function openText(text: string, language: TextLanguage): Promise<TextDocument> {
  if (language === 'json') return createTextDocument(text);
  const { YAML_READER } = await import('../core/text/yaml-list.ts');
  return createTextDocument(text, YAML_READER);
}
