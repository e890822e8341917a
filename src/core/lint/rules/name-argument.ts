import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { renameTool } from '../facts/rename-tool.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { ENGLISH_PLACE_NOUNS } from '../lexicons/en.ts';
import { TOOL_DESIGN } from '../sources.ts';

const PREPOSITIONS: ReadonlySet<string> = new Set(['in', 'at', 'for', 'from', 'near']);

export const nameArgument = defineRule({
  id: 'name-argument',
  family: 'name',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'A tool name holds no argument value.',
  why: 'A value in the name makes one tool per value; a parameter serves them all.',
  source: TOOL_DESIGN,
  confidence: 0.6,
  messages: {
    value: 'The name "{name}" seems to hold a value ("{value}"); make it a parameter.',
    rename: 'Rename to "{name}"',
  },
  examples: {
    good: [
      { name: 'get_weather_for_city', parameters: { type: 'object', properties: { city: { type: 'string' } } } },
      { name: 'list_files_in_directory' },
    ],
    bad: [{ tool: { name: 'get_weather_in_tokyo' }, expect: 'value', at: '/name' }],
  },
  check(tool, report) {
    const words = nameWords(tool.name);
    const at = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
    const rest = at === -1 ? [] : words.slice(at + 1);
    if (rest.length === 0 || rest.length > 2) return;
    const parameterWords = new Set(inputProperties(tool).flatMap(({ name }) => nameWords(name)));
    const isNoun = (word: string) =>
      [word, word.replace(/s$/, '')].some((form) => ENGLISH_PLACE_NOUNS.has(form) || parameterWords.has(form));
    if (rest.some(isNoun)) return;
    const shorter = words.slice(0, at).join('_');
    const fixes = [
      { title: 'rename', data: { name: shorter }, safe: false, edits: renameTool(tool, shorter) } as const,
    ];
    report('value', ['name'], { data: { name: tool.name, value: rest.join('_') }, fixes });
  },
});
