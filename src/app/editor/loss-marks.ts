import type { editor, IDisposable, IRange } from 'monaco-editor/editor';
import type { TextRange } from '../../core/model/diagnostic.ts';
import type { StudioStore } from '../../state/store.ts';
import type { Preview } from '../../worker/protocol/tool-jobs.ts';
import { targetLabel } from '../targets/target-label.ts';
import { toMonacoRange } from './ranges.ts';

const DELAY_MS = 80;

type Losses = Pick<Preview, 'target' | 'losses'>;

/** Strikes through what a shown provider does not receive of the selected tool, with the reason on hover. */
export function markLosses(code: editor.IStandaloneCodeEditor, store: StudioStore): IDisposable {
  const marks = code.createDecorationsCollection();
  let shown: readonly Losses[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  function mark(): void {
    timer = undefined;
    const model = code.getModel();
    marks.set(model === null ? [] : decorationsOf(shown, model));
  }
  function follow(): void {
    const { toolView, documentState } = store.getState();
    const previews = documentState === 'ready' ? (toolView?.view.previews ?? []) : [];
    const isSame = previews.length === shown.length && previews.every(({ losses }, at) => losses === shown[at]?.losses);
    if (isSame) return;
    shown = previews;
    // Marks move with the text by themselves, so that they need not be renewed in the frame of the keystroke.
    timer ??= setTimeout(mark, DELAY_MS);
  }
  follow();
  const unsubscribe = store.subscribe(follow);
  return {
    dispose() {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

function decorationsOf(previews: readonly Losses[], model: editor.ITextModel): editor.IModelDeltaDecoration[] {
  const reasons = new Map<string, { readonly range: TextRange; readonly lines: string[] }>();
  for (const { target, losses } of previews) {
    for (const { kind, range, message } of losses) {
      if (kind !== 'dropped') continue;
      const key = `${range.start.line}:${range.start.column}`;
      const known = reasons.get(key) ?? { range, lines: [] };
      known.lines.push(`${targetLabel(target)}: ${message}`);
      reasons.set(key, known);
    }
  }
  return [...reasons.values()].map(({ range, lines }) => ({
    range: firstWord(range, model),
    options: {
      inlineClassName: 'dropped-source',
      hoverMessage: lines.map((line) => ({ value: line.replaceAll(/[\\`*_{}[\]()#+.!<>|-]/g, '\\$&') })),
    },
  }));
}

/** The key alone, where the place is a whole member: a block struck through cannot be read. */
export function firstWord(range: TextRange, model: editor.ITextModel): IRange {
  const { line, column } = range.start;
  if (line > model.getLineCount()) return toMonacoRange(range);
  const rest = model.getLineContent(line).slice(column - 1);
  const word = /^"(?:[^"\\]|\\.)*"|^[^\s:,]+/.exec(rest)?.[0] ?? '';
  return { startLineNumber: line, startColumn: column, endLineNumber: line, endColumn: column + word.length };
}
