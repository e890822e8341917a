import { get, isArray, isObject, type JsonValue, stringAt } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import { defineRule } from '../define-rule.ts';
import { MCP_TOOLS } from '../sources.ts';

const MOST_LEAVES = 200;

export const exampleTextParity = defineRule({
  id: 'example-text-parity',
  family: 'examples',
  severity: 'info',
  preset: 'recommended',
  summary: 'Where a result has text and structured content, the text says the same.',
  why: 'Older clients read only "content", newer ones only "structuredContent"; a value that is in one of them alone is lost to half of them.',
  source: MCP_TOOLS,
  messages: {
    missing: 'The value {value} of "{place}" is in the structured content, but not in the text of the same result.',
  },
  examples: {
    good: [
      {
        name: 'a',
        examples: [
          {
            tool_call: { name: 'a', arguments: {} },
            result: { content: [{ type: 'text', text: '{"degrees": 21}' }], structuredContent: { degrees: 21 } },
          },
        ],
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          examples: [
            {
              tool_call: { name: 'a', arguments: {} },
              result: { content: [{ type: 'text', text: 'Sunny.' }], structuredContent: { sky: 'Sunny', degrees: 21 } },
            },
          ],
        },
        expect: 'missing',
        at: '/examples/0/result/structuredContent/degrees',
      },
    ],
  },
  check(tool, report) {
    for (const { result, pointer } of tool.examples ?? []) {
      const structured = get(result, 'structuredContent');
      const content = get(result, 'content');
      if (!isObject(structured) || !isArray(content)) continue;
      const text = content
        .map((block) => stringAt(block, 'text') ?? '')
        .join('\n')
        .toLowerCase();
      const lost = leavesOf(structured).find(({ value }) => !text.includes(value.toLowerCase()));
      if (lost === undefined || text.trim() === '') continue;
      const at = [...pointer, 'result', 'structuredContent', ...lost.pointer];
      report('missing', at, { data: { value: JSON.stringify(lost.value), place: lost.pointer.join('.') } });
    }
  },
});

/** Strings and numbers; true, false and null are said in many words. */
function leavesOf(root: JsonValue): readonly { readonly value: string; readonly pointer: Pointer }[] {
  const leaves: { value: string; pointer: Pointer }[] = [];
  const waiting: { value: JsonValue; pointer: Pointer }[] = [{ value: root, pointer: [] }];
  for (let item = waiting.pop(); item !== undefined && leaves.length < MOST_LEAVES; item = waiting.pop()) {
    const { value, pointer } = item;
    if ((typeof value === 'string' && value.trim() !== '') || typeof value === 'number')
      leaves.push({ value: String(value).trim(), pointer });
    else if (isArray(value) || isObject(value)) {
      const inside = Object.entries(value).map(([key, held]) => ({
        value: held as JsonValue,
        pointer: [...pointer, key],
      }));
      waiting.push(...inside.reverse());
    }
  }
  return leaves;
}
