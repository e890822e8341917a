import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { baseForm } from '../lexicons/index.ts';
import { SMELLS_STUDY } from '../sources.ts';

const EMPTY_WORDS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'this',
  'of',
  'for',
  'to',
  'tool',
  'function',
  'data',
  'information',
  'by',
  'in',
  'from',
  'your',
  'its',
]);

export const descriptionRestatesName = defineRule({
  id: 'description-restates-name',
  family: 'description',
  severity: 'warning',
  preset: 'recommended',
  summary: 'A description says more than the name.',
  why: 'In a study of 10,831 servers, 73% of the descriptions only repeated the name; such a text gives the model nothing to choose by.',
  source: SMELLS_STUDY,
  messages: {
    restates: 'The description only repeats the words of the name "{name}". Say what the tool does and when to use it.',
  },
  examples: {
    good: [{ name: 'get_weather', description: 'Get the temperature and wind of one city.' }],
    bad: [{ tool: { name: 'get_weather', description: 'Gets the weather.' }, expect: 'restates', at: '/description' }],
  },
  check(tool, report) {
    if ((tool.description?.length ?? 0) > tool.name.length * 3 + 40) return;
    const known = new Set(nameWords(tool.name).flatMap(forms));
    const words = nameWords(tool.description ?? '').filter((word) => !EMPTY_WORDS.has(word));
    if (words.length > 0 && words.every((word) => forms(word).some((form) => known.has(form)))) {
      report('restates', ['description'], { data: { name: tool.name } });
    }
  },
});

function forms(word: string): string[] {
  return [word, baseForm(word)];
}
