import { expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic.ts';
import { codeSpan, inertText } from './markdown-text.ts';
import { reviewMarkdown } from './review-markdown.ts';

const finding: Diagnostic = {
  rule: 'description-long',
  family: 'description',
  severity: 'warning',
  tool: 'a|b',
  toolIndex: 0,
  pointer: ['tools', '0', 'description'],
  descriptorPointer: ['description'],
  message: 'See <script>alert(1)</script> ![x](http://evil.example/a.png) | done',
  range: { start: { line: 3, column: 5 }, end: { line: 3, column: 9 } },
  fixes: [],
};

const scope = { columns: ['anthropic'], showsProviderNotes: false } as const;

test('a review names every finding with its place', () => {
  const text = reviewMarkdown(
    {
      name: 'weather',
      scope,
      tools: [
        { name: 'get_weather', verdicts: [{ target: 'anthropic', status: 'lossy' }], diagnostics: [finding] },
        { name: 'b', verdicts: [], diagnostics: [] },
      ],
      documentDiagnostics: [],
    },
    'en',
  );
  expect(text).toContain('# Review of weather');
  expect(text).toContain('Tools: 2. Errors: 0. Warnings: 1. Infos: 0.');
  expect(text).toContain('anthropic: lossy');
  expect(text).toContain('| warning | description-long | `/tools/0/description` 3:5 |');
  expect(text).toMatch(/## `b`\n\nNo findings\./);
});

test('a review counts what concerns the judged targets, and tells provider notes apart', () => {
  const noteOf = (target: 'anthropic' | 'gemini'): Diagnostic => ({
    ...finding,
    rule: 'provider-loss',
    severity: 'info',
    target,
    message: `Lost for ${target}.`,
  });
  const hint: Diagnostic = { ...finding, severity: 'info', message: 'A hint.' };
  const tools = [
    { name: 'a', verdicts: [], diagnostics: [noteOf('anthropic'), noteOf('anthropic'), noteOf('gemini'), hint] },
  ];
  const text = reviewMarkdown({ name: 'a', scope, tools, documentDiagnostics: [] }, 'en');
  expect(text).toContain('Warnings: 0. Infos: 1.\n');
  expect(text).toContain('provider notes (anthropic): 2.');
  expect(text).not.toContain('Lost for');
  const withNotes = { ...scope, showsProviderNotes: true };
  const whole = reviewMarkdown({ name: 'a', scope: withNotes, tools, documentDiagnostics: [] }, 'en');
  expect(whole).toContain('Lost for anthropic.');
  expect(whole).not.toContain('Lost for gemini.');
});

test('nothing of a hostile document is markup in it', () => {
  const text = reviewMarkdown(
    {
      name: '[x](javascript:alert(1))',
      scope,
      tools: [{ name: 'a`b', verdicts: [], diagnostics: [finding] }],
      documentDiagnostics: [],
    },
    'vi',
  );
  expect(text).not.toMatch(/<script/);
  expect(text).not.toMatch(/(?<!\\)!\[|(?<!\\)\]\(/);
});

test.each([
  ['plain', '`plain`'],
  ['a`b', '``a`b``'],
  ['`', '`` ` ``'],
  ['a|b', '`a\\|b`'],
  ['a\\|b', '<code>a&#92;&#124;b</code>'],
  ['x\u200By', '`x⟨U+200B⟩y`'],
])('code span of %j', (text, span) => {
  expect(codeSpan(text)).toBe(span);
});

test.each([
  ['a | b', 'a \\| b'],
  ['<b>', '&lt;b\\>'],
  ['two\nlines', 'two lines'],
  ['\u202Eevil', '⟨U+202E⟩evil'],
])('inert text of %j', (text, inert) => {
  expect(inertText(text)).toBe(inert);
});
