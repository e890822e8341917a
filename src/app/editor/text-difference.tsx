import 'monaco-editor/features/diffEditor/register';
import type { editor } from 'monaco-editor/editor';
import { useLayoutEffect, useRef } from 'react';
import { monaco, plainBrackets } from './monaco.ts';

interface TextDifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly label: string;
  /** Parts of a text: its line numbers would mislead, and nothing more is hidden. */
  readonly isExcerpt?: boolean;
}

/** Two texts side by side, read-only; F7 goes to the next difference. */
export default function TextDifference({ before, after, label, isExcerpt = false }: TextDifferenceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current === null) return;
    return showDifference(place.current, { before, after, label, isExcerpt });
  }, [before, after, label, isExcerpt]);
  return <div ref={place} className="text-difference" />;
}

/** Monaco's worker may still be comparing two texts that are no longer shown; it must find them until it is done. */
const COMPARING_MS = 5000;

interface SharedDifference {
  readonly box: HTMLDivElement;
  readonly view: editor.IStandaloneDiffEditor;
}

/**
 * One for the whole visit: Monaco draws every later menu of the page with services of the editor that was made last, so
 * that disposing it would break them.
 */
let shared: SharedDifference | undefined;

/** Made inside the page: Monaco asks once how wide its box is, and wraps the left side by that. */
function createShared(place: HTMLElement): SharedDifference {
  const box = document.createElement('div');
  box.style.height = '100%';
  place.append(box);
  const view = monaco.editor.createDiffEditor(box, {
    readOnly: true,
    minimap: { enabled: false },
    wordWrap: 'on',
    diffWordWrap: 'on',
    scrollBeyondLastLine: false,
    renderOverviewRuler: false,
    fontSize: 12,
    useShadowDOM: false,
  });
  return { box, view };
}

function showDifference(
  place: HTMLElement,
  { before, after, label, isExcerpt }: Required<TextDifferenceProps>,
): () => void {
  shared ??= createShared(place);
  const { box, view } = shared;
  const [original, modified] = [before, after].map((text) => monaco.editor.createModel(text, 'json')) as [
    editor.ITextModel,
    editor.ITextModel,
  ];
  place.append(box);
  view.updateOptions({
    hideUnchangedRegions: { enabled: !isExcerpt },
    lineNumbers: isExcerpt ? 'off' : 'on',
  });
  plainBrackets(monaco.editor.getModels());
  view.setModel({ original, modified });
  // Each change of the options takes the label away again.
  const nameSides = () => {
    for (const side of [view.getOriginalEditor(), view.getModifiedEditor()]) side.updateOptions({ ariaLabel: label });
  };
  const naming = view.onDidUpdateDiff(nameSides);
  const observer = new ResizeObserver(() => {
    if (place.clientWidth > 0) view.layout({ width: place.clientWidth, height: place.clientHeight });
    nameSides();
  });
  observer.observe(place);
  return () => {
    observer.disconnect();
    naming.dispose();
    view.setModel(null);
    box.remove();
    setTimeout(() => {
      original.dispose();
      modified.dispose();
    }, COMPARING_MS);
  };
}
