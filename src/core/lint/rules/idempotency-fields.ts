import { get, has, isObject } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { documentationSpec } from '../sources.ts';

export const idempotencyFields = defineRule({
  id: 'idempotency-fields',
  family: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Idempotent, safe and destructive are each stated as true or false.',
  why: 'Agents call safe tools in parallel, retry idempotent ones and ask before destructive ones; a missing flag is read as the worst case.',
  source: documentationSpec('3.6'),
  messages: {
    missing: 'The idempotency block does not state "{field}".',
    type: '"{field}" must be true or false; found {found}.',
  },
  examples: {
    good: [{ name: 'a', idempotency: { idempotent: true, safe: true, destructive: false } }],
    bad: [
      { tool: { name: 'a', idempotency: { idempotent: true, safe: true } }, expect: 'missing', at: '/idempotency' },
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
        report('missing', ['idempotency'], { data: { field } });
    }
  },
});
