import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { renameFix } from '../facts/rename-tool.ts';
import { ENGLISH_PAST_FORMS, ENGLISH_TIME_WORDS } from '../lexicons/en.ts';
import { TOOL_DESIGN } from '../sources.ts';

export const nameTense = defineRule({
  id: 'name-tense',
  family: 'name',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'A tool name uses the base form of the verb, without tense or time.',
  why: 'A name is a command: "get_weather". "got_weather" sounds like a state, and "get_weather_later" like another call.',
  source: TOOL_DESIGN,
  confidence: 0.8,
  messages: {
    form: 'The name "{name}" starts with "{word}" instead of the base form of the verb.',
    rename: 'Rename to "{name}"',
    time: 'The name "{name}" says when ("{word}"), not only what. Leave the time out.',
  },
  examples: {
    good: [{ name: 'get_weather' }, { name: 'list_deleted_files' }],
    bad: [
      { tool: { name: 'got_weather' }, expect: 'form', at: '/name' },
      { tool: { name: 'get_weather_later' }, expect: 'time', at: '/name' },
    ],
  },
  check(tool, report) {
    const words = nameWords(tool.name);
    const [first = ''] = words;
    const time = words.find((word) => ENGLISH_TIME_WORDS.has(word));
    if (words.length > 1 && ENGLISH_PAST_FORMS.has(first))
      report('form', ['name'], { data: { name: tool.name, word: first } });
    else if (time !== undefined && words.length > 2) {
      const name = words.filter((word) => word !== time).join('_');
      const fixes = [renameFix(tool, name)];
      report('time', ['name'], { data: { name: tool.name, word: time }, fixes });
    }
  },
});
