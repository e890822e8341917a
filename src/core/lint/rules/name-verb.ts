import { defineRule } from '../define-rule.ts';
import { isGenericName } from '../facts/generic-name.ts';
import { nameWords } from '../facts/name-words.ts';
import { holdsVerb } from '../lexicons/index.ts';
import { TOOL_DESIGN } from '../sources.ts';

export const nameVerb = defineRule({
  id: 'name-verb',
  family: 'name',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'A tool name says what the tool does: a verb and an object, or a namespace and a verb.',
  why: 'Models choose by the name first; "get_weather" or "notes_list" say what happens, "weather" does not.',
  source: TOOL_DESIGN,
  confidence: 0.7,
  messages: {
    noVerb: 'The name "{name}" has no verb that says what the tool does.',
    noObject: 'The name "{name}" is a verb without an object. Name what the tool works on.',
  },
  examples: {
    good: [{ name: 'get_weather' }, { name: 'notes_list' }],
    bad: [
      { tool: { name: 'weather' }, expect: 'noVerb', at: '/name' },
      { tool: { name: 'search' }, expect: 'noObject', at: '/name' },
    ],
  },
  check(tool, report) {
    const words = nameWords(tool.name);
    if (words.length === 0 || isGenericName(words)) return;
    const data = { name: tool.name };
    if (!holdsVerb(words)) report('noVerb', ['name'], { data });
    else if (words.length === 1 && !ONE_WORD.has(words[0] ?? '')) report('noObject', ['name'], { data });
  },
});

/** Verbs that need no object: the arguments are the object. */
const ONE_WORD: ReadonlySet<string> = new Set([
  'calculate',
  'translate',
  'summarize',
  'think',
  'wait',
  'login',
  'logout',
  'help',
]);
