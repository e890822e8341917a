import { expect, test } from 'vitest';
import { followPaste } from './follow-paste.ts';

type Listener = (event: object) => unknown;

/** As much of an editor as following needs: one model, whose alternative version comes back with undo. */
function anEditor() {
  const listeners: Record<string, Listener[]> = {};
  let version = 1;
  const range = { equalsRange: () => true };
  const model = {
    getAlternativeVersionId: () => version,
    getFullModelRange: () => range,
    getValue: () => 'name: a',
  };
  const on = (name: string) => (listener: Listener) => {
    listeners[name] = [...(listeners[name] ?? []), listener];
  };
  const tell = (name: string, event: object) => {
    for (const listener of listeners[name] ?? []) void listener(event);
  };
  const change = (to: number, event: object) => {
    version = to;
    tell('content', event);
  };
  const code = {
    getModel: () => model,
    onDidChangeModel: on('model'),
    onDidChangeModelContent: on('content'),
    onDidPaste: on('paste'),
  };
  return {
    code: code as never,
    paste(to: number) {
      change(to, {});
      tell('paste', { range });
    },
    undo: (to: number) => change(to, { isUndoing: true }),
    redo: (to: number) => change(to, { isRedoing: true }),
  };
}

function aStudio() {
  let language = 'json';
  const relabelled: string[] = [];
  const relabel = (to: string) => {
    language = to;
    relabelled.push(to);
  };
  const library = { relabel, tidyUp: () => undefined, pasted: () => relabel('yaml') };
  const text = { document: () => ({ language }), revision: () => 1 };
  const analysis = { run: async () => ({ ok: true, value: {} }) };
  return { relabelled, parts: { library, text, analysis } as never };
}

test('the language comes back with undo and redo, where the paste was the first change of the document', async () => {
  const editor = anEditor();
  const { relabelled, parts } = aStudio();
  followPaste(editor.code, parts);
  editor.paste(2);
  await Promise.resolve();
  await Promise.resolve();
  editor.undo(1);
  await Promise.resolve();
  editor.redo(2);
  await Promise.resolve();
  expect(relabelled).toEqual(['yaml', 'json', 'yaml']);
});
