import { expect, test, vi } from 'vitest';
import type { TextEdit } from '../../core/model/diagnostic.ts';
import { applyEdits } from './apply-edits.ts';
import { createDocumentText, type DocumentText } from './document-text.ts';
import type { TextChange, TextSurface } from './text-surface.ts';

const document = { id: 'a', name: 'a.json', language: 'json' } as const;

/** A surface that holds the text and reports what is done to it, as an editor does. */
function aSurface(owner: DocumentText): TextSurface {
  let content = '';
  const put = (edits: readonly TextEdit[]) => {
    content = applyEdits(content, edits);
    owner.changed(edits);
  };
  const nothing = () => undefined;
  return {
    ...{ undo: nothing, reveal: nothing, revealOffset: nothing, light: nothing, focus: nothing },
    ...{ showQuickFixes: nothing, setReadOnly: nothing },
    show: (_document, text) => {
      content = text;
    },
    text: () => content,
    apply: put,
    follow: put,
  };
}

function recorded(text: DocumentText): TextChange[] {
  const changes: TextChange[] = [];
  text.onChanged((change) => changes.push(change));
  return changes;
}

test('the text is edited whether or not a surface is on screen, and every change is told in order', () => {
  const text = createDocumentText();
  const changes = recorded(text);
  text.open(document, 'abc');
  text.apply([{ start: 0, end: 1, newText: 'X' }]);
  const detach = text.attach(aSurface(text));
  expect(text.text()).toBe('Xbc');
  text.apply([{ start: 3, end: 3, newText: '!' }]);
  detach();
  text.apply([{ start: 1, end: 3, newText: '' }]);
  expect(text.text()).toBe('X!');
  expect(changes.map(({ baseRevision, revision }) => [baseRevision, revision])).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
  ]);
});

test('a task waits for the surface, and is forgotten when another document is opened first', () => {
  const text = createDocumentText();
  const [kept, forgotten] = [vi.fn(), vi.fn()];
  text.open(document, '');
  text.onceShown(forgotten);
  text.open(document, '');
  text.onceShown(kept);
  text.attach(aSurface(text));
  expect(kept).toHaveBeenCalledOnce();
  expect(forgotten).not.toHaveBeenCalled();
});

test('no edits are no change', () => {
  const text = createDocumentText();
  const changes = recorded(text);
  text.open(document, 'abc');
  text.apply([]);
  expect(changes).toEqual([]);
});
