import type { editor, IDisposable } from 'monaco-editor/editor';
import type { StudioStore } from '../../state/store.ts';
import type { ToolView } from '../../worker/protocol.ts';
import { sayInPanels } from '../panel-words.ts';
import { firstWord } from './loss-marks.ts';

type Gaps = ToolView['coverageGaps'];

/** Underlines what no example of the shown tool exercises, while the examples panel asks for it. */
export function markCoverage(code: editor.IStandaloneCodeEditor, store: StudioStore): IDisposable {
  const marks = code.createDecorationsCollection();
  let shown: Gaps | null = null;
  function mark(): void {
    const { toolView, documentState, marksCoverage, language } = store.getState();
    const gaps = marksCoverage && documentState === 'ready' ? (toolView?.view.coverageGaps ?? null) : null;
    if (gaps === shown) return;
    shown = gaps;
    const model = code.getModel();
    const hoverMessage = { value: sayInPanels(language)('panel-coverage-gap') };
    marks.set(
      gaps === null || model === null
        ? []
        : gaps.map(({ range }) => ({
            range: firstWord(range, model),
            options: { inlineClassName: 'uncovered-source', hoverMessage },
          })),
    );
  }
  mark();
  return { dispose: store.subscribe(mark) };
}
