import { describe, expect, test } from 'vitest';
import { readDocument } from '../import/read-document.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { formatPointer } from '../model/pointer.ts';
import { readTool } from '../model/tool.ts';
import { applyEdits } from '../text/apply-edits.ts';
import { parseText } from '../text/parse-text.ts';
import { diagnose } from './diagnose.ts';
import { documentFindings } from './document-findings.ts';
import { createLintContext, lintAll } from './engine.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { textDiagnostics } from './text-diagnostics.ts';

function diagnosticsOf(text: string, language: 'en' | 'vi' = 'en'): readonly Diagnostic[] {
  const tree = parseText(text);
  const read = readDocument(tree, { fileName: 'tools.json' });
  if (!read.ok) throw new Error(`not read: ${JSON.stringify(read.error)}`);
  const { tools, origin, format } = read.value;
  const context = createLintContext({
    tools: tools.map(({ descriptor }) => readTool(descriptor)),
    origin,
    format,
    settings: { ...DEFAULT_SETTINGS, preset: 'strict' },
  });
  const findings = [...documentFindings(read.value), ...lintAll(context)];
  return [...textDiagnostics(tree, language), ...diagnose(findings, { read: read.value, tree, language })];
}

function find(diagnostics: readonly Diagnostic[], rule: string): Diagnostic {
  const found = diagnostics.find((diagnostic) => diagnostic.rule === rule);
  if (found === undefined) throw new Error(`${rule} did not fire`);
  return found;
}

const MCP = `{
  "tools": [
    {
      "name": "delete_note",
      "description": "This tool allows you to delete a note.",
      "inputSchema": { "type": "object", "properties": { "note": { "enum": ["a", "b"] } } },
      "annotations": { "title": "Gone", "readOnlyHint": true }
    }
  ]
}`;

describe('a finding in a foreign document', () => {
  const diagnostics = diagnosticsOf(MCP);

  test('points into the document and into the descriptor', () => {
    const found = find(diagnostics, 'parameter-type');
    expect(formatPointer(found.pointer)).toBe('/tools/0/inputSchema/properties/note');
    expect(formatPointer(found.descriptorPointer)).toBe('/parameters/properties/note');
    expect([found.tool, found.toolIndex]).toEqual(['delete_note', 0]);
  });

  test('marks a scalar whole and of an object the key', () => {
    expect(find(diagnostics, 'idempotency-name').range).toEqual({
      start: { line: 7, column: 57 },
      end: { line: 7, column: 61 },
    });
    expect(find(diagnostics, 'parameter-type').range).toEqual({
      start: { line: 6, column: 58 },
      end: { line: 6, column: 64 },
    });
  });

  test('offers edits of the text as it stands', () => {
    const [fix] = find(diagnostics, 'parameter-type').fixes;
    if (fix === undefined) throw new Error('no fix');
    expect(fix.title).toBe('Set "type" to "string"');
    const edited = JSON.parse(applyEdits(MCP, fix.edits));
    expect(edited.tools[0].inputSchema.properties.note).toEqual({ enum: ['a', 'b'], type: 'string' });
  });
});

test('sentences come in the language that was asked for', () => {
  expect(find(diagnosticsOf(MCP, 'vi'), 'parameter-type').message).toBe(
    '"note" liệt kê giá trị mà không có kiểu, trong khi một số nhà cung cấp đòi hỏi kiểu.',
  );
});

test('what is missing is shown at the object that lacks it', () => {
  const found = find(
    diagnosticsOf('[\n  { "name": "get_weather", "parameters": { "type": "object" } }\n]'),
    'block-missing',
  );
  expect(formatPointer(found.pointer)).toBe('/0');
  expect(found.range.start).toEqual({ line: 2, column: 3 });
});

test('a problem of the text keeps its own place', () => {
  const found = find(diagnosticsOf('{ "name": "a", "name": "get_weather", "parameters": {} }'), 'text-duplicate-key');
  expect(found.severity).toBe('error');
  expect(found.range.start).toEqual({ line: 1, column: 16 });
});

test.each<[string, string]>([
  ['{ "type": "web_search" }', 'info'],
  ['{ "googleSearch": {} }', 'info'],
  ['{ "type": "function" }', 'error'],
  ['null', 'error'],
])('beside a tool, %s is of severity %s', (entry, severity) => {
  const tool = '{ "type": "function", "name": "a", "parameters": { "type": "object", "properties": {} } }';
  expect(find(diagnosticsOf(`{ "tools": [${tool}, ${entry}] }`), 'document-skipped').severity).toBe(severity);
});

test('an entry that is no tool is an error where it stands', () => {
  const found = find(
    diagnosticsOf('{ "tools": [{ "name": "a", "inputSchema": { "type": "object" } }, 7] }'),
    'document-skipped',
  );
  expect([formatPointer(found.pointer), found.toolIndex, found.severity]).toEqual(['/tools/1', -1, 'error']);
});
