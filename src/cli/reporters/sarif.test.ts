import { expect, test } from 'vitest';
import { aDiagnostic } from '../../testing/analysis-builders.ts';
import type { Host } from '../command.ts';
import { sarif } from './sarif.ts';

const HOST: Host = {
  cwd: '/work',
  env: {},
  readStdin: async () => new Uint8Array(),
  version: () => '1.0.0',
  startEvaluation: () => Promise.reject(new Error('not needed')),
};

test('no message and no fix holds a link that the document has put there', async () => {
  const fix = { title: 'Rename to [x](javascript:alert(1))', safe: false, edits: [] };
  const diagnostics = [
    aDiagnostic({ message: 'The code "[x](javascript:alert(1))" and [1, 2] are none.', fixes: [fix] }),
  ];
  const linted = { file: '/work/a.json', format: 'descriptor', tools: 1, diagnostics, text: '{}' } as const;
  const report = await sarif([{ ...linted, rootOf: () => ({}), document: undefined, targets: [] }], 'en', HOST);
  const [result] = JSON.parse(report).runs[0].results;
  expect(result.message.text).toBe('The code "[x\\](javascript:alert(1))" and [1, 2] are none.');
  expect(result.fixes[0].description.text).toBe('Rename to [x\\](javascript:alert(1))');
});
