import { get, isObject, type JsonValue, stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { documentationSpec } from '../sources.ts';

const CLASSES = { latency: ['fast', 'slow'], cost: ['free', 'metered'] } as const;

export const latencyCost = defineRule({
  id: 'latency-cost',
  family: 'document',
  severity: { authored: 'info', foreign: 'off' },
  preset: 'recommended',
  summary: 'A tool gives hints about its latency and its cost.',
  why: 'Agents that plan several steps spend their budget better when they know which calls are slow or cost money.',
  source: documentationSpec('15'),
  messages: {
    none: 'The descriptor has no "{block}". Set its class to "{first}" or "{second}".',
    value: '"class" of "{block}" must be "{first}" or "{second}".',
    order: '"p50_ms" ({p50}) must not exceed "p95_ms" ({p95}).',
  },
  examples: {
    good: [{ name: 'a', latency: { class: 'fast', p50_ms: 80, p95_ms: 300 }, cost: { class: 'free' } }],
    bad: [
      { tool: { name: 'a', cost: { class: 'free' } }, expect: 'none', at: '' },
      { tool: { name: 'a', latency: { class: 'quick' }, cost: { class: 'free' } }, expect: 'value', at: '/latency' },
      {
        tool: { name: 'a', latency: { class: 'fast', p50_ms: 500, p95_ms: 300 }, cost: { class: 'free' } },
        expect: 'order',
        at: '/latency/p50_ms',
      },
    ],
  },
  check(tool, report) {
    for (const [block, classes] of Object.entries(CLASSES)) {
      const value = get(tool.raw, block);
      const [first, second] = classes;
      if (value === undefined) report('none', [], { data: { block, first, second } });
      else if (isObject(value) && !(classes as readonly JsonValue[]).includes(stringAt(value, 'class') ?? '')) {
        report('value', [block], { data: { block, first, second }, severity: 'warning' });
      }
    }
    const latency = get(tool.raw, 'latency');
    const [p50, p95] = [get(latency, 'p50_ms'), get(latency, 'p95_ms')];
    if (typeof p50 === 'number' && typeof p95 === 'number' && p50 > p95) {
      report('order', ['latency', 'p50_ms'], { data: { p50, p95 }, severity: 'warning' });
    }
  },
});
