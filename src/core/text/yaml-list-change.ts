import { isCollection } from 'yaml';
import type { TextEdit } from '../model/diagnostic.ts';
import { isArray, type JsonValue, jsonEqual } from '../model/json.ts';
import { valueAt } from '../model/pointer.ts';
import { applyEdits } from './apply-edits.ts';
import { moveYamlItem, yamlItem } from './move-yaml-item.ts';
import type { ListChange } from './text-tree.ts';
import { printYaml, withLineEnds, yamlStyleOf } from './yaml-style.ts';
import { parseYaml, type YamlTree } from './yaml-text.ts';

type Change<Kind extends ListChange['kind']> = Extract<ListChange, { kind: Kind }>;

/** Moves or copies the lines of an item; undefined where these do not say what they should. */
export function changeYamlList(tree: YamlTree, change: ListChange): TextEdit[] | undefined {
  const made = editsOf(tree, change)?.map((edit) => withLineEnds(edit, tree.text));
  if (made === undefined || tree.value === undefined) return undefined;
  const after = parseYaml(applyEdits(tree.text, made)).value;
  return after !== undefined && says(tree.value, after, change) ? made : undefined;
}

function editsOf(tree: YamlTree, change: ListChange): TextEdit[] | undefined {
  switch (change.kind) {
    case 'move':
      return moveYamlItem(tree, change.list, change);
    case 'copy':
      return copyItem(tree, change);
    case 'wrap':
      return wrapText(tree, change);
  }
}

function says(before: JsonValue, after: JsonValue, change: ListChange): boolean {
  if (change.kind === 'wrap')
    return jsonEqual(after, change.isBefore ? [change.value, before] : [before, change.value]);
  const [items, now] = [valueAt(before, change.list), valueAt(after, change.list)];
  if (!isArray(items) || !isArray(now)) return false;
  const rest = (list: readonly JsonValue[], index: number) => list.filter((_, at) => at !== index);
  if (change.kind === 'copy') return jsonEqual(rest(now, change.index + 1), items);
  return jsonEqual(now[change.to], items[change.from]) && jsonEqual(rest(now, change.to), rest(items, change.from));
}

function copyItem(tree: YamlTree, { list, index, edits }: Change<'copy'>): TextEdit[] | undefined {
  const item = yamlItem(tree, list, index);
  if (item === undefined) return undefined;
  const alone = parseYaml(item.lines);
  const changed = alone.edit(edits.map((edit) => ({ ...edit, pointer: ['0', ...edit.pointer] })));
  if (!changed.ok) return undefined;
  const copy = applyEdits(item.lines, changed.value);
  const newText = item.lines.endsWith('\n') ? copy : `\n${copy}`;
  return [{ start: item.behind, end: item.behind, newText }];
}

/** The only tool of a text, a block from its first column on, becomes one of two. */
function wrapText({ text, root }: YamlTree, { value, isBefore }: Change<'wrap'>): TextEdit[] | undefined {
  if (root === undefined || !isCollection(root.node) || root.node.flow === true) return undefined;
  const { start } = root.span;
  if (start > 0 && text[start - 1] !== '\n') return undefined;
  const own = `- ${text
    .slice(start)
    .trimEnd()
    .replaceAll(/\n(?=[^\r\n])/g, '\n  ')}`;
  const added = printYaml([value], yamlStyleOf(text, root));
  return [{ start, end: text.length, newText: `${isBefore ? `${added}\n${own}` : `${own}\n${added}`}\n` }];
}
