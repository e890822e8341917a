import type { editor, IDisposable } from 'monaco-editor/editor';
import type { StudioStore } from '../../state/store.ts';
import type { CoveragePlace } from '../../worker/protocol/tool-jobs.ts';
import { type PanelSay, sayInPanels } from '../panel-words.ts';
import { firstWord } from './loss-marks.ts';

/** Marks how many examples of the shown tool exercise each part, while the examples panel asks for it. */
export function markCoverage(code: editor.IStandaloneCodeEditor, store: StudioStore): IDisposable {
  const marks = code.createDecorationsCollection();
  let shown: readonly CoveragePlace[] | null = null;
  function mark(): void {
    const { toolView, documentState, marksCoverage, language } = store.getState();
    const places = marksCoverage && documentState === 'ready' ? (toolView?.view.coveragePlaces ?? null) : null;
    if (places === shown) return;
    shown = places;
    const model = code.getModel();
    const say = sayInPanels(language);
    marks.set(
      places === null || model === null
        ? []
        : places.map((place) => ({ range: firstWord(place.range, model), options: optionsOf(place, say) })),
    );
  }
  mark();
  return { dispose: store.subscribe(mark) };
}

/** From this many uses on the mark is at its fullest. */
const FULL = 3;

function optionsOf({ uses }: CoveragePlace, say: PanelSay): editor.IModelDecorationOptions {
  return {
    inlineClassName: `coverage-${Math.min(uses, FULL)}`,
    hoverMessage: { value: uses === 0 ? say('panel-coverage-gap') : say('panel-coverage-uses', { count: uses }) },
    after: { content: ` ×${uses}`, inlineClassName: 'coverage-times' },
  };
}
