import { get, isArray } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { documentationSpec } from '../sources.ts';

export const searchKeywords = defineRule({
  id: 'search-keywords',
  family: 'document',
  severity: { authored: 'info', foreign: 'off' },
  preset: 'recommended',
  summary: 'A tool lists three to seven search keywords: words that users say and the name does not contain.',
  why: 'Tool search ranks by words; synonyms bring a request to a tool whose name uses other words.',
  source: documentationSpec('12'),
  messages: {
    none: 'The descriptor has no "tool_search_keywords". List three to seven.',
    count: {
      one: 'There is {count} search keyword; list three to seven.',
      other: 'There are {count} search keywords; list three to seven.',
    },
    inName: 'The keyword "{word}" is already in the name. Replace it with a synonym.',
    twice: 'The keyword "{word}" is listed more than once.',
    removeTwice: 'Remove the repeated keyword',
  },
  examples: {
    good: [{ name: 'get_weather', tool_search_keywords: ['temperature', 'rain', 'wind'] }],
    bad: [
      { tool: { name: 'get_weather' }, expect: 'none', at: '' },
      { tool: { name: 'get_weather', tool_search_keywords: ['rain'] }, expect: 'count', at: '/tool_search_keywords' },
      {
        tool: { name: 'get_weather', tool_search_keywords: ['weather', 'rain', 'wind'] },
        expect: 'inName',
        at: '/tool_search_keywords/0',
      },
      {
        tool: { name: 'get_weather', tool_search_keywords: ['sun', 'rain', 'sun'] },
        expect: 'twice',
        at: '/tool_search_keywords/2',
      },
    ],
  },
  check(tool, report) {
    const list = get(tool.raw, 'tool_search_keywords');
    if (list === undefined) report('none', []);
    if (!isArray(list)) return;
    if (list.length < 3 || list.length > 7) report('count', ['tool_search_keywords'], { data: { count: list.length } });
    const seen = new Set<string>();
    const own = nameWords(tool.name);
    for (const [index, word] of list.entries()) {
      if (typeof word !== 'string') continue;
      const place = ['tool_search_keywords', String(index)];
      const plain = word.trim().toLowerCase();
      if (seen.has(plain)) {
        const edits = [{ op: 'remove', pointer: place }] as const;
        report('twice', place, { data: { word }, fixes: [{ title: 'removeTwice', safe: true, edits }] });
      } else if (own.includes(plain)) report('inName', place, { data: { word } });
      seen.add(plain);
    }
  },
});
