import { get, isArray, isObject, type JsonValue } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { Tool } from '../../model/tool.ts';
import { memoByTool } from '../memo.ts';
import { inputNodes, resultNodes } from './schema-nodes.ts';

/** A text of a descriptor that is read, and may name tools and parameters. What users say and what tools answer is none. */
interface ToolText {
  readonly pointer: Pointer;
  readonly text: string;
}

export const toolTexts: (tool: Tool) => readonly ToolText[] = memoByTool((tool) => {
  const found: ToolText[] = [];
  const add = (value: JsonValue | undefined, pointer: Pointer) => {
    if (typeof value === 'string') found.push({ pointer, text: value });
  };
  add(get(tool.raw, 'description'), ['description']);
  for (const { schema, pointer } of [...inputNodes(tool), ...resultNodes(tool)]) {
    if (!isObject(schema)) continue;
    for (const key of ['description', '$comment']) {
      const value = get(schema, key);
      if (value !== undefined) add(value, [...pointer, key]);
    }
  }
  for (const { pointer, description, recovery } of tool.errors ?? []) {
    add(description, [...pointer, 'description']);
    add(recovery, [...pointer, 'recovery']);
  }
  for (const { pointer, raw, errorCode, result } of tool.examples ?? []) {
    add(get(raw, 'notes'), [...pointer, 'notes']);
    const message = errorCode === undefined ? undefined : get(get(result, 'error'), 'message');
    add(message, [...pointer, 'result', 'error', 'message']);
  }
  for (const { value, pointer } of semanticsTexts(tool)) add(value, pointer);
  add(get(get(tool.raw, 'deprecation'), 'reason'), ['deprecation', 'reason']);
  return found;
});

function* semanticsTexts({ semantics }: Tool): Generator<{ value: JsonValue | undefined; pointer: Pointer }> {
  const rules = get(semantics, 'rules');
  for (const [index, rule] of (isArray(rules) ? rules : []).entries())
    yield { value: get(rule, 'message'), pointer: ['semantics', 'rules', String(index), 'message'] };
  yield { value: get(get(semantics, 'match'), 'description'), pointer: ['semantics', 'match', 'description'] };
  const missing = get(semantics, 'missing');
  for (const key of isObject(missing) ? Object.keys(missing) : [])
    yield { value: get(missing, key), pointer: ['semantics', 'missing', key] };
}

/** A name that no sentence holds by chance: with an underscore, a digit, a hyphen, or a capital inside. */
const TELLING = /[_\d.-]|\p{Ll}\p{Lu}/u;
const BEFORE = '(?<![\\p{L}\\p{N}_])';
const BEHIND = '(?![\\p{L}\\p{N}_])';
const CALLED = '(?<=\\b(?:[Uu]se|[Cc]all|[Tt]ool|[Ff]unction|[Pp]arameter|[Aa]rgument|[Ff]ield|[Gg]ọi|[Dd]ùng) )';

/** Replaces a name where it stands as a whole word; an everyday word only where it is quoted or called. */
export function replaceName(text: string, from: string, to: string): string {
  if (from === '' || !text.includes(from)) return text;
  const literal = from.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = TELLING.test(from)
    ? `${BEFORE}${literal}${BEHIND}`
    : `(?<=[\`"'“{])${literal}(?=[\`"'”}])|${CALLED}${literal}${BEHIND}`;
  return text.replaceAll(new RegExp(pattern, 'gu'), () => to);
}
