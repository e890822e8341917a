import type { TextEdit } from '../model/diagnostic.ts';
import type { Pointer } from '../model/pointer.ts';
import { applyEdits } from './apply-edits.ts';
import { ListTree } from './list-tree.ts';
import { parseText } from './parse-text.ts';
import type { TextTree } from './text-tree.ts';

export interface TextChange {
  readonly tree: TextTree;
  /** The list entries that were read again; `all` when more than that may have changed. */
  readonly touched: readonly Pointer[] | 'all';
}

export interface TextDocument {
  readonly tree: TextTree;
  /** Offsets count in the text before the change. Trees given out earlier stay as they are. */
  edit(changes: readonly TextEdit[]): TextChange;
}

/** A JSON text that is edited: a change inside one entry of its list of tools reads that entry again, and no more. */
export function createTextDocument(text: string): TextDocument {
  let tree: TextTree = parseText(text);
  return {
    get tree() {
      return tree;
    },
    edit(changes) {
      const list = tree instanceof ListTree ? tree : ListTree.of(tree);
      const edited = list?.change(changes);
      if (edited !== undefined) {
        tree = edited.tree;
        return edited;
      }
      tree = parseText(applyEdits(tree.text, changes));
      return { tree, touched: 'all' };
    },
  };
}
