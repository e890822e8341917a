import { plainName } from '../../catalog/tool-words.ts';
import { get, isObject, stringAt } from '../../model/json.ts';
import type { Tool } from '../../model/tool.ts';
import { defineRule } from '../define-rule.ts';
import { memoByTool } from '../memo.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

export const catalogueParameterNames = defineRule({
  id: 'catalogue-parameter-names',
  family: 'catalogue',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'The same thing has the same parameter name and type throughout the catalogue.',
  why: 'A model that has filled in customer_id for one tool writes customer_id for the next, whatever that tool calls it.',
  source: ANTHROPIC_TOOLS,
  messages: {
    spelling: {
      one: 'This parameter is spelt "{name}" here, but "{other}" in {count} other tool. Use one spelling.',
      other: 'This parameter is spelt "{name}" here, but "{other}" in {count} other tools. Use one spelling.',
    },
    type: {
      one: '"{name}" is of type {type} here, but of type {other} in {count} other tool. Use one type.',
      other: '"{name}" is of type {type} here, but of type {other} in {count} other tools. Use one type.',
    },
  },
  examples: {
    good: [[tool('a', { customer_id: { type: 'string' } }), tool('b', { customer_id: { type: 'string' } })]],
    bad: [
      {
        tools: [
          tool('a', { customer_id: { type: 'string' } }),
          tool('b', { customer_id: { type: 'string' } }),
          tool('c', { customerId: { type: 'string' } }),
        ],
        expect: 'spelling',
        at: '/parameters/properties/customerId',
      },
      {
        tools: [
          tool('a', { order_id: { type: 'string' } }),
          tool('b', { order_id: { type: 'string' } }),
          tool('c', { order_id: { type: 'integer' } }),
        ],
        expect: 'type',
        at: '/parameters/properties/order_id',
      },
    ],
  },
  checkCatalogue(tools, report, context) {
    const uses = context.once('parameter-uses', usesOf);
    for (const [index, tool] of tools.entries()) {
      for (const { name, plain, type } of parametersOf(tool)) {
        const use = uses.get(plain);
        if (use === undefined) continue;
        const spelling = majority(use.names, name);
        if (spelling !== undefined) {
          report(index, 'spelling', placeOf(name), { data: { name, other: spelling.value, count: spelling.count } });
        } else if (type !== undefined && /(?:^|_)id$|Id$/.test(name)) {
          const other = majority(use.types, type);
          if (other !== undefined)
            report(index, 'type', placeOf(name), { data: { name, type, other: other.value, count: other.count } });
        }
      }
    }
  },
});

const placeOf = (name: string) => ['parameters', 'properties', name];

function tool(name: string, properties: Record<string, { type: string }>) {
  return { name, parameters: { type: 'object', properties } };
}

interface Parameter {
  readonly name: string;
  readonly plain: string;
  readonly type: string | undefined;
}
interface Use {
  readonly names: Map<string, number>;
  readonly types: Map<string, number>;
}

const parametersOf: (tool: Tool) => readonly Parameter[] = memoByTool((tool) => {
  const declared = isObject(tool.parameters) ? get(tool.parameters, 'properties') : undefined;
  if (!isObject(declared)) return [];
  return Object.keys(declared).map((name) => ({
    name,
    plain: plainName(name),
    type: stringAt(declared[name], 'type'),
  }));
});

function usesOf(tools: readonly Tool[]): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>();
  for (const tool of tools) {
    for (const { name, plain, type } of parametersOf(tool)) {
      const use = uses.get(plain) ?? { names: new Map(), types: new Map() };
      uses.set(plain, use);
      use.names.set(name, (use.names.get(name) ?? 0) + 1);
      if (type !== undefined) use.types.set(type, (use.types.get(type) ?? 0) + 1);
    }
  }
  return uses;
}

/** The commonest value other than `own`, which is one of them; of two that are equally common, the one that came first. */
function majority(counts: ReadonlyMap<string, number>, own: string): { value: string; count: number } | undefined {
  if (counts.size < 2) return undefined;
  let best: { value: string; count: number } | undefined;
  for (const [value, count] of counts) if (count > (best?.count ?? 0)) best = { value, count };
  return best !== undefined && best.value !== own && best.count >= (counts.get(own) ?? 0) ? best : undefined;
}
