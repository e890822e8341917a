import type { TextEdit } from '../model/diagnostic.ts';
import type { Pointer } from '../model/pointer.ts';
import { applyEdits } from './apply-edits.ts';
import { jsonList } from './json-list.ts';
import type { ListBase } from './list-base.ts';
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

/** How a language is read: as a whole, and entry by entry. */
export interface TextReader {
  parse(text: string): TextTree;
  /** Undefined when the text is broken or holds no list worth it. */
  listIn(tree: TextTree): ListBase | undefined;
}

const JSON_READER: TextReader = { parse: parseText, listIn: jsonList };

/** A text that is edited: a change inside one entry of its list of tools reads that entry again, and no more. */
export function createTextDocument(text: string, { parse, listIn }: TextReader = JSON_READER): TextDocument {
  let tree: TextTree = parse(text);
  const listTree = () => {
    if (tree instanceof ListTree) return tree;
    const base = listIn(tree);
    return base && ListTree.of(base);
  };
  return {
    get tree() {
      return tree;
    },
    edit(changes) {
      const edited = listTree()?.change(changes);
      if (edited !== undefined) {
        tree = edited.tree;
        return edited;
      }
      tree = parse(applyEdits(tree.text, changes));
      return { tree, touched: 'all' };
    },
  };
}
