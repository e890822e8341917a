import type { Tool } from '../../model/tool.ts';
import { defineRule } from '../define-rule.ts';
import { SMELLS_STUDY } from '../sources.ts';

const FEWEST = 3;
const MAJORITY = 0.6;
/** Letters that Vietnamese has and its neighbours in Latin script lack. */
const VIETNAMESE = /[ăđơưĂĐƠƯ\u1ea0-\u1ef9]/;
const SCRIPTS = [
  ['Japanese', /[\u3041-\u30ff]/],
  ['Chinese', /\p{Script=Han}/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Thai', /\p{Script=Thai}/u],
] as const;

export const catalogueLanguageMixed = defineRule({
  id: 'catalogue-language-mixed',
  family: 'catalogue',
  severity: 'off',
  preset: 'strict',
  summary: 'All descriptions of a catalogue are in one language.',
  why: 'Tool search compares words, so a tool described in another language than its neighbours is found for fewer requests.',
  source: SMELLS_STUDY,
  confidence: 0.7,
  messages: {
    other:
      'This description is written in another language or script than most of this catalogue ({count} of {all} descriptions agree).',
  },
  examples: {
    good: [
      [
        { name: 'a', description: 'Lấy thời tiết hiện tại.' },
        { name: 'b', description: 'Xóa một ghi chú.' },
        { name: 'c', description: 'Đặt lịch họp.' },
      ],
    ],
    bad: [
      {
        tools: [
          { name: 'a', description: 'Gets the weather of a city.' },
          { name: 'b', description: 'Deletes one note of the user.' },
          { name: 'c', description: 'Đặt lịch họp cho người dùng.' },
        ],
        expect: 'other',
        at: '/description',
      },
    ],
  },
  checkCatalogue(tools, report) {
    const languages = tools.map(languageOf);
    const counts = new Map<string, number>();
    for (const language of languages) if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const [main, count] = [...counts].sort((left, right) => right[1] - left[1])[0] ?? ['', 0];
    if (all < FEWEST || count === all || count < all * MAJORITY) return;
    for (const [index, language] of languages.entries()) {
      if (language !== undefined && language !== main)
        report(index, 'other', ['description'], { data: { count, all } });
    }
  },
});

/** Told by script and letters alone; languages of plain Latin letters count as one. */
function languageOf({ description }: Tool): string | undefined {
  const text = description ?? '';
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 10) return undefined;
  const script = SCRIPTS.find(([, letter]) => letter.test(text))?.[0];
  return script ?? (VIETNAMESE.test(text) ? 'Vietnamese' : 'Latin');
}
