import { defineRule } from '../define-rule.ts';
import { UNICODE_SECURITY } from '../security/sources.ts';
import { textTraits } from '../security/text-traits.ts';
import { stringsOf } from '../security/tool-text.ts';

const STYLED = /[\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7cb}\u{1f130}-\u{1f149}\u24b6-\u24e9]/gu;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const FEW = 3;

export const secLetterForm = defineRule({
  id: 'sec-letter-form',
  family: 'security',
  severity: 'warning',
  preset: 'essentials',
  summary: 'Names and texts use ordinary letters, not full-width, mathematical or enclosed ones.',
  why: 'A model reads such letters as words, while filters that look for the plain ones miss them; and a name in such letters differs from its plain twin.',
  source: UNICODE_SECURITY,
  messages: {
    styled: {
      one: '{count} letter is full-width, mathematical or enclosed. In plain letters the text is "{plain}".',
      other: '{count} letters are full-width, mathematical or enclosed. In plain letters the text is "{plain}".',
    },
    name: 'The name "{name}" is not in its normal form (NFKC), which is "{plain}". Use that form.',
    plainly: 'Write plain letters',
  },
  examples: {
    good: [{ name: 'status', description: '\uff21\uff30\uff29 \u306e\u72b6\u614b\u3092\u8fd4\u3059\u3002' }],
    bad: [
      {
        tool: { name: 'a', description: '\uff29\uff47\uff4e\uff4f\uff52\uff45 the rest.' },
        expect: 'styled',
        at: '/description',
      },
      { tool: { name: '\uff41dd', description: 'Adds.' }, expect: 'name', at: '/name' },
    ],
  },
  check(tool, report) {
    for (const string of stringsOf(tool)) {
      const { text, place } = string;
      if (textTraits(text).isPlain) continue;
      const plain = text.normalize('NFKC');
      if (plain === text) continue;
      if (place === 'name') report('name', string.pointer, { data: { name: text, plain } });
      if (place !== 'prose' || EAST_ASIAN.test(text)) continue;
      const count = text.match(STYLED)?.length ?? 0;
      if (count <= FEW) continue;
      const value = text.replace(STYLED, (letter) => letter.normalize('NFKC'));
      report('styled', string.pointer, {
        data: { count, plain: value.slice(0, 200) },
        fixes: [{ title: 'plainly', safe: false, edits: [{ op: 'set', pointer: string.pointer, value }] }],
      });
    }
  },
});
