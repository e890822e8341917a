import { get, isArray, stringAt } from '../../model/json.ts';
import { formatPointer, parsePointer, valueAt } from '../../model/pointer.ts';
import { defineRule } from '../define-rule.ts';
import { nearest } from '../nearest.ts';
import { nearestPointer } from '../nearest-pointer.ts';

export const lintIgnore = defineRule({
  id: 'lint-ignore',
  family: 'document',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Each entry of "lint_ignore" names a rule, gives a reason and silences something.',
  why: 'An ignore without a reason cannot be judged later, and one that silences nothing hides the next mistake in its place.',
  source: { title: 'Toolscribe descriptor format 1: lint_ignore', checkedOn: '2026-11-29' },
  messages: {
    shape: 'An entry of "lint_ignore" must be an object with "rule" and "reason".',
    unknown: 'No rule is called "{rule}".',
    unknownNear: 'No rule is called "{rule}". Did you mean "{near}"?',
    reason: 'The ignore of "{rule}" gives no reason.',
    nowhere: 'The pointer "{pointer}" leads nowhere in this tool.',
    nowhereNear: 'The pointer "{pointer}" leads nowhere in this tool. Did you mean "{near}"?',
    unused: 'The ignore of "{rule}" silences nothing. Remove it.',
    remove: 'Remove the unused ignore',
    rename: 'Change to "{near}"',
  },
  examples: {
    good: [
      { name: 'get_weather', lint_ignore: [{ rule: 'description-missing', reason: 'Written in the next release.' }] },
    ],
    bad: [
      {
        tool: { name: 'a', description: 'Get it.', lint_ignore: ['name-missing'] },
        expect: 'shape',
        at: '/lint_ignore/0',
      },
      {
        tool: { name: 'a', description: 'Get it.', lint_ignore: [{ rule: 'zzzzzzzzzz', reason: 'Old.' }] },
        expect: 'unknown',
        at: '/lint_ignore/0/rule',
      },
      {
        tool: { name: 'a', description: 'Get it.', lint_ignore: [{ rule: 'name-mising', reason: 'Old.' }] },
        expect: 'unknownNear',
        at: '/lint_ignore/0/rule',
      },
      { tool: { name: 'a', lint_ignore: [{ rule: 'description-missing' }] }, expect: 'reason', at: '/lint_ignore/0' },
      {
        tool: { name: 'a', lint_ignore: [{ rule: 'description-missing', pointer: '/nowhere', reason: 'Old.' }] },
        expect: 'nowhere',
        at: '/lint_ignore/0/pointer',
      },
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { city: { type: 'string' } } },
          lint_ignore: [{ rule: 'parameter-description', pointer: '/properties/citty', reason: 'Old.' }],
        },
        expect: 'nowhereNear',
        at: '/lint_ignore/0/pointer',
      },
      {
        tool: { name: 'a', description: 'Get it.', lint_ignore: [{ rule: 'description-missing', reason: 'Old.' }] },
        expect: 'unused',
        at: '/lint_ignore/0',
      },
    ],
  },
  check(tool, report, context) {
    const list = get(tool.raw, 'lint_ignore');
    if (!isArray(list)) return;
    for (const [index, entry] of list.entries()) {
      const place = ['lint_ignore', String(index)];
      const rule = stringAt(entry, 'rule');
      if (rule === undefined) {
        report('shape', place);
        continue;
      }
      if (!context.ruleIds.has(rule)) {
        const near = nearest(rule, context.ruleIds);
        if (near === undefined) report('unknown', [...place, 'rule'], { data: { rule } });
        else {
          const edits = [{ op: 'set', pointer: [...place, 'rule'], value: near }] as const;
          report('unknownNear', [...place, 'rule'], {
            data: { rule, near },
            fixes: [{ title: 'rename', data: { near }, safe: false, edits }],
          });
        }
      }
      if ((stringAt(entry, 'reason') ?? '').trim() === '') report('reason', place, { data: { rule } });
      const pointer = stringAt(entry, 'pointer');
      if (pointer === undefined) continue;
      const parsed = parsePointer(pointer);
      if (parsed !== undefined && valueAt(tool.raw, parsed) !== undefined) continue;
      const found = parsed && nearestPointer(tool.raw, parsed);
      if (found === undefined) report('nowhere', [...place, 'pointer'], { data: { pointer } });
      else {
        const near = formatPointer(found);
        const edits = [{ op: 'set', pointer: [...place, 'pointer'], value: near }] as const;
        report('nowhereNear', [...place, 'pointer'], {
          data: { pointer, near },
          fixes: [{ title: 'rename', data: { near }, safe: false, edits }],
        });
      }
    }
  },
});
