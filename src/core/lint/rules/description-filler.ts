import type { Tool } from '../../model/tool.ts';
import { defineRule, type RuleFix } from '../define-rule.ts';
import { baseForm, isVerb, saying } from '../lexicons/index.ts';
import { documentationSpec } from '../sources.ts';

/** Openings after which the verb that matters follows. */
const BEFORE_VERB =
  /^\s*(?:this|the)\s+(?:tool|function|endpoint|api|method|command)\s+(?:(?:allows|enables)\s+(?:you|users|the user)\s+to|lets\s+(?:you|users|the user)|helps\s+(?:you\s+|users\s+)?(?:to\s+)?|(?:is|can\s+be)\s+used\s+to|will)\s+(?=\p{L})/iu;
const BEFORE_THIRD_PERSON = /^\s*(?:this|the)\s+(?:tool|function|endpoint|api|method|command)\s+(?=\p{L}+s\s)/iu;

export const descriptionFiller = defineRule({
  id: 'description-filler',
  family: 'description',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'A description starts with what the tool does.',
  why: 'Openings such as "This tool allows you to" cost tokens in every request and push the verb and the object away from the front.',
  source: documentationSpec('5'),
  messages: {
    filler: 'The description starts with "{words}" instead of what the tool does.',
    strip: 'Start with the verb',
  },
  examples: {
    good: [{ name: 'get_weather', description: 'Get the current weather of one city.' }],
    bad: [
      {
        tool: { name: 'get_weather', description: 'This tool allows you to get the current weather.' },
        expect: 'filler',
        at: '/description',
      },
      {
        tool: { name: 'get_weather', description: 'Công cụ này có thể được sử dụng để lấy thời tiết.' },
        expect: 'filler',
        at: '/description',
      },
    ],
  },
  check(tool, report) {
    const words = saying('filler', tool.description ?? '');
    if (words !== undefined) report('filler', ['description'], { data: { words }, fixes: stripOpening(tool) });
  },
});

function stripOpening(tool: Tool): RuleFix[] {
  const text = tool.description ?? '';
  const before = BEFORE_VERB.exec(text) ?? BEFORE_THIRD_PERSON.exec(text);
  if (before === null) return [];
  const rest = text.slice(before[0].length);
  const verb = /^\p{L}+/u.exec(rest)?.[0] ?? '';
  const plain = isVerb(verb.toLowerCase()) ? verb : baseForm(verb.toLowerCase());
  if (!isVerb(plain.toLowerCase())) return [];
  const value = plain.charAt(0).toUpperCase() + plain.slice(1) + rest.slice(verb.length);
  return [{ title: 'strip', safe: true, edits: [{ op: 'set', pointer: ['description'], value }] }];
}
