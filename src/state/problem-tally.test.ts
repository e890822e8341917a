import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProblemScope } from '../core/lint/problem-scope.ts';
import type { Diagnostic, Severity } from '../core/model/diagnostic.ts';
import { aDiagnostic, aToolAnalysis } from '../testing/analysis-builders.ts';
import type { ToolAnalysis } from '../worker/protocol/document-jobs.ts';
import { createToolsTally, tallyOf } from './problem-tally.ts';

const scope: ProblemScope = { columns: ['gemini'], showsProviderNotes: false };
const fix = (safe: boolean) => ({ title: 'Fix', safe, edits: [] });

test.each<{ name: string; found: Partial<Diagnostic>; want: Partial<ReturnType<typeof tallyOf>> }>([
  { name: 'a warning', found: {}, want: { warning: 1 } },
  {
    name: 'an error that a safe fix mends',
    found: { severity: 'error', fixes: [fix(true)] },
    want: { error: 1, safeFixes: 1 },
  },
  { name: 'a fix that wants a look', found: { fixes: [fix(false)] }, want: { warning: 1, safeFixes: 0 } },
  {
    name: 'a note of a shown provider',
    found: { severity: 'info', target: 'gemini' },
    want: { info: 0, providerNotes: 1 },
  },
  { name: 'an error of a provider that is not shown', found: { severity: 'error', target: 'mcp' }, want: { error: 0 } },
])('$name', ({ found, want }) => {
  expect(tallyOf([aDiagnostic(found)], scope)).toMatchObject(want);
});

test('adding up what changed gives what adding up everything gives', () => {
  const severities = fc.array(fc.constantFrom<Severity>('error', 'warning', 'info'), { maxLength: 3 });
  const aTool = severities.map(
    (found): ToolAnalysis =>
      aToolAnalysis(1, {
        diagnostics: found.map((severity) => aDiagnostic({ severity })),
        counts: { error: 0, warning: 0, info: 0 },
      }),
  );
  const step = fc.record({ at: fc.nat(9), removed: fc.nat(2), inserted: fc.array(aTool, { maxLength: 2 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const tally = createToolsTally();
      let tools: readonly ToolAnalysis[] = [];
      for (const { at, removed, inserted } of steps) {
        tools = tools.toSpliced(at, removed, ...inserted);
        const all = tools.flatMap(({ diagnostics }) => diagnostics);
        expect(tally(tools, scope)).toEqual(tallyOf(all, scope));
      }
    }),
    { seed: 7 },
  );
});
