import type { DescriptorEdit, TextEdit } from '../model/diagnostic.ts';
import { type JsonValue, type MutableJsonObject, setOwn } from '../model/json.ts';
import type { YamlNode } from './yaml-nodes.ts';
import { nodeAt } from './yaml-places.ts';
import type { YamlStyle } from './yaml-style.ts';

export interface YamlText {
  readonly text: string;
  readonly root: YamlNode | undefined;
  readonly style: YamlStyle;
}

/** A local way to make an edit, or undefined where it does not apply. The caller checks what the text then says. */
export type Proposal = (tree: YamlText, edit: DescriptorEdit) => TextEdit[] | undefined;

/** What stands at the pointer in the text itself. */
export function ownTarget(root: YamlNode | undefined, { pointer }: DescriptorEdit): YamlNode | undefined {
  const target = nodeAt(root, pointer);
  return target?.isAliased ? undefined : target;
}

export function member(key: string, value: JsonValue): JsonValue {
  const object: MutableJsonObject = {};
  setOwn(object, key, value);
  return object;
}

/** The lines behind the first one, set in by some columns. */
export function indented(text: string, columns: number): string {
  return text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(columns)}`);
}
