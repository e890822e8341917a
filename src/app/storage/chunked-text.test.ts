import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextEdit } from '../../core/model/diagnostic.ts';
import { applyEdits } from '../document/apply-edits.ts';
import { chunkedText } from './chunked-text.ts';

/** Edits of one change: cuts of the text in order, each replaced or kept. */
const changes = fc.array(
  fc.array(fc.record({ gap: fc.nat(30_000), removed: fc.nat(40_000), newText: fc.string({ maxLength: 12 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  { maxLength: 8 },
);

test('edits in pieces give the text that edits of the whole give', () => {
  fc.assert(
    fc.property(changes, (sequence) => {
      let whole = Array.from({ length: 9000 }, (_, line) => `line ${line}`).join('\n');
      const pieces = chunkedText(whole);
      for (const change of sequence) {
        let at = 0;
        const edits: TextEdit[] = change.map(({ gap, removed, newText }) => {
          const start = Math.min(at + gap, whole.length);
          at = Math.min(start + removed, whole.length);
          return { start, end: at, newText };
        });
        pieces.apply(edits);
        whole = applyEdits(whole, edits);
        expect(pieces.length()).toBe(whole.length);
      }
      expect(pieces.text() === whole).toBe(true);
    }),
    { seed: 20261129, numRuns: 40 },
  );
});

test.each([
  ['an empty text', '', [{ start: 0, end: 0, newText: 'abc' }], 'abc'],
  ['the end', 'abc', [{ start: 3, end: 3, newText: 'd' }], 'abcd'],
  ['everything', 'abc', [{ start: 0, end: 3, newText: '' }], ''],
  ['the seam of two pieces', 'x'.repeat(40_000), [{ start: 32_767, end: 32_769, newText: '||' }], undefined],
])('%s is edited', (_title, text, edits, want) => {
  const pieces = chunkedText(text);
  pieces.apply(edits);
  expect(pieces.text()).toBe(want ?? applyEdits(text, edits));
});

test('a huge insertion is taken', () => {
  const pieces = chunkedText('ab');
  pieces.apply([{ start: 1, end: 1, newText: 'x'.repeat(4_000_000) }]);
  expect(pieces.text().length).toBe(4_000_002);
});
