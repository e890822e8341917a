import { isMap, isSeq, type Scalar, stringify } from 'yaml';
import type { TextEdit } from '../model/diagnostic.ts';
import type { JsonValue } from '../model/json.ts';
import type { YamlNode } from './yaml-nodes.ts';
import { columnOf } from './yaml-places.ts';

/** How a YAML text is laid out, so that what is added looks like what is there. */
export interface YamlStyle {
  readonly indent: number;
  /** Whether lists stand deeper than their key, as most write them. */
  readonly indentSeq: boolean;
  /** Where folded texts are broken; without it they are not. */
  readonly lineWidth?: number;
}

/** Deeper indents are nobody's. */
const WIDEST = 8;

/** Strings that readers of YAML 1.1 take for something else (yes, on, 2020-01-01) are quoted. */
export const YAML_PRINTING = { lineWidth: 0, aliasDuplicateObjects: false, compat: 'yaml-1.1' } as const;

/** By the first map inside a map, and by the first list inside one; what a part does not show is as in the whole. */
export function yamlStyleOf(text: string, root: YamlNode | undefined, whole?: () => YamlStyle): YamlStyle {
  let indent: number | undefined;
  let indentSeq: boolean | undefined;
  let waiting = root === undefined ? [] : [root];
  while (waiting.length > 0 && (indent === undefined || indentSeq === undefined)) {
    for (const { node, children } of waiting) {
      if (!isMap(node) || node.flow === true) continue;
      for (const child of children.values()) {
        if (child.isAliased || child.key === undefined || child.children.size === 0) continue;
        const isBlock = (isMap(child.node) || isSeq(child.node)) && child.node.flow !== true;
        if (!isBlock || !text.slice(child.key.end, child.span.start).includes('\n')) continue;
        const deeper = columnOf(text, child.span.start) - columnOf(text, child.key.start);
        if (isSeq(child.node)) indentSeq ??= deeper > 0;
        if (deeper > 0 && deeper <= WIDEST) indent ??= deeper;
      }
    }
    waiting = waiting.flatMap(({ children }) => [...children.values()].filter(({ isAliased }) => !isAliased));
  }
  const other = indent === undefined || indentSeq === undefined ? whole?.() : undefined;
  return { indent: indent ?? other?.indent ?? 2, indentSeq: indentSeq ?? other?.indentSeq ?? true };
}

/** In block style, without the line break at the end. */
export function printYaml(
  value: JsonValue | Scalar | Record<string, Scalar> | readonly Scalar[],
  style?: YamlStyle,
): string {
  return stringify(value, { ...YAML_PRINTING, ...style }).replace(/\n$/, '');
}

/** In brackets, on one line. */
export function printFlow(value: JsonValue | Scalar): string {
  if (typeof value === 'string' && /[\n\r]/.test(value)) return JSON.stringify(value);
  return stringify(value, { ...YAML_PRINTING, collectionStyle: 'flow', flowCollectionPadding: false }).trimEnd();
}

/** The edit with the line breaks that the text has. */
export function withLineEnds({ newText, ...span }: TextEdit, text: string): TextEdit {
  return { ...span, newText: text.includes('\r\n') ? newText.replaceAll(/\r?\n/g, '\r\n') : newText };
}
