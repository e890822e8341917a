import { get, has, isArray, stringAt } from '../../model/json.ts';
import type { Tool } from '../../model/tool.ts';
import { defineRule } from '../define-rule.ts';
import { intervalsOf } from '../facts/time-properties.ts';
import { says } from '../lexicons/index.ts';
import { CLEAR_ARGUMENTS } from '../sources.ts';

const time = { type: 'string', format: 'date-time' };

export const intervalLength = defineRule({
  id: 'interval-length',
  family: 'semantics',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'An interval says how long it may be.',
  why: 'A search over ten years is valid by its types; a stated maximum keeps results bounded and tells the model to split.',
  source: CLEAR_ARGUMENTS,
  confidence: 0.6,
  messages: {
    noLongest: 'Nothing says how far apart "{start}" and "{end}" may be. State it in semantics.longest_interval.',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { start: time, end: time } },
        semantics: { longest_interval: 'P31D' },
      },
      {
        name: 'a',
        description: 'Search at most 31 days.',
        parameters: { type: 'object', properties: { start: time, end: time } },
      },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { start: time, end: time } } },
        expect: 'noLongest',
        at: '/parameters/properties/end',
      },
    ],
  },
  check(tool, report) {
    if (has(tool.semantics ?? {}, 'longest_interval')) return;
    for (const { start, end } of intervalsOf(tool)) {
      const texts = [tool.description ?? '', start.description, end.description];
      if (texts.some((text) => says('longest', text)) || ruleSpeaksOf(tool, start.name, end.name)) continue;
      report('noLongest', end.pointer, { data: { start: start.name, end: end.name } });
    }
  },
});

/** An expression that subtracts or adds a duration bounds the interval. */
function ruleSpeaksOf(tool: Tool, ...names: readonly string[]): boolean {
  const rules = get(tool.semantics, 'rules');
  return (isArray(rules) ? rules : []).some((rule) => {
    const expression = stringAt(rule, 'expression') ?? '';
    return names.every((name) => expression.includes(name)) && expression.includes('duration(');
  });
}
