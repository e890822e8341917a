import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { TARGET_FAMILIES } from '../../model/target-id.ts';
import { readTool } from '../../model/tool.ts';
import { convert } from '../../targets/convert.ts';
import { parameterRows } from './parameter-rows.ts';
import { REPORT_END, reportDocument, reportStart, reportTool } from './render-report.ts';
import { REPORT_STYLE, REPORT_STYLE_HASH } from './report-style.ts';

const ATTACK = `</code></main><img src=https://evil.example/a.png onerror="x()"><script>x()</script> [l](javascript:x()) 'a' & b`;

function reportOf(raw: Parameters<typeof readTool>[0], language: 'en' | 'vi' = 'en', name = 'tools.json'): string {
  const tool = readTool(raw);
  const range = { start: { line: 3, column: 5 }, end: { line: 3, column: 9 } };
  const finding = {
    ...({ rule: 'description-long', family: 'description', severity: 'warning' } as const),
    ...{ tool: tool.name, toolIndex: 0, range },
    ...{
      pointer: ['tools', '0', 'description'],
      descriptorPointer: ['description'],
      message: `Long: ${tool.description}`,
    },
    fixes: [{ title: 'Shorten it', safe: true, edits: [] }],
  } satisfies Diagnostic;
  const conversions = TARGET_FAMILIES.map((target) => convert(tool, target));
  const none = { seen: 0, of: 0, missing: [] };
  const tests = {
    examples: (tool.examples ?? []).map(({ kind }, index) => ({
      index,
      kind,
      status: 'passed' as const,
      problems: [],
    })),
    fixtures: [],
    coverage: { parameters: none, enumValues: none, branches: none, errorCodes: none },
  };
  const counts = { error: 0, warning: 1, info: 0, providerNotes: 0 };
  const head = { name, tools: [tool], counts, targets: [], documentDiagnostics: [], isBehind: false };
  return [
    reportStart([name], language),
    reportDocument(head, 0, language),
    reportTool({ tool, diagnostics: [finding], conversions, tests }, { document: 0, index: 0 }, language),
    REPORT_END,
  ].join('');
}

const WEATHER = {
  name: 'get_weather',
  title: 'Weather',
  description: 'Get the weather of a city.',
  parameters: {
    type: 'object',
    properties: {
      city: { type: 'string', description: 'Where to look', minLength: 2 },
      days: { type: 'array', items: { type: 'object', properties: { part: { enum: ['am', 'pm'] } } } },
    },
    required: ['city'],
  },
  examples: [
    {
      prompt: 'Rain in Oslo?',
      tool_call: { name: 'get_weather', arguments: { city: 'Oslo' } },
      result: { rain: false },
    },
  ],
};

test.each([
  [
    'en',
    ['Report on tools.json', 'Parameters', 'required', 'warning', 'passed', 'lossy', 'Missing for the next level:'],
  ],
  ['vi', ['Báo cáo về tools.json', 'Tham số', 'bắt buộc', 'cảnh báo', 'đạt', 'có mất mát']],
] as const)('a report in %s says everything about a tool', (language, words) => {
  const page = reportOf(WEATHER, language);
  expect(page).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
  const facts = ['get_weather', 'Weather', 'Get the weather of a city.', 'Where to look', 'minLength', '3:5'];
  for (const said of [...facts, '/tools/0/description', 'Shorten it', 'Rain in Oslo?', 'openai-chat', ...words]) {
    expect(page).toContain(said);
  }
});

describe('nothing of a hostile document is markup in it', () => {
  const page = reportOf(
    {
      name: ATTACK,
      title: ATTACK,
      description: ATTACK,
      parameters: { type: 'object', properties: { [ATTACK]: { type: ATTACK, description: ATTACK, pattern: ATTACK } } },
      errors: [{ code: ATTACK, description: ATTACK }],
      examples: [{ prompt: ATTACK, tool_call: { name: ATTACK, arguments: { [ATTACK]: ATTACK } }, result: ATTACK }],
    },
    'en',
    ATTACK,
  );

  test('its elements and attributes are ours alone', () => {
    const elements = new Set([...page.matchAll(/<([a-z][\w-]*)/gi)].map(([, name]) => name));
    for (const foreign of ['script', 'img', 'iframe', 'object', 'link', 'base', 'form']) {
      expect(elements).not.toContain(foreign);
    }
    const attributes = new Set(
      [...page.matchAll(/<[a-z][^>]*>/gi)].flatMap(([tag]) =>
        [...tag.matchAll(/\s([\w-]+)=/g)].map(([, name]) => name),
      ),
    );
    expect([...attributes].toSorted()).toEqual(
      [
        'aria-labelledby',
        'charSet',
        'class',
        'content',
        'href',
        'http-equiv',
        'id',
        'lang',
        'name',
        'scope',
      ].toSorted(),
    );
    expect([...page.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual(['#tool-1']);
  });

  test('the page ends once, where it ends', () => {
    expect(page.indexOf(REPORT_END)).toBe(page.length - REPORT_END.length);
    expect(page.indexOf('</main>')).toBe(page.length - REPORT_END.length);
  });
});

test('characters that nobody sees are shown', () => {
  expect(reportOf({ ...WEATHER, description: 'a\u202Eb\u200Bc' })).toContain('a⟨U+202E⟩b⟨U+200B⟩c');
});

test('the policy lets the style in and nothing else', () => {
  expect(REPORT_STYLE_HASH).toBe(`sha256-${createHash('sha256').update(REPORT_STYLE).digest('base64')}`);
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(reportOf(WEATHER))?.[1];
  expect(policy?.replaceAll('&#x27;', "'")).toBe(
    `default-src 'none'; style-src '${REPORT_STYLE_HASH}'; base-uri 'none'; form-action 'none'`,
  );
  expect(reportOf(WEATHER)).toContain(`<style>${REPORT_STYLE}</style>`);
});

test('parameters are listed at every depth', () => {
  expect(parameterRows(readTool(WEATHER).parameters)).toEqual([
    {
      path: ['city'],
      type: 'string',
      isRequired: true,
      description: 'Where to look',
      limits: [{ keyword: 'minLength', value: '2' }],
    },
    { path: ['days'], type: 'object[]', isRequired: false, description: '', limits: [] },
    {
      path: ['days', '[]', 'part'],
      type: '',
      isRequired: false,
      description: '',
      limits: [{ keyword: 'enum', value: '["am","pm"]' }],
    },
  ]);
});

test('a schema of a thousand levels and a tool without anything are reported', () => {
  let deep: Record<string, unknown> = { type: 'string' };
  for (let level = 0; level < 1000; level += 1) deep = { type: 'object', properties: { a: deep } };
  expect(reportOf({ name: 'deep', parameters: deep as never })).toContain('deep');
  expect(reportOf({})).toContain('No description.');
});
