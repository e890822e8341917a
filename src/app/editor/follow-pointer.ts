import type { editor } from 'monaco-editor/editor';
import type { StudioStore } from '../../state/store.ts';
import type { FrameHold } from '../analysis/frame-hold.ts';

/** Caret and mouse tell the store where they are: the caret chooses the tool, both light up the previews. */
export function followPointer(code: editor.IStandaloneCodeEditor, store: StudioStore, frame: FrameHold): void {
  code.onDidChangeCursorPosition((event) => frame.withFrame(() => followCaret(event)));
  function followCaret({ position, source }: editor.ICursorPositionChangedEvent): void {
    const { cursorMoved, toolSelected, tools, selectedTool } = store.getState();
    cursorMoved({ line: position.lineNumber, column: position.column });
    if (source === 'model') return;
    const within = tools.find(
      ({ range }) => range.start.line <= position.lineNumber && range.end.line >= position.lineNumber,
    );
    if (within !== undefined && within.key !== selectedTool) toolSelected(within.key);
  }
  code.onMouseMove(({ target }) => {
    const line = target.position?.lineNumber;
    const { pointed, textPointed } = store.getState();
    if (line !== undefined && line !== pointed?.line) textPointed({ line, column: target.position?.column ?? 1 });
  });
  code.onMouseLeave(() => store.getState().textPointed(null));
}
