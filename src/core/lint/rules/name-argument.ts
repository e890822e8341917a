import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { renameFix } from '../facts/rename-tool.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { ENGLISH_PLACE_NOUNS } from '../lexicons/en.ts';
import { TOOL_DESIGN } from '../sources.ts';

/** A year or a span of time at the end of a name. */
const SPAN = /_((?:19|20)\d{2}|(?:last|next|past)_\d{1,4}_(?:minutes?|hours?|days?|weeks?|months?|years?))$/;
/** "check in" and "log in" are verbs of two words. */
const PARTICLE_VERBS: ReadonlySet<string> = new Set(['check', 'log', 'sign', 'opt', 'clock', 'plug', 'punch']);
const PREPOSITIONS: ReadonlySet<string> = new Set(['in', 'at', 'for', 'from', 'near']);

export const nameArgument = defineRule({
  id: 'name-argument',
  family: 'name',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'A tool name contains no argument value.',
  why: 'A value in the name needs one tool for each value; a parameter serves them all.',
  source: TOOL_DESIGN,
  confidence: 0.6,
  messages: {
    value: 'The name "{name}" seems to contain a value ("{value}"). Make it a parameter.',
    rename: 'Rename to "{name}"',
  },
  examples: {
    good: [
      { name: 'get_weather_for_city', parameters: { type: 'object', properties: { city: { type: 'string' } } } },
      { name: 'list_files_in_directory' },
      { name: 'check_in_guest' },
    ],
    bad: [
      { tool: { name: 'get_weather_in_tokyo' }, expect: 'value', at: '/name' },
      { tool: { name: 'list_orders_last_30_days' }, expect: 'value', at: '/name' },
    ],
  },
  check(tool, report) {
    const words = nameWords(tool.name);
    const span = SPAN.exec(words.join('_'));
    const at = words.findIndex(
      (word, index) => index > 0 && PREPOSITIONS.has(word) && !PARTICLE_VERBS.has(words[index - 1] ?? ''),
    );
    const rest = at === -1 ? [] : words.slice(at + 1);
    if (span !== null) {
      const name = words.join('_').slice(0, span.index);
      const fixes = [renameFix(tool, name)];
      report('value', ['name'], { data: { name: tool.name, value: span[1] ?? '' }, fixes });
      return;
    }
    if (rest.length === 0 || rest.length > 2) return;
    const parameterWords = new Set(inputProperties(tool).flatMap(({ name }) => nameWords(name)));
    const isNoun = (word: string) =>
      [word, word.replace(/s$/, '')].some((form) => ENGLISH_PLACE_NOUNS.has(form) || parameterWords.has(form));
    if (rest.some(isNoun)) return;
    const shorter = words.slice(0, at).join('_');
    const fixes = [renameFix(tool, shorter)];
    report('value', ['name'], { data: { name: tool.name, value: rest.join('_') }, fixes });
  },
});
