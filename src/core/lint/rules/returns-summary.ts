import { has, isObject, stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { documentationSpec } from '../sources.ts';

export const returnsSummary = defineRule({
  id: 'returns-summary',
  family: 'semantics',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'The result has a one-line summary.',
  why: 'The summary tells the model what it will get before it calls, because many providers do not send the schema of the result.',
  source: documentationSpec('3.4'),
  messages: {
    none: 'The schema of the result has no "description" at its root. Summarize the result in one line there.',
    long: 'The summary of the result has {length} characters; write one line of at most {limit}.',
  },
  examples: {
    good: [{ name: 'a', returns: { type: 'object', description: 'The current weather of the city.' } }],
    bad: [
      { tool: { name: 'a', returns: { type: 'object' } }, expect: 'none', at: '/returns' },
      {
        tool: { name: 'a', returns: { type: 'object', description: 'The weather. '.repeat(20) } },
        expect: 'long',
        at: '/returns/description',
      },
    ],
  },
  check(tool, report) {
    if (!isObject(tool.returns) || has(tool.returns, '$ref')) return;
    const text = stringAt(tool.returns, 'description')?.trim() ?? '';
    if (text === '') report('none', ['returns']);
    else if (text.length > MAX_SUMMARY) {
      report('long', ['returns', 'description'], {
        data: { length: text.length, limit: MAX_SUMMARY },
        severity: 'info',
      });
    }
  },
});

const MAX_SUMMARY = 200;
