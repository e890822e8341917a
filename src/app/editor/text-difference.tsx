import 'monaco-editor/features/diffEditor/register';
import { useEffect, useRef } from 'react';
import { monaco } from './monaco.ts';

interface TextDifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly label: string;
  /** Parts of a text: its line numbers would mislead, and nothing more is hidden. */
  readonly isExcerpt?: boolean;
}

/** Two texts side by side, read-only; F7 goes to the next difference. */
export default function TextDifference({ before, after, label, isExcerpt = false }: TextDifferenceProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current === null) return;
    const models = [before, after].map((content) => monaco.editor.createModel(content, 'json'));
    const [original, modified] = models;
    const difference = monaco.editor.createDiffEditor(box.current, {
      automaticLayout: true,
      readOnly: true,
      minimap: { enabled: false },
      hideUnchangedRegions: { enabled: !isExcerpt },
      lineNumbers: isExcerpt ? 'off' : 'on',
      wordWrap: 'on',
      scrollBeyondLastLine: false,
      renderOverviewRuler: false,
      fontSize: 12,
    });
    const plain = { enabled: false, independentColorPoolPerBracketType: false };
    for (const model of models) model.updateOptions({ bracketColorizationOptions: plain });
    for (const side of [difference.getOriginalEditor(), difference.getModifiedEditor()]) {
      side.updateOptions({ ariaLabel: label });
    }
    if (original !== undefined && modified !== undefined) difference.setModel({ original, modified });
    return () => {
      difference.dispose();
      for (const model of models) model.dispose();
    };
  }, [before, after, label, isExcerpt]);
  return <div ref={box} className="text-difference" />;
}
