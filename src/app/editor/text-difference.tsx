import 'monaco-editor/features/diffEditor/register';
import { useEffect, useRef } from 'react';
import { monaco } from './monaco.ts';

interface TextDifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly label: string;
}

/** Two texts side by side, read-only; F7 goes to the next difference. */
export default function TextDifference({ before, after, label }: TextDifferenceProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current === null) return;
    const models = [before, after].map((content) => monaco.editor.createModel(content, 'json'));
    const [original, modified] = models;
    const difference = monaco.editor.createDiffEditor(box.current, {
      automaticLayout: true,
      readOnly: true,
      minimap: { enabled: false },
      hideUnchangedRegions: { enabled: true },
    });
    for (const side of [difference.getOriginalEditor(), difference.getModifiedEditor()]) {
      side.updateOptions({ ariaLabel: label });
    }
    if (original !== undefined && modified !== undefined) difference.setModel({ original, modified });
    return () => {
      difference.dispose();
      for (const model of models) model.dispose();
    };
  }, [before, after, label]);
  return <div ref={box} className="text-difference" />;
}
