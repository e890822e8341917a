import type { editor, IDisposable, IRange } from 'monaco-editor/editor';
import type { TextRange } from '../../core/model/diagnostic.ts';
import type { StudioStore } from '../../state/store.ts';
import type { ToolView } from '../../worker/protocol.ts';
import { targetLabel } from '../targets/target-label.ts';
import { toMonacoRange } from './ranges.ts';

/** Strikes through what a shown provider does not receive of the selected tool, with the reason on hover. */
export function markLosses(code: editor.IStandaloneCodeEditor, store: StudioStore): IDisposable {
  const marks = code.createDecorationsCollection();
  let shown: ToolView | null = null;
  function mark(): void {
    const { toolView, documentState } = store.getState();
    const view = documentState === 'ready' ? (toolView?.view ?? null) : null;
    if (view === shown) return;
    shown = view;
    const model = code.getModel();
    marks.set(view === null || model === null ? [] : decorationsOf(view, model));
  }
  mark();
  const unsubscribe = store.subscribe(mark);
  return { dispose: unsubscribe };
}

function decorationsOf({ previews }: ToolView, model: editor.ITextModel): editor.IModelDeltaDecoration[] {
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
