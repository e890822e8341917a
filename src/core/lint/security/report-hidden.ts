import type { Pointer } from '../../model/pointer.ts';
import type { Tool } from '../../model/tool.ts';
import type { RuleFix } from '../define-rule.ts';
import { codePointList, type HiddenKind, hiddenRuns, withoutRuns } from './hidden-characters.ts';
import { stringsOf, type TextPlace, type ToolString } from './tool-text.ts';

export interface HiddenText {
  readonly place: TextPlace;
  readonly text: string;
  readonly decoded: string;
  readonly count: number;
  readonly characters: string;
  /** Taking hidden characters out of a text keeps what a reader sees, so it is safe; names are never changed. */
  fix(title: string): readonly RuleFix[];
}

const DECODED_LENGTH = 300;
const ANSI = /\u001b\[[0-9;?]{0,20}[ -/]?[@-~]/g;

const suspects = new WeakMap<object, readonly ToolString[]>();

/** The strings that hold hidden characters of any kind; several rules ask for them. */
function suspectsOf(tool: Tool): readonly ToolString[] {
  const known = suspects.get(tool.raw);
  if (known !== undefined) return known;
  const found = stringsOf(tool).filter(({ text }) => hiddenRuns(text).length > 0);
  suspects.set(tool.raw, found);
  return found;
}

/** One call per string that holds characters of the given kinds. */
export function reportHidden(
  tool: Tool,
  kinds: readonly HiddenKind[],
  found: (pointer: Pointer, hidden: HiddenText) => void,
) {
  for (const string of suspectsOf(tool)) {
    const { text, place } = string;
    const runs = hiddenRuns(text).filter(({ kind }) => kinds.includes(kind));
    if (runs.length === 0) continue;
    const { pointer } = string;
    const codePoints = runs.flatMap((run) => run.codePoints);
    const rest = withoutRuns(kinds.includes('control') ? text.replace(ANSI, '') : text, stripRuns(text, kinds));
    const decoded = runs
      .map((run) => run.decoded)
      .join(' ')
      .trim()
      .slice(0, DECODED_LENGTH);
    found(pointer, {
      place,
      text,
      decoded,
      count: codePoints.length,
      characters: codePointList(codePoints),
      fix: (title) =>
        place === 'prose' || place === 'data'
          ? [{ title, safe: place === 'prose', edits: [{ op: 'set', pointer, value: rest }] }]
          : [],
    });
  }
}

function stripRuns(text: string, kinds: readonly HiddenKind[]) {
  const cleaned = kinds.includes('control') ? text.replace(ANSI, '') : text;
  return hiddenRuns(cleaned).filter(({ kind }) => kinds.includes(kind));
}
