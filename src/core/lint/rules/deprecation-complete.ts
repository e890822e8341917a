import { get, has, isObject, stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { saying } from '../lexicons/index.ts';
import { documentationSpec } from '../sources.ts';

/** Other formats have no field for it, so the description names what to use now. */
const SUCCESSOR = /\b(?:use|uses|using|instead|replaced|superseded|prefer|see|switch|migrate)\b|dùng|thay/iu;
const DEPRECATED = /^[\s*[(]{0,4}deprecated\b|^this \w{1,20} is deprecated\b|^[\s[(]{0,4}đã ngừng hỗ trợ/iu;
const DATE = /^\d{4}-\d{2}-\d{2}/;

export const deprecationComplete = defineRule({
  id: 'deprecation-complete',
  family: 'versioning',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'A deprecated tool has the flag, names its replacement and gives a removal date.',
  why: 'Agents that have learnt a tool need one release in which both work and the old one points to the new one.',
  source: documentationSpec('11'),
  messages: {
    noSuccessor: 'The description says that the tool is deprecated, but not what to use instead.',
    flag: 'The text says that the tool is deprecated ("{words}"), but "deprecated" is not true.',
    successor: 'The tool is deprecated, but names no replacement. Add "replaced_by".',
    window: 'The tool is deprecated, but "deprecation" does not give "{field}".',
    order: 'The removal date ({after}) must be later than the deprecation date ({since}).',
    notDeprecated: '"{key}" is set, but "deprecated" is not true.',
    setFlag: 'Set deprecated to true',
  },
  examples: {
    good: [
      {
        name: 'a',
        deprecated: true,
        replaced_by: 'a_v2',
        deprecation: { since: '2026-01-01', remove_after: '2026-07-01', reason: 'The unit argument changed.' },
      },
    ],
    bad: [
      {
        tool: { name: 'a', description: 'Deprecated. Gets the weather.' },
        format: 'mcp',
        expect: 'noSuccessor',
        at: '/description',
      },
      { tool: { name: 'a', description: 'Deprecated: use a_v2.' }, expect: 'flag', at: '/description' },
      {
        tool: { name: 'a', deprecated: true, deprecation: { since: '2026-01-01', remove_after: '2026-07-01' } },
        expect: 'successor',
        at: '/deprecated',
      },
      { tool: { name: 'a', deprecated: true, replaced_by: 'b' }, expect: 'window', at: '/deprecated' },
      {
        tool: {
          name: 'a',
          deprecated: true,
          replaced_by: 'b',
          deprecation: { since: '2026-07-01', remove_after: '2026-01-01' },
        },
        expect: 'order',
        at: '/deprecation/remove_after',
      },
      { tool: { name: 'a', replaced_by: 'b' }, expect: 'notDeprecated', at: '/replaced_by' },
    ],
  },
  check(tool, report, { origin }) {
    if (origin === 'foreign') {
      const text = tool.description ?? '';
      if (DEPRECATED.test(text) && !SUCCESSOR.test(text)) report('noSuccessor', ['description']);
      return;
    }
    const setFlag = {
      title: 'setFlag',
      safe: false,
      edits: [{ op: 'set', pointer: ['deprecated'], value: true }],
    } as const;
    if (get(tool.raw, 'deprecated') !== true) {
      const words = saying('deprecated', (tool.description ?? '').slice(0, 200));
      if (words !== undefined) report('flag', ['description'], { data: { words }, fixes: [setFlag] });
      for (const key of ['replaced_by', 'deprecation'])
        if (has(tool.raw, key)) report('notDeprecated', [key], { data: { key }, fixes: [setFlag] });
      return;
    }
    if (stringAt(tool.raw, 'replaced_by') === undefined) report('successor', ['deprecated']);
    const deprecation = get(tool.raw, 'deprecation');
    const place = isObject(deprecation) ? ['deprecation'] : ['deprecated'];
    for (const field of ['since', 'remove_after']) {
      if (stringAt(deprecation, field) === undefined) report('window', place, { data: { field } });
    }
    const [since = '', after = ''] = [stringAt(deprecation, 'since'), stringAt(deprecation, 'remove_after')];
    if (DATE.test(since) && DATE.test(after) && after <= since)
      report('order', ['deprecation', 'remove_after'], { data: { since, after } });
  },
});
