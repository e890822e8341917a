import { get, has, isObject, type JsonObject } from '../../model/json.ts';
import type { Tool } from '../../model/tool.ts';
import { defineRule, type RuleFix } from '../define-rule.ts';
import { effectByName } from '../facts/tool-effect.ts';
import { documentationSpec } from '../sources.ts';

export const idempotencyFields = defineRule({
  id: 'idempotency-fields',
  family: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: '"idempotent", "safe" and "destructive" are each stated as true or false.',
  why: 'Agents call safe tools in parallel, retry idempotent ones and ask before destructive ones; a missing flag is taken for the worst case.',
  source: documentationSpec('3.6'),
  messages: {
    missing: '"idempotency" does not state "{field}".',
    fill: 'Set the flags that the name implies',
    type: '"{field}" must be true or false, not {found}.',
  },
  examples: {
    good: [{ name: 'a', idempotency: { idempotent: true, safe: true, destructive: false } }],
    bad: [
      {
        tool: { name: 'get_note', idempotency: { idempotent: true, safe: true } },
        expect: 'missing',
        at: '/idempotency',
      },
      {
        tool: { name: 'a', idempotency: { idempotent: 'yes', safe: true, destructive: false } },
        expect: 'type',
        at: '/idempotency/idempotent',
      },
    ],
  },
  check(tool, report, { origin }) {
    const block = get(tool.raw, 'idempotency');
    if (!isObject(block)) return;
    for (const field of ['idempotent', 'safe', 'destructive', 'open_world']) {
      if (has(block, field)) {
        const found = block[field];
        if (typeof found !== 'boolean')
          report('type', ['idempotency', field], { data: { field, found: JSON.stringify(found) } });
      } else if (field !== 'open_world' && origin === 'authored')
        report('missing', ['idempotency'], { data: { field }, fixes: flagsByName(tool, block) });
    }
  },
});

/** The flags that the verb of the name stands for, as a suggestion. */
function flagsByName(tool: Tool, block: JsonObject): RuleFix[] {
  const effect = effectByName(tool);
  if (effect === 'unknown') return [];
  const flags = { idempotent: effect !== 'writes', safe: effect === 'reads', destructive: effect === 'destroys' };
  const { idempotent, safe, destructive } = { ...flags, ...block };
  // The name and what is stated disagree: nobody but the author can tell which is right.
  if (safe === true && (destructive === true || idempotent === false)) return [];
  const edits = Object.entries(flags)
    .filter(([field]) => !has(block, field))
    .map(([field, value]) => ({ op: 'set', pointer: ['idempotency', field], value }) as const);
  return [{ title: 'fill', safe: false, edits }];
}
