import type { Tool } from '../../model/tool.ts';
import { defineRule } from '../define-rule.ts';
import { memoByTool } from '../memo.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

/** Phrases by which a description makes another tool a step that comes before; the name is what they capture. */
const BEFORE = [
  /\b(?:call|use|run|invoke)\s+[`'"]?([A-Za-z][\w.-]{2,63}?)[`'"]?\s+(?:first|beforehand|before (?:this|calling this|using this))\b/gi,
  /\bfirst\s+(?:call|use|run|invoke)\s+[`'"]?([A-Za-z][\w.-]{2,63})/gi,
  /\b(?:after|requires?)\s+(?:(?:calling|running|using|a call (?:of|to))\s+)?[`'"]?([A-Za-z]\w*_[\w.-]{1,60})/gi,
  /(?:gọi|dùng|chạy)\s+[`'"]?([A-Za-z][\w.-]{2,63}?)[`'"]?\s+trước/giu,
] as const;

export const catalogueReferenceCycle = defineRule({
  id: 'catalogue-reference-cycle',
  family: 'catalogue',
  severity: 'info',
  preset: 'recommended',
  summary: 'No two tools each ask to be called after the other.',
  why: 'A model that follows both descriptions goes round in circles, or skips one of the two steps at random.',
  source: ANTHROPIC_TOOLS,
  confidence: 0.7,
  messages: { circle: 'Each of these tools asks for the next to be called first: {circle}. Break the circle.' },
  examples: {
    good: [
      [
        { name: 'get_order', description: 'Gets an order. Call search_orders first.' },
        { name: 'search_orders', description: 'Searches orders. For one order use get_order instead.' },
      ],
    ],
    bad: [
      {
        tools: [
          { name: 'get_order', description: 'Gets an order. Call open_session first.' },
          { name: 'open_session', description: 'Opens a session. First call get_order for the id.' },
        ],
        expect: 'circle',
        at: '/description',
      },
    ],
  },
  checkCatalogue(tools, report) {
    const places = new Map(tools.map(({ name }, index) => [name, index]));
    const next = tools.map((tool) =>
      stepsBefore(tool).flatMap((name) => (name === tool.name ? [] : (places.get(name) ?? []))),
    );
    const done = new Set<number>();
    for (const start of next.keys()) {
      const circle = done.has(start) ? undefined : circleFrom(start, next);
      if (circle === undefined) continue;
      for (const index of circle) done.add(index);
      const names = [...circle, start].map((index) => tools[index]?.name ?? '');
      report(start, 'circle', ['description'], { data: { circle: names.join(' → ') } });
    }
  },
});

const stepsBefore = memoByTool(({ description }: Tool): readonly string[] => {
  const text = description ?? '';
  if (!/first|before|after|require|trước/i.test(text)) return [];
  return BEFORE.flatMap((phrase) => [...text.matchAll(phrase)].map((match) => (match[1] ?? '').replace(/\.$/, '')));
});

/** The shortest way from a tool back to itself. */
function circleFrom(start: number, next: readonly (readonly number[])[]): readonly number[] | undefined {
  const cameFrom = new Map<number, number>();
  const waiting = [start];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    for (const step of next[at] ?? []) {
      if (step === start) return pathTo(at, start, cameFrom);
      if (cameFrom.has(step)) continue;
      cameFrom.set(step, at);
      waiting.push(step);
    }
  }
  return undefined;
}

function pathTo(end: number, start: number, cameFrom: ReadonlyMap<number, number>): readonly number[] {
  const path: number[] = [];
  for (let at = end; at !== start; at = cameFrom.get(at) ?? start) path.unshift(at);
  return [start, ...path];
}
