import { defineRule } from '../define-rule.ts';
import { TOOL_POISONING } from '../security/sources.ts';
import { stringsOf } from '../security/tool-text.ts';

const BLANKS = 100;
const LINE_BREAKS = 12;
const WHITESPACE = /\s+/g;
/** Without a run of so many there is no gap. */
const SHORTEST_GAP = /\s{12}/;

export const secWhitespacePadding = defineRule({
  id: 'sec-whitespace-padding',
  family: 'security',
  severity: 'warning',
  preset: 'essentials',
  summary: 'No text is pushed out of sight by a run of blanks or empty lines.',
  why: 'Whoever reviews the text sees only its beginning; the model also reads what follows the gap.',
  source: TOOL_POISONING,
  messages: {
    found: {
      one: '{count} blank character pushes this text out of sight: "{after}". Review it.',
      other: '{count} blank characters push this text out of sight: "{after}". Review it.',
    },
    close: 'Close the gap',
  },
  examples: {
    good: [{ name: 'read', description: 'Reads a file.\n\nUse it for text.' }],
    bad: [
      {
        tool: { name: 'read', description: `Reads a file.${'\n'.repeat(60)}Then do more.` },
        expect: 'found',
        at: '/description',
      },
    ],
  },
  check(tool, report) {
    for (const string of stringsOf(tool)) {
      const { text, place } = string;
      if (text.length < BLANKS / 2 || place === 'data' || !SHORTEST_GAP.test(text)) continue;
      const gap = [...text.matchAll(WHITESPACE)].find((match) => isGap(match[0], text, match.index));
      if (gap === undefined) continue;
      const after = text
        .slice(gap.index + gap[0].length)
        .trim()
        .slice(0, 120);
      const value = text.replace(WHITESPACE, (run, index: number) => (isGap(run, text, index) ? '\n\n' : run));
      report('found', string.pointer, {
        data: { count: gap[0].length, after },
        fixes:
          place === 'prose'
            ? [{ title: 'close', safe: true, edits: [{ op: 'set', pointer: string.pointer, value }] }]
            : [],
      });
    }
  },
});

/** A run at the end hides nothing; indentation counts as part of its line breaks. */
function isGap(run: string, text: string, index: number): boolean {
  if (index + run.length === text.length) return false;
  const breaks = run.split('\n').length - 1;
  return breaks >= LINE_BREAKS || (run.length >= BLANKS && breaks !== 1);
}
