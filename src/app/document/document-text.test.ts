import { expect, test, vi } from 'vitest';
import type { TextEdit } from '../../core/model/diagnostic.ts';
import { applyEdits } from './apply-edits.ts';
import { createDocumentText, type DocumentText } from './document-text.ts';
import type { ScreenPlace, TextChange, TextSurface } from './text-surface.ts';

const document = { id: 'a', name: 'a.json', language: 'json' } as const;

/** A surface that holds the text and reports what is done to it, as an editor does. */
function aSurface(owner: DocumentText): TextSurface {
  let content = '';
  let at = { line: 1, column: 1, topLine: 1 };
  const put = (edits: readonly TextEdit[]) => {
    content = applyEdits(content, edits);
    owner.changed(edits);
  };
  const nothing = () => undefined;
  return {
    ...{ undo: nothing, reveal: nothing, revealOffset: nothing, light: nothing, focus: nothing },
    ...{ showQuickFixes: nothing, setReadOnly: nothing, relabel: nothing },
    show: (_document, text, place) => {
      content = text;
      at = place ?? { line: 1, column: 1, topLine: 1 };
    },
    place: () => at,
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

test.each([
  ['before it is shown', 'def', ['def', 'shown']],
  ['behind it where the surface may change its line ends', 'd\r\nf', ['shown', 'd\nf']],
])('listeners hear of a document %s, and read its own text', (_title, content, order) => {
  const text = createDocumentText();
  const seen: string[] = [];
  const surface = aSurface(text);
  text.open(document, 'abc');
  text.attach(surface);
  text.onOpened(() => seen.push(text.text()));
  const show = surface.show;
  Object.assign(surface, {
    show: (...[next, given, place]: Parameters<typeof show>) => {
      seen.push('shown');
      show(next, given.replaceAll('\r', ''), place);
    },
  });
  text.open({ ...document, id: 'b' }, content);
  expect(seen).toEqual(order);
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

test('an editor that is still coming takes the focus that was asked for', () => {
  const text = createDocumentText();
  const focus = vi.fn();
  text.open(document, '');
  text.focus();
  text.attach({ ...aSurface(text), focus });
  expect(focus).toHaveBeenCalledOnce();
});

test('coming back to a document, on screen or not, leads to the place that was left', () => {
  const text = createDocumentText();
  const shown: (ScreenPlace | null)[] = [];
  const surface = aSurface(text);
  const place = { line: 3, column: 2, topLine: 2 };
  const watched = {
    ...surface,
    place: () => place,
    show: (_next: unknown, _text: string, at: ScreenPlace | null) => shown.push(at),
  };
  text.open(document, 'abc');
  const detach = text.attach(watched);
  text.open({ ...document, id: 'b' }, 'def');
  text.open(document, 'abc');
  detach();
  text.attach(watched);
  expect(shown).toEqual([null, null, place, place]);
  expect(text.placeIn('b')).toEqual(place);
});

test('no edits are no change', () => {
  const text = createDocumentText();
  const changes = recorded(text);
  text.open(document, 'abc');
  text.apply([]);
  expect(changes).toEqual([]);
});
