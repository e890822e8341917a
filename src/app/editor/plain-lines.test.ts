import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withPlainLines } from './plain-lines.ts';

const MONACO = join(import.meta.dirname, '..', '..', '..', 'node_modules', 'monaco-editor', 'esm', 'vs', 'editor');
const sourceOf = (path: string) => readFileSync(join(MONACO, 'common', path), 'utf8').replace(/\s+/g, ' ');

test('the installed Monaco lays out no line of a model that says so when it is shown', () => {
  expect(sourceOf('model/textModel.js')).toContain('isTooLargeForTokenization() {');
  expect(sourceOf('viewModel/viewModelImpl.js')).toContain(
    'if (this.model.isTooLargeForTokenization()) { this._lines = new ViewModelLinesFromModelAsIs(this.model);',
  );
});

test('the model says so only while it is shown, and afterwards what it said before', () => {
  class Model {
    isTooLargeForTokenization() {
      return false;
    }
  }
  const model = new Model();
  const said: boolean[] = [];
  withPlainLines(model as never, () => said.push(model.isTooLargeForTokenization()));
  expect(() =>
    withPlainLines(model as never, () => {
      throw new Error('not shown');
    }),
  ).toThrow('not shown');
  expect([...said, model.isTooLargeForTokenization()]).toEqual([true, false]);
});
