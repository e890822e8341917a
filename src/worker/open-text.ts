import type { TextEdit } from '../core/model/diagnostic.ts';
import { applyEdits } from '../core/text/apply-edits.ts';
import { createTextDocument, type TextDocument } from '../core/text/text-document.ts';
import type { TextLanguage } from '../core/text/text-tree.ts';

/** The mirror of a text. The YAML library is loaded when the first such text is opened. */
export async function openText(text: string, language: TextLanguage): Promise<TextDocument> {
  if (language === 'json') return createTextDocument(text);
  const { parseYaml } = await import('../core/text/yaml-text.ts');
  let tree = parseYaml(text);
  return {
    get tree() {
      return tree;
    },
    edit(changes: readonly TextEdit[]) {
      tree = parseYaml(applyEdits(tree.text, changes));
      return { tree, touched: 'all' };
    },
  };
}
